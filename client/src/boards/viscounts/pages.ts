/** On a phone the board has two pages: the ring with the castle, and the cards on offer with the piles. */
import type { Decision } from "../contract";

export type Page = "ring" | "cards";

/** What is read on the cards rather than on the ring. */
const ON_CARDS = ["townsfolk:", "manuscript:"];

const targetsOf = (decision: Decision | null): string[] =>
  (decision?.actions ?? []).flatMap((action) => action.targets ?? []).filter((target) => target !== "decline");

/** The segment whose townsfolk is all that a question is about: that one card is brought to the ring, where the turn goes on. */
export function offeredIn(decision: Decision | null): string | null {
  const [first, ...more] = targetsOf(decision);
  return first?.startsWith("townsfolk:") && more.every((target) => target === first) ? first.slice("townsfolk:".length) : null;
}

/** The page on which a question is answered: the cards if it is about several of them and about nothing else. */
export function pageOf(decision: Decision | null): Page {
  const targets = targetsOf(decision);
  const all = targets.length > 0 && targets.every((target) => ON_CARDS.some((kind) => target.startsWith(kind)));
  return all && offeredIn(decision) === null ? "cards" : "ring";
}
