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

/** A ship that is asked to move, from the harbour it would reach, where no other would reach it too. */
export function shipMeant(table: Playing, harbour: string): string | undefined {
  const [route = "", number = ""] = harbour.split(":");
  const coming = (table.decision?.actions ?? [])
    .filter(({ label }) => label.key === "gugong-label-sail" && label.args?.["to"] === Number(number))
    .flatMap(({ targets }) => targets ?? [])
    .filter((each) => each.startsWith(`harbour:${route}:`));
  return coming.length === 1 ? coming[0] : undefined;
}
