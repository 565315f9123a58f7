/** What somebody owns of silver and resources. */
import type { Playing } from "../contract";
import { components } from "./data";
import { isRival, participant, type ViscountsView } from "./view";

export interface Owned {
  good: "silver" | "ink" | "stone" | "gold" | "any";
  n: number;
}

/** The goods with their numbers. A rival has no silver, and one of them takes all resources for one kind. [W-SOLO-08] */
export function goodsOf(table: Playing, seat: number): Owned[] {
  const view = table.view as ViscountsView;
  const { ink = 0, stone = 0, gold = 0 } = participant(view, seat) ?? {};
  const board = components(table).board(isRival(view, seat) ? view.rival?.board : undefined);
  if (board && !board.resource_preference.length) return [{ good: "any", n: ink + stone + gold }];
  const person = view.players[seat];
  return [...(person ? [{ good: "silver" as const, n: person.silver }] : []), { good: "ink", n: ink }, { good: "stone", n: stone }, { good: "gold", n: gold }];
}
