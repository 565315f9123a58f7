/** Which ship is which from one view to the next: ships have no names, but each keeps its key while it sails. */
import type { Ship } from "./view";

export interface Sailing {
  /** Its harbour: `main:3`. */
  at: string;
  ship: Ship;
  key: string;
}

const routeOf = (at: string): string => at.split(":")[0] ?? "";
const numberOf = (at: string): number => Number(at.split(":")[1] ?? 0);

/** The ships under way with their keys: one that has not moved keeps its own, one that has moved takes that of the nearest of its owner's behind it. */
export function sailing(harbours: Record<string, Ship | null>, before: readonly Sailing[]): Sailing[] {
  const left = [...before];
  const take = (fits: (old: Sailing) => boolean): string | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.key;
  };
  const now = Object.entries(harbours).flatMap(([at, ship]) => (ship ? [{ at, ship }] : []));
  const keys = new Map<string, string>();
  for (const { at, ship } of now) {
    const key = take((old) => old.at === at && old.ship.seat === ship.seat);
    if (key !== undefined) keys.set(at, key);
  }
  left.sort((one, other) => numberOf(other.at) - numberOf(one.at));
  const moved = now.filter(({ at }) => !keys.has(at)).sort((one, other) => numberOf(other.at) - numberOf(one.at));
  for (const { at, ship } of moved) {
    const same = (old: Sailing) => old.ship.seat === ship.seat && routeOf(old.at) === routeOf(at);
    // Ahead it sails by itself; back it goes only when a move is taken back.
    const key = take((old) => same(old) && numberOf(old.at) < numberOf(at)) ?? take((old) => same(old) && old.ship.load <= ship.load);
    if (key !== undefined) keys.set(at, key);
  }
  const used = new Set(before.map((each) => each.key));
  let next = 0;
  const fresh = (seat: number): string => {
    let key = "";
    do key = `${seat}-${next++}`;
    while (used.has(key));
    used.add(key);
    return key;
  };
  return now.map(({ at, ship }) => ({ at, ship, key: keys.get(at) ?? fresh(ship.seat) }));
}
