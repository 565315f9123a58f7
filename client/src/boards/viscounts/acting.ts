/** Where the four primary actions lie on the board for the one who is asked: a click there is a click on the action. */
import type { Playing } from "../contract";
import type { ViscountsView } from "./view";

/** The space of the viscount whose owner is asked about the primary action, or nothing. */
export function actingSpace(table: Playing): string | null {
  const { decision } = table;
  if (decision?.prompt.key !== "viscounts-prompt-action") return null;
  return (table.view as ViscountsView).players[decision.seat]?.space ?? null;
}

/** The segment of that viscount, if it is on the inner path. */
export function actingInside(table: Playing): string | null {
  const space = actingSpace(table);
  return space?.endsWith(".I") ? space.slice(0, -2) : null;
}
