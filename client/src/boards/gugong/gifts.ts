/** How my gifts compare with the one lying at a location. Whether one is accepted freely is the server's word, not ours. */
import type { Action, Playing } from "../contract";
import type { LocationId } from "./view";
import { cardOf, viewOf } from "./words";

export type Verdict = "free" | "equal" | "lower";

function exchanges(table: Playing, card: string, location: LocationId): Action[] {
  const here = [`card:${card}`, `location:${location}`];
  return (table.decision?.actions ?? []).filter(
    (each) => each.label.key.startsWith("gugong-label-gift-") && here.every((target) => each.targets?.includes(target)),
  );
}

function isFree(actions: Action[]): boolean {
  return actions.some((each) => each.label.key === "gugong-label-gift-free");
}

function hand(table: Playing): string[] {
  return viewOf(table).seats[table.decision?.seat ?? -1]?.hand ?? [];
}

/** How the card I have chosen compares; null while I have chosen none. */
export function compared(table: Playing, location: LocationId): Verdict | null {
  const card = hand(table).find((each) => table.light(`card:${each}`) === "chosen");
  if (card === undefined) return null;
  const actions = exchanges(table, card, location);
  if (!actions.length) return null;
  if (isFree(actions)) return "free";
  return cardOf(table, card)?.value === viewOf(table).board[location].value ? "equal" : "lower";
}

/** The values of my hand that the official accepts without payment, ascending. */
export function welcome(table: Playing, location: LocationId): number[] {
  return hand(table)
    .filter((card) => isFree(exchanges(table, card, location)))
    .map((card) => cardOf(table, card)?.value ?? 0)
    .sort((a, b) => a - b);
}
