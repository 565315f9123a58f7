/** Where the cards of a pyramid lie: each on the seam of the two below it. [RULES section 4] */
import type { LaidCard } from "./view";

export interface Spot {
  level: number;
  column: number;
}

export const TOP_LEVEL = 5;
const GAP = 8;
export const spotKey = ({ level, column }: Spot): string => `${level}:${column}`;

/** The empty places on which a card could come to rest, so that one can point at them and ask. */
export function openings(laid: readonly Spot[]): Spot[] {
  const taken = new Set(laid.map(spotKey));
  const has = (level: number, column: number) => taken.has(`${level}:${column}`);
  const ground = laid.filter((each) => each.level === 1).map((each) => each.column);
  if (!ground.length) return [{ level: 1, column: 0 }];
  const out: Spot[] = [
    { level: 1, column: Math.min(...ground) - 1 },
    { level: 1, column: Math.max(...ground) + 1 },
  ];
  for (const { level, column } of laid)
    if (level < TOP_LEVEL && has(level, column + 1) && !has(level + 1, column)) out.push({ level: level + 1, column });
  return out;
}

export interface Fit {
  size: number;
  x(spot: Spot): number;
  y(spot: Spot): number;
  /** Where it is wider than its room: how far it is moved to see its right and its left end. */
  ends: { right: number; left: number } | null;
}

/** The largest drawing of these spots in a room, standing on its floor, in the middle; its cards are never smaller than `least`. */
export function fit(spots: readonly Spot[], width: number, height: number, most: number, least = 0): Fit {
  const across = (spot: Spot) => spot.column + (spot.level - 1) / 2;
  const left = spots.length ? Math.min(...spots.map(across)) : 0;
  const right = Math.max(...spots.map(across), left) + 1;
  const levels = Math.max(1, ...spots.map((spot) => spot.level));
  const high = height / levels;
  const size = Math.max(Math.min(width / (right - left), high, most), Math.min(least, high));
  const wide = (right - left) * size > width + 1;
  // What is moved is counted from the first card on, so that nothing in it moves by itself when the row grows.
  const start = wide ? 0 : (width - (right - left) * size) / 2 - left * size;
  return {
    size,
    x: (spot) => start + across(spot) * size,
    y: (spot) => height - spot.level * size,
    ends: wide ? { right: width - right * size, left: 0 - left * size } : null,
  };
}

/**
 * Where in a strip along the upper edge so much is free beside the cards that reach into it, between `from` and `to`:
 * on the wider side of them; nothing if it is not enough, or if what lies there can be moved.
 */
export function beside(room: Fit, spots: readonly Spot[], strip: number, [from, to]: [number, number], least: number): [number, number] | null {
  const there = spots.filter((spot) => room.y(spot) < strip).map(room.x);
  if (!there.length) return [from, to];
  const before: [number, number] = [from, Math.min(...there) - GAP];
  const after: [number, number] = [Math.max(...there) + room.size + GAP, to];
  const wider = before[1] - before[0] > after[1] - after[0] ? before : after;
  return !room.ends && wider[1] - wider[0] >= least ? wider : null;
}

/** As `LaidCard[]`, in an order that stays the same while cards are added. */
export const inOrder = (laid: readonly LaidCard[]): LaidCard[] => [...laid].sort((one, other) => one.card - other.card);
