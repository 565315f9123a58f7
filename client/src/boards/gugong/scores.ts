/** The score "if the game ended now", by category, as the server counts it. */
import type { View } from "./view";

const CATEGORIES = ["game", "wall", "decrees", "audience", "jade", "disqualified"];

/** The points on the score track so far; the score "if the game ended now" may be 0 for want of an audience. */
export function points(view: unknown, seat: number): number {
  return (view as View).seats[seat]?.vp ?? 0;
}

export function scores(view: unknown, seat: number): { key: string; points: number | null }[] {
  const categories = (view as View).scores[seat]?.categories ?? {};
  return CATEGORIES.filter((each) => each in categories).map((each) => ({
    key: `gugong-score-${each}`,
    points: categories[each] ?? null,
  }));
}
