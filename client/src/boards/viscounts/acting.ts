/** Where the four primary actions lie on the board for the one who is asked: a click there is a click on the action. */
import type { Playing } from "../contract";
import type { ViscountsView } from "./view";

/** The space of the viscount whose owner is asked about the primary action, or nothing. */
export function actingSpace(table: Playing): string | null {
  const { decision } = table;
  if (decision?.prompt.key !== "viscounts-prompt-action") return null;
  return (table.view as ViscountsView).players[decision.seat]?.space ?? null;
}

/** The segment of that viscount: also from the other path its places stand for their actions, and say that they are not for it. */
export function actingSegment(table: Playing): string | null {
  return actingSpace(table)?.slice(0, -2) ?? null;
}

/** Whether that viscount acts from a space of the outer path, or stands inside of it. */
export function actsFrom(table: Playing, space: string): boolean {
  const there = actingSpace(table);
  return there === space || there === `${space.slice(0, -2)}.I`;
}
