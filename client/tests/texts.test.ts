/** Messages become the same sentences as in courtier.texts: one list of cases serves both. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Message } from "@/boards/contract";
import { bound } from "@/lib/texts/bound";
import { LANGS, capital, fold, loadTexts, preferred, speaker } from "@/lib/texts";

interface Case {
  message: Message;
  seats: string[];
  [lang: string]: unknown;
}
const CASES = JSON.parse(readFileSync(new URL("../../tests/texts/cases.json", import.meta.url), "utf8")) as Case[];

beforeAll(async () => {
  for (const lang of [...LANGS, "qps"]) await loadTexts(lang, "viceroy");
});

describe.each(["en", "cs", "tr"])("in %s", (lang) => {
  test.each(CASES.map((each) => [each.message.key, each] as const))("%s", (_key, each) => {
    expect(speaker(lang, each.seats)(each.message)).toBe(each[lang]);
  });
});

test("a text that a language lacks is told in plain words, with its arguments", () => {
  expect(speaker("cs", ["Ada"])({ key: "no-such-text", args: { who: { seat: 0 }, n: 3 } })).toBe(
    "No such text (who: Ada, n: 3)",
  );
});

test("a nested message may stand with or without its wrapping", () => {
  const said = speaker("en");
  const inner = { key: "points", args: { count: 2 } };
  expect(said({ key: "label", args: { text: { message: inner } } })).toBe("2 points");
  expect(said({ key: "label", args: { text: inner } })).toBe("2 points");
});

test("the pseudo-locale is about 40 % longer and keeps what is put in", () => {
  const plain = speaker("en", ["Ada"])({ key: "play-thinking", args: { seat: { seat: 0 } } });
  const long = speaker("qps", ["Ada"])({ key: "play-thinking", args: { seat: { seat: 0 } } });
  expect(long).toContain("Ada");
  expect(long.length).toBeGreaterThan(plain.length * 1.25);
});

test("no line ends with a number or a lonely letter, and none begins with the number of a card, a dash or what a hyphen hangs on", () => {
  const lines = (text: string) => bound(text).split(" ");
  expect(lines("2. úroveň, na karty Agent (24) a Travič (56).")).toEqual(["2.\u00a0úroveň,", "na", "karty", "Agent\u00a0(24)", "a\u00a0Travič\u00a0(56)."]);
  expect(lines("Kâse 1 → Kanal, 1 al · hamlesiz")).toEqual(["Kâse\u00a01\u00a0→", "Kanal,", "1\u00a0al", "·\u00a0hamlesiz"]);
  expect(lines("vzít 1 · bez akcí")).toEqual(["vzít\u00a01", "·\u00a0bez", "akcí"]);
  expect(lines("dává Bonsaj 4 (bez akce), nefrit 19; celkem 2 body")).toEqual(["dává", "Bonsaj\u00a04", "(bez", "akce),", "nefrit\u00a019;", "celkem", "2\u00a0body"]);
  expect(lines("koydu – 1. seviye")).toEqual(["koydu\u00a0–", "1.\u00a0seviye"]);
  expect(lines("Ann performs it, variant A.")).toEqual(["Ann", "performs", "it,", "variant\u00a0A."]);
  expect(lines("Deniz yapıyor (B).")).toEqual(["Deniz", "yapıyor\u00a0(B)."]);
  expect(lines("karta (č. 1), žetonů: 1.")).toEqual(["karta", "(č.\u00a01),", "žetonů:\u00a01."]);
  expect(lines("Maliyet: 1 sarı mücevher")).toEqual(["Maliyet:", "1\u00a0sarı", "mücevher"]);
  expect(lines("the circle on level 2. Possible colours: red")).toContain("level\u00a02.");
  expect(lines("karta na 2. úrovni")).toEqual(["karta", "na", "2.\u00a0úrovni"]);
  expect(bound("je-li v zásobě, one-coloured")).toBe("je-\u2060li v\u00a0zásobě, one-coloured");
});

test("letters are folded as people type them", () => {
  expect(fold("Příliš İIıi ’–")).toBe("prilis iiii '-");
  expect(capital("istanbul", "tr")).toBe("İstanbul");
  expect(capital("čaj", "cs")).toBe("Čaj");
});

test("the browser's wish is followed where we can", () => {
  expect(preferred(["de-DE", "tr-TR", "en"])).toBe("tr");
  expect(preferred(["xx"])).toBe("en");
});
