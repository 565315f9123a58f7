/** Several resources of choice are taken from the bowls one by one, and make one answer. */
import type { Action, Bundle, Decision } from "../contract";

const RESOURCES = ["ink", "stone", "gold"] as const;

export function bundle(decision: Decision): Bundle | null {
  const due = decision.prompt.args?.n;
  if (decision.prompt.key !== "viscounts-prompt-resources" || typeof due !== "number" || due < 2) return null;
  return {
    due,
    picks: RESOURCES.map((good) => ({ place: `good:${good}`, most: due })),
    answer: (picked) => {
      const counted = RESOURCES.map((good) => ({ good, n: picked.filter((place) => place === `good:${good}`).length }));
      const word = counted.flatMap(({ good, n }) => (n ? [`${good}${n}`] : [])).join("+");
      return decision.actions.find(({ action }) => action === `take ${word}`) as Action;
    },
  };
}
