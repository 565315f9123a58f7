/**
 * Answers that differ in how something is done rather than where: the variant of an action, the way of an exchange, how many
 * are hired. They have targets of their own beside those of their place, and lie open at that place once it is the one in question.
 */
import { declines } from "@/lib/table/choosing";
import type { Action, Playing } from "../contract";
import { optionSigns, type Sign } from "./icons";
import { touched } from "./touched";
import type { LocationId } from "./view";
import { dataOf, viewOf } from "./words";

const KINDS = new Set(["way", "variant", "build", "crew", "pay", "face", "hire", "doubles"]);

export interface Option {
  target: string;
  /** What it is called: the words of its answer, or of its kind where it is not open. */
  name: string;
  signs: Sign[];
  /** It cannot be paid now. */
  owed?: boolean;
}

const kindOf = (target: string): string => target.split(":", 1)[0] ?? "";
export const isOption = (target: string): boolean => KINDS.has(kindOf(target));

/** Token exchanges stand beside every question; they do not make it a question about something else. */
const isExchange = (action: Action): boolean => action.targets?.some((each) => kindOf(each) === "exchange") ?? false;

/** Whether it is asked for an action of a location: its variants are all there is to choose from. */
const asksForAction = (table: Playing): boolean => table.decision?.prompt.key.startsWith("gugong-prompt-act-") ?? false;

/** The location whose action is asked for. */
export const askedLocation = (table: Playing): string | undefined => (asksForAction(table) ? touched(table.decision?.prompt.args ?? {})[0] : undefined);

/** Whether it is asked which pieces are placed or hired: they lie nowhere else. */
const asksForPieces = (table: Playing): boolean => /-(build|hire)$/.test(table.decision?.prompt.key ?? "");

/** Whether how something is done is all that is asked: then what another answer was preferred to stays in sight. */
const asksOnlyHow = (table: Playing): boolean => asksForAction(table) || asksForPieces(table);

/** Variants that the table has but that cannot be paid now: they tell why. */
function unpaid(table: Playing, place: string, open: readonly Option[]): Option[] {
  if (!open.length && place !== askedLocation(table)) return [];
  if (!asksForAction(table)) return [];
  const id = place.slice("location:".length) as LocationId;
  const variants = Object.entries(dataOf(table).locations.find((each) => each.id === id)?.variants ?? {});
  return variants.flatMap(([letter, { cost, effects }]) => {
    const target = `variant:${letter}`;
    if (typeof cost !== "number" || open.some((each) => each.target.startsWith(target))) return [];
    return [{ target, name: table.say(`gugong-variant-${id}-${letter.toLowerCase()}-text`), signs: optionSigns(target, { n: cost }, effects), owed: true }];
  });
}

function option(table: Playing, place: string, action: Action, target: string): Option {
  const id = place.slice("location:".length);
  const [, letter = ""] = target.split(":");
  const effects = dataOf(table).locations.find((each) => each.id === id)?.variants[letter]?.effects ?? [];
  // Nobody is promised a medal that has gone.
  const given = effects.filter((each) => each.op !== "take_medal_if_on_board" || viewOf(table).medal === null);
  return { target, name: table.say(action.label.key, action.label.args), signs: optionSigns(target, action.label.args ?? {}, given) };
}

/** The options at a place, if it is the place in question; without a place those that have none, such as hiring. */
export function optionsAt(table: Playing, place: string): Option[] {
  const actions = (table.decision?.actions ?? []).filter((each) => each.targets?.some(isOption));
  const lies = (action: Action) => (place ? action.targets?.includes(place) : action.targets?.every(isOption)) ?? false;
  const settled = (target: string) => target === place || isOption(target) || table.light(target) === "chosen";
  const here = actions.filter((each) => lies(each) && each.targets?.every(settled)).sort((one, other) => Number(declines(one)) - Number(declines(other)));
  const alone = actions.every((each) => lies(each) || (isExchange(each) && !place.startsWith("exchange:")));
  if (place && table.light(place) !== "chosen" && !alone) return [];
  const options = here
    .flatMap((action) => (action.targets ?? []).filter(isOption).map((target) => option(table, place, action, target)))
    .filter((each) => asksOnlyHow(table) || table.light(each.target) !== "");
  const owed = unpaid(table, place, options);
  // In the order of the answers; a variant that cannot be paid stands where its letter says.
  const tablets = owed.length ? [...options, ...owed].sort((a, b) => (a.target < b.target ? -1 : 1)) : options;
  // One way only, and no question about it: the place itself is enough.
  return place && tablets.length < 2 && !asksForPieces(table) ? [] : tablets;
}
