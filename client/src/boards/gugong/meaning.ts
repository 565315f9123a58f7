/** What a click on something means that is no place of its own: the place that it belongs to. */
import type { Playing } from "../contract";

/** A location, from anything drawn there. Where it is settled already, what is open there is asked for instead. */
export function locationMeant(table: Playing, id: string): string | undefined {
  const place = `location:${id}`;
  return table.light(place) === "chosen" ? undefined : place;
}

/** Hiring, from the free servants, where only one number of them can be meant. */
export function hiringMeant(table: Playing): string | undefined {
  const numbers = new Set((table.decision?.actions ?? []).flatMap(({ targets }) => targets ?? []).filter((each) => /^hire:[1-9]/.test(each)));
  return numbers.size === 1 ? [...numbers][0] : undefined;
}
