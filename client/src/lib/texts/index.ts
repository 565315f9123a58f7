/**
 * Words for people: messages become sentences of the viewer's language.
 *
 *     await loadTexts("cs", "viceroy");
 *     const said = speaker("cs", ["Ada", "Bora"]);
 *     said({ key: "viceroy-cost", args: { gems: { list: [{ name: "viceroy-gem-red" }] } } });
 */
import { catalogue, langs } from "texts:catalogue";
import type { Message } from "@/boards/contract";
import { Language, SOURCE } from "./language";
import { PSEUDO } from "./pseudo";

export { capital, fold } from "./fold";
export { SOURCE } from "./language";

export type Said = (message: Message) => string;

/** The languages that we speak, English first. */
export const LANGS: readonly string[] = [...langs].sort(
  (one, other) => Number(other === SOURCE) - Number(one === SOURCE) || one.localeCompare(other),
);

const spoken = new Map<string, Language>();
const loading = new Map<string, Promise<void>>();

function language(lang: string): Language {
  let known = spoken.get(lang);
  if (!known) {
    known = new Language(lang, lang === SOURCE ? null : language(SOURCE));
    spoken.set(lang, known);
  }
  return known;
}

function load(lang: string, group: string): Promise<void> {
  const name = `${lang}/${group}`;
  let under = loading.get(name);
  if (!under) {
    const source = catalogue[`${lang === PSEUDO ? SOURCE : lang}/${group}`];
    under = source ? source().then((module) => language(lang).add(module.default)) : Promise.resolve();
    // A chunk that did not come is asked for again the next time.
    under.catch(() => loading.delete(name));
    loading.set(name, under);
  }
  return under;
}

/** Loads what every page says and, if a game is named, what that game says. */
export async function loadTexts(lang: string, game?: string): Promise<void> {
  await Promise.all([load(lang, "base"), ...(game ? [load(lang, game)] : [])]);
}

/** Whether a text exists in that language; its group must be loaded. */
export function hasText(lang: string, key: string): boolean {
  return language(lang).has(key);
}

/** What turns messages into sentences; `seats` are the names of those who sit at the table, in seat order. */
export function speaker(lang: string, seats: readonly string[] = []): Said {
  const speaking = language(lang);
  return (message) => speaking.format(message, seats);
}

/** The language that a browser asks for, if we speak it. */
export function preferred(wanted: readonly string[]): string {
  for (const each of wanted) {
    const lang = each.toLowerCase().split("-")[0] as string;
    if (LANGS.includes(lang)) return lang;
  }
  return SOURCE;
}
