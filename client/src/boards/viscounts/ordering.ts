/** Rearranging the row by picking its cards in their new order: which place each card stands for, and where it lies meanwhile. */
import type { Playing } from "../contract";

const SPACES = ["left", "middle", "right"] as const;

export interface Ordered {
  id: string;
  /** The space where it is drawn: 0 is the left one. */
  at: number;
  /** The place that it stands for while the cards are rearranged. */
  target: string | null;
  /** Its number in the new order, once it has been picked. */
  place: number | null;
}

/** The cards of a row, as they lie or as they are being laid. */
export function ordering(table: Playing, seat: number, row: readonly (string | null)[]): Ordered[] {
  const lying = row.flatMap((id, at) => (id === null ? [] : [{ id, at }]));
  const spot = (at: number, id: string) => `player:${seat}:${SPACES[at]}:${id}`;
  const spaces = lying.map(({ at }) => at);
  // Once an order is ready, only its own places are lit: none of them need be where a card lies now.
  const asked = lying.some(({ id }) => spaces.some((at) => table.light(spot(at, id)) !== ""));
  if (!asked) return lying.map((each) => ({ ...each, target: null, place: null }));
  const placed = new Map<number, string>();
  for (const at of spaces) {
    const card = lying.find(({ id }) => table.light(spot(at, id)) === "chosen");
    if (card) placed.set(at, card.id);
  }
  const next = spaces.find((at) => !placed.has(at)) ?? spaces[spaces.length - 1] ?? 0;
  const free = spaces.filter((at) => !placed.has(at));
  return lying.map(({ id }) => {
    const own = [...placed].find(([, card]) => card === id)?.[0];
    if (own !== undefined) return { id, at: own, target: spot(own, id), place: spaces.indexOf(own) + 1 };
    return { id, at: free.shift() ?? 0, target: spot(next, id), place: null };
  });
}
