/** On a phone the board has two pages: the ring with the castle, and the cards on offer with the piles. */
import type { Decision } from "../contract";

export type Page = "ring" | "cards";

/** What is read on the cards rather than on the ring. */
const ON_CARDS = ["townsfolk:", "manuscript:", "good:"];

/** The page on which a question is answered: the cards if it is about nothing else. */
export function pageOf(decision: Decision | null): Page {
  const targets = (decision?.actions ?? []).flatMap((action) => action.targets ?? []).filter((target) => target !== "decline");
  return targets.length && targets.every((target) => ON_CARDS.some((kind) => target.startsWith(kind))) ? "cards" : "ring";
}
