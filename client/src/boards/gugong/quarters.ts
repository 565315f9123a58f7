/** The city in quarters, for a narrow screen that shows one of them at a time. */
import type { Playing } from "../contract";
import { askedLocation } from "./options";
import type { LocationId } from "./view";
import { dataOf, viewOf } from "./words";

export type QuarterId = "palace" | "travel" | "canal" | "wall" | "jade";

/** In the order of their officials in the row. */
export const QUARTERS: readonly { id: QuarterId; locations: readonly [LocationId, ...LocationId[]] }[] = [
  { id: "palace", locations: ["palace"] },
  { id: "travel", locations: ["travel"] },
  { id: "canal", locations: ["canal"] },
  { id: "wall", locations: ["wall", "intrigue"] },
  { id: "jade", locations: ["jade", "decrees"] },
];

/** The places that lie in a quarter, without its officials, who are always in sight. */
function placesOf(table: Playing, quarter: QuarterId): string[] {
  const view = viewOf(table);
  const data = dataOf(table);
  switch (quarter) {
    case "palace":
      return data.destiny_dice.map(({ id }) => `die:${id}`);
    case "travel":
      return Object.keys(view.cities).map((id) => `city:${id}`);
    case "canal":
      return [
        ...Object.keys(view.harbours).map((id) => `harbour:${id}`),
        ...data.canal.routes[view.side].map((id) => `harbour:new:${id}`),
      ];
    case "wall":
      return data.intrigue_benefits.map(({ id }) => `benefit:${id}`);
    case "jade":
      return [...view.houses.map(({ id }) => `house:${id}`), ...view.decrees.map(({ id }) => `decree:${id}`)];
  }
}

/** Whether something in a quarter can be chosen now. */
export function openIn(table: Playing, quarter: QuarterId): boolean {
  return placesOf(table, quarter).some((target) => table.light(target) !== "");
}

/** Whether something in a quarter has changed since the viewer last looked. */
export function newsIn(table: Playing, quarter: QuarterId): boolean {
  return placesOf(table, quarter).some((target) => table.changed(target));
}

/** The quarter where an opponent acts first in the step that is shown. */
export function actedQuarter(table: Playing): QuarterId | null {
  const lies = (place: string) =>
    QUARTERS.find(({ id, locations }) => locations.some((each) => place === `location:${each}`) || placesOf(table, id).includes(place));
  return (table.touching ?? []).flatMap((place) => lies(place) ?? [])[0]?.id ?? null;
}

/** Hiring for the dice and for a new day: both are to be seen beside the palace. */
const BY_CALENDAR = new Set(["gugong-prompt-night-hire", "gugong-prompt-morning-hire"]);

/** The quarter that the open question concerns: where its places lie, or else whose official is the one in question, be it that
 *  nothing can be done there before tokens have been exchanged. */
export function askedQuarter(table: Playing): QuarterId | null {
  if (BY_CALENDAR.has(table.decision?.prompt.key ?? "")) return "palace";
  const within = QUARTERS.find(({ id }) => openIn(table, id));
  if (within) return within.id;
  const lit = (light: string) =>
    QUARTERS.filter(({ locations }) => locations.some((location) => table.light(`location:${location}`) === light));
  const [chosen] = lit("chosen");
  const [only, ...others] = lit("open");
  const named = QUARTERS.find(({ locations }) => locations.some((location) => `location:${location}` === askedLocation(table)));
  return chosen?.id ?? named?.id ?? (others.length ? null : (only?.id ?? null));
}
