/** A seat's points by category, as the server has counted them; those of the laws also one by one. [RULES section 11] */
import type { Playing } from "../contract";
import type { ViceroyView } from "./view";
import { CATEGORIES } from "./view";
import { cardName, seatOf } from "./words";

export function scores(view: unknown, seat: number): { key: string; points: number | null }[] {
  const points = (view as ViceroyView).seats[seat]?.score ?? {};
  return CATEGORIES.map((category) => ({ key: `viceroy-score-${category}`, points: points[category] ?? null }));
}

export function sources(category: string, seat: number, playing: Playing): { name: string; points: number }[] {
  if (category !== "viceroy-score-laws") return [];
  return seatOf(playing, seat).pyramid.flatMap(({ card, points }) => (points ? [{ name: cardName(playing, card), points }] : []));
}
