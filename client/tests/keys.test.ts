/** Every text that the client names exists in every language; keys that are put together are checked by their parts. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LOCALES = here("../../src/courtier/locales");
const SOURCES = ["../src/app", "../src/lib", "../src/boards"].flatMap((folder) =>
  readdirSync(here(folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => readFileSync(join(here(folder), file), "utf8")),
);
const GROUPS = "client|ui|play|server|seat|game|lang|bots|list|error|gugong|viceroy|viscounts";

function keysOf(lang: string): Set<string> {
  const keys = new Set<string>();
  for (const file of readdirSync(join(LOCALES, lang)).filter((name) => name.endsWith(".ftl"))) {
    for (const entry of new FluentResource(readFileSync(join(LOCALES, lang, file), "utf8")).body) keys.add(entry.id);
  }
  return keys;
}

/** Whole keys in quotes, and the beginnings of keys that are put together in templates. */
function named(): { whole: string[]; begun: string[] } {
  const whole = new Set<string>();
  const begun = new Set<string>();
  for (const text of SOURCES) {
    for (const found of text.matchAll(new RegExp(`\\b(?:t|say|said)\\(\\s*["']((?:${GROUPS})-[a-z0-9-]+)["']`, "g"))) whole.add(found[1] as string);
    for (const found of text.matchAll(/["']((?:client|ui)-[a-z0-9-]+)["']/g)) if (!(found[1] as string).endsWith("-")) whole.add(found[1] as string);
    for (const found of text.matchAll(new RegExp("`((?:" + GROUPS + ")-[a-z0-9-]*)\\$\\{", "g"))) begun.add(found[1] as string);
  }
  return { whole: [...whole].sort(), begun: [...begun].sort() };
}

const LANGS = ["en", "cs", "tr"];
const { whole, begun } = named();

test("the client names texts", () => {
  expect(whole.length).toBeGreaterThan(100);
  expect(begun.length).toBeGreaterThan(5);
});

describe.each(LANGS)("in %s", (lang) => {
  const keys = keysOf(lang);

  test("every text exists", () => {
    expect(whole.filter((key) => !keys.has(key))).toEqual([]);
  });

  test("every beginning of a text leads to one", () => {
    const all = [...keys];
    expect(begun.filter((start) => !all.some((key) => key.startsWith(start)))).toEqual([]);
  });

  test("what is chosen from closed lists is complete", () => {
    const wanted = [
      ...["auto", "light", "dark"].map((each) => `client-theme-${each}`),
      ...["slow", "normal", "fast", "off"].map((each) => `client-speed-${each}`),
      ...["none", "move-1", "move-5", "day-1", "day-3", "bank-30"].map((each) => `client-clock-${each}`),
      ...["gone", "no-session", "replaced", "outdated"].map((each) => `client-health-${each}`),
      ...["takeback", "bot", "reseat"].map((each) => `client-event-proposed-${each}`),
      ...["claimed", "left", "bot-seated", "returned", "started", "undone", "resigned", "ended", "rematched", "frozen"].map(
        (each) => `client-event-${each}`,
      ),
      ...["gugong", "viceroy", "viscounts"].flatMap((game) => [`client-pitch-${game}`, `client-play-${game}`, `client-alone-${game}`, `game-${game}`]),
      ...["random", "greedy", "easy", "medium", "hard", "expert"].map((level) => `bots-level-${level}`),
    ];
    expect(wanted.filter((key) => !keys.has(key))).toEqual([]);
  });
});

test("what a person can read stands in the texts, not in the components", () => {
  const loose = SOURCES.flatMap((text) => [...text.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "").matchAll(/>\s*([A-Za-z][a-z]{3,}(?: [a-z]+)+)\s*</g)].map((found) => found[1]));
  expect(loose).toEqual([]);
});
