/** The order in which answers are listed. */
import type { Action, Decision } from "../contract";

const LAST = 99;

/** A card that lies above its auction card on the table stands before the one below in the list too. */
export function rank(action: Action, { actions }: Decision): number {
  const [place, colour, at] = action.targets?.[0]?.split(":") ?? [];
  if (place !== "display") return action === actions[0] ? -1 : LAST;
  return Number(colour) * 2 + 1 - Number(at);
}
