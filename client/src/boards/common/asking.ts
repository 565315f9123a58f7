/** What the open question is about. */
import type { Decision } from "../contract";

/** Whether a question has an answer at a place of one of these kinds. */
export function asksFor(decision: Decision | null, ...kinds: string[]): boolean {
  return decision?.actions.some((action) => action.targets?.some((target) => kinds.some((kind) => target.startsWith(kind)))) ?? false;
}
