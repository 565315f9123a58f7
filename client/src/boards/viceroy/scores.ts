/** A seat's points by category, as the server has counted them. [RULES section 11] */
import type { ViceroyView } from "./view";
import { CATEGORIES } from "./view";

export function scores(view: unknown, seat: number): { key: string; points: number | null }[] {
  const points = (view as ViceroyView).seats[seat]?.score ?? {};
  return CATEGORIES.map((category) => ({ key: `viceroy-score-${category}`, points: points[category] ?? null }));
}
