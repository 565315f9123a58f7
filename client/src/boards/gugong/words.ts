/** Looking things up in the component data, and saying in words what they do. */
import { capital as upper } from "@/lib/texts";
import { bound } from "@/lib/texts/bound";
import type { Arg, Playing } from "../contract";
import type { Data, DecreeData, Effect, GiftCardData, TokenData, View } from "./view";

export function viewOf(table: Playing): View {
  return table.view as View;
}

export function dataOf(table: Playing): Data {
  return table.data as Data;
}

export function cardOf(table: Playing, id: string): GiftCardData | undefined {
  return dataOf(table).gift_cards.cards.find((each) => each.id === id);
}

export function tileOf(table: Playing, id: string): DecreeData | undefined {
  return dataOf(table).decrees.tiles.find((each) => each.id === id);
}

export function tokenOf(table: Playing, id: string): TokenData | undefined {
  const { basic, bonus } = dataOf(table).travel_tokens;
  return [...basic, ...bonus].find((each) => each.id === id);
}

/** A key of the names: `d1_ship` is `gugong-decree-d1-ship`. */
export function keyOf(kind: string, id: string): string {
  return `gugong-${kind}-${id.replaceAll("_", "-").toLowerCase()}`;
}

/** What an effect does, as part of a sentence. */
export function effectWords(table: Playing, effect: Effect): string {
  const args: Record<string, Arg> = {
    n: effect.n ?? 1,
    steps: effect.steps ?? 1,
    times: effect.times ?? 1,
    max: effect.max ?? 1,
    value: effect.min_printed_value ?? 1,
  };
  if (effect.location) args["location"] = { name: `gugong-location-${effect.location}` };
  return table.say(`gugong-effect-${effect.op.replaceAll("_", "-")}`, args);
}

/** The first letter in upper case, as a line of its own begins, by the rules of the page's language. */
export function capital(words: string): string {
  return upper(words, typeof document === "undefined" ? "en" : document.documentElement.lang || "en");
}

/** A gift in words: "Tea Set 5 (Great Wall action)". */
export function giftWords(table: Playing, id: string): string {
  const card = cardOf(table, id);
  if (!card) return id;
  const action = card.action ? effectWords(table, card.action) : table.say("gugong-card-action-none");
  return table.say("gugong-gift-named", { gift: { name: `gugong-gift-${card.value}` }, value: card.value, action });
}

/** Cuts words into at most `most` lines of about `letters` letters; what stays together in a sentence does so here. */
export function fold(words: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of bound(words).split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + 1 + word.length <= letters || lines.length === most)) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** How often each destiny die shows the value of a card: its matches tonight. */
export function matchesOf(table: Playing, id: string): number {
  const value = cardOf(table, id)?.value;
  return viewOf(table).dice.filter((die) => die === value).length;
}
