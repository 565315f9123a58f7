/** Questions of players find the rule that is meant, by the same ranking as courtier.texts: one list of questions serves both. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { finder } from "@/learn/search/finding";
import { alike, speechOf } from "@/learn/search/ranking";
import { loadTexts, speaker } from "@/lib/texts";

type Questions = Record<string, Record<string, [string, string[]][]>>;
const file = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const ASKED = JSON.parse(file("tests/texts/search.json")) as Questions;
const LANGS = ["en", "cs", "tr"];

/** The reference as the server shows it, as far as searching needs it. */
function bookOf(game: string, lang: string) {
  const parts = file(`src/courtier/locales/${lang}/rules/${game}.md`).split(/^## /m).slice(1);
  const chapters = parts.map((part) => {
    const [title = "", ...lines] = part.split("\n");
    const [introduction = "", ...rest] = lines.join("\n").split(/^(?:[-*] )?(?=\*\*[A-Z]-[A-Z0-9-]+)/m);
    const rules = rest.map((rule) => {
      const [, id = "", name = "", text = ""] = /^\*\*([A-Z]-[A-Z0-9-]+)\s*([^*]*)\*\*\s*([^]*)$/.exec(rule) ?? [];
      return { id, title: name.replace(/[.: ]+$/, ""), text, lang };
    });
    return { title, introduction, lang, rules };
  });
  return { game, title: "", lang, chapters };
}

beforeAll(async () => {
  for (const lang of LANGS) await loadTexts(lang);
});

describe.each(Object.keys(ASKED))("%s", (game) => {
  test.each(LANGS)("in %s", (lang) => {
    const say = (key: string): string => speaker(lang)({ key });
    const find = finder(bookOf(game, lang), [], speechOf(say("learn-search-idle"), say("learn-search-senses")));
    for (const [query, answers] of ASKED[game]?.[lang] ?? []) {
      const first = find(query).slice(0, 3).map((found) => found.id);
      expect(first.some((id) => answers.includes(id)), `${query}: ${first.join(" ")}`).toBe(true);
    }
  });
});

test("words are alike as in courtier.texts", () => {
  expect(alike("drahokamy", "drahokam")).toBe(0.9);
  expect(alike("kitabi", "kitap")).toBe(0.7);
  expect(alike("servnat", "servant")).toBe(0.45);
  expect(alike("emperer", "emperor")).toBe(0.7);
  expect(alike("wall", "want")).toBe(0);
});

test("cards are found beside rules, with the rule that governs them", () => {
  const card = { target: "card:7", title: "Arkanista", lines: ["Úroveň 1", "Úroveň 2"], rule: "V-BUILD-11" };
  const [first] = finder(bookOf("viceroy", "cs"), [card], speechOf("", ""))("arkanistu");
  expect(first).toMatchObject({ kind: "card", title: "Arkanista", rule: "V-BUILD-11", text: "Úroveň 1\n\nÚroveň 2" });
});
