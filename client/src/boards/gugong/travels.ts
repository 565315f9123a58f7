/** What goes where between two views of the table: gifts that others take, servants, and jade, which are only counted. */
import type { Between, Travel } from "../common/flights";
import { LOCATIONS, type SeatView, type View } from "./view";

/** Where a seat's pieces are seen: on the own board, or at least at the player's name. */
const ownHome = (what: string, seat: number): string[] => [`${what}:${seat}`, `player:${seat}`];

interface Stock {
  homes: string[];
  count: number;
}

/** Where the ordinary servants of a seat are. [G-TERM-01] */
function servants(view: View, seat: number, mine: SeatView): Map<string, Stock> {
  const out = new Map<string, Stock>([
    ["hired", { homes: ownHome("hired", seat), count: mine.hired }],
    ["free", { homes: ownHome("free", seat), count: mine.free }],
    ["wall", { homes: ["piece:wall", "location:wall"], count: mine.wall - (mine.double === "wall" ? 2 : 0) }],
  ]);
  for (const [id, ship] of Object.entries(view.harbours))
    if (ship?.seat === seat) out.set(`ship ${id}`, { homes: [`harbour:${id}`, "location:canal"], count: ship.servants });
  for (const id of mine.decrees) out.set(`decree ${id}`, { homes: [`decree:${id}`, "location:decrees"], count: 1 });
  for (const [id, count] of Object.entries(mine.rewards)) out.set(`reward ${id}`, { homes: [`reward:${id}`, `player:${seat}`], count });
  for (const each of view.stations)
    if (each.seat === seat && !each.double) {
      const at = each.at === "own-board" ? "own-board" : `location:${each.at}`;
      out.set(`station ${at}`, { homes: [at, `player:${seat}`], count: (out.get(`station ${at}`)?.count ?? 0) + 1 });
    }
  return out;
}

/** A ship that has only sailed on has the same crew as before. */
function unmoved(before: Map<string, Stock>, now: Map<string, Stock>): void {
  const ships = (stock: Map<string, Stock>) => [...stock.keys()].filter((key) => key.startsWith("ship ")).sort();
  const [old, fresh] = [ships(before), ships(now)];
  if (old.length !== fresh.length) return;
  old.forEach((key, i) => {
    const at = fresh[i];
    const stock = before.get(key);
    if (at === undefined || !stock || at === key) return;
    before.delete(key);
    before.set(at, { ...stock, homes: now.get(at)?.homes ?? stock.homes });
  });
}

/** One journey for each servant that has left one place and come to another. */
function journeys(seat: number, before: Map<string, Stock>, now: Map<string, Stock>): Travel[] {
  const left: string[][] = [];
  const come: string[][] = [];
  for (const key of new Set([...before.keys(), ...now.keys()])) {
    const change = (now.get(key)?.count ?? 0) - (before.get(key)?.count ?? 0);
    const homes = (now.get(key) ?? before.get(key))?.homes ?? [];
    for (let n = 0; n < Math.abs(change); n += 1) (change < 0 ? left : come).push(homes);
  }
  return left.slice(0, come.length).map((from, i) => ({ look: `servant:${seat}`, from, to: come[i] ?? [] }));
}

/** A piece of jade goes from a house that has lost its own, or from the courtyard. [G-JADE-01, G-JADE-04] */
function jade(seat: number, gained: number, emptied: string[]): Travel[] {
  return Array.from({ length: Math.max(0, gained) }, () => ({
    look: "jade",
    from: [`house:${emptied.shift() ?? "courtyard"}`, "location:jade"],
    to: ownHome("jade", seat),
  }));
}

/** Who has taken a gift: whose discard pile or hand has changed, or who was asked. */
function takers(before: View, now: View, { viewer, asked }: Between): number[] {
  const others = now.seats.flatMap((_, seat) => (seat === viewer ? [] : [seat]));
  const changed = others.filter((seat) => {
    const [old, fresh] = [before.seats[seat], now.seats[seat]];
    return old?.hand_size !== fresh?.hand_size || old?.discard_size !== fresh?.discard_size;
  });
  return [...changed, ...asked, ...others];
}

export function travels(old: unknown, fresh: unknown, between: Between): Travel[] {
  const [before, now] = [old as View, fresh as View];
  const [taker] = takers(before, now, between);
  const [lay, lie] = [before, now].map((view) => LOCATIONS.map((id) => view.board[id].card)) as [string[], string[]];
  const gone = lay.filter((card) => !lie.includes(card));
  const laid = lie.filter((card) => !lay.includes(card));
  const emptied = before.houses.filter(({ id, jade }) => jade && !now.houses.find((each) => each.id === id)?.jade).map(({ id }) => id);
  return [
    ...gone.map((card): Travel => ({ look: `card:${card}`, to: [`player:${taker}`] })),
    ...laid.map((card): Travel => ({ look: `card:${card}`, from: [`player:${taker}`] })),
    ...now.seats.flatMap((seat, number) => {
      const was = before.seats[number];
      if (!was) return [];
      const [then, after] = [servants(before, number, was), servants(now, number, seat)];
      unmoved(then, after);
      const seen = journeys(number, then, after).filter(({ from, to }) => number === between.viewer || from?.at(-1) !== to?.at(-1));
      return [...seen, ...jade(number, seat.jade - was.jade, emptied)];
    }),
  ];
}
