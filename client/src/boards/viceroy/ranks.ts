/** The order in which answers are listed. */
import type { Action } from "../contract";

/** Eight characters can be on offer. */
const OFFERS = 8;

/**
 * A card that lies above its auction card on the table stands before the one below in the list too. What does something
 * comes before passing, refusing, ending and keeping a card in hand.
 */
export function rank({ targets: [target = ""] = [] }: Action): number {
  const [place, colour, at] = target.split(":");
  if (place === "display") return Number(colour) * 2 + 1 - Number(at);
  return target === "pass" || target === "hand" ? OFFERS : 0;
}
