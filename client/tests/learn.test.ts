/** Guides and player aids: every text is there in every language, every pictogram has a name, steps follow the moves. */
import { beforeAll, describe, expect, test } from "vitest";
import { AIDS } from "@/learn/aid/aids";
import type { Bundle } from "@/boards/contract";
import { guide as gugong } from "@/learn/guide/gugong";
import { picksFor } from "@/learn/guide/pointing";
import { actsOf, standing, type Guide } from "@/learn/guide/script";
import { guide as viceroy } from "@/learn/guide/viceroy";
import { guide as viscounts } from "@/learn/guide/viscounts";
import { partsOf, signOf } from "@/learn/signs";
import { LANGS, hasText, loadTexts, speaker } from "@/lib/texts";

const GUIDES: Guide[] = [gugong, viceroy, viscounts];

beforeAll(async () => {
  for (const lang of LANGS) await loadTexts(lang, "guide");
});

describe.each(LANGS.map((lang) => [lang] as const))("in %s", (lang) => {
  test.each(GUIDES.map((guide) => [guide.game, guide] as const))("the guide of %s has ten to fifteen steps, all with their words", (game, guide) => {
    expect(guide.steps.length).toBeGreaterThanOrEqual(10);
    expect(guide.steps.length).toBeLessThanOrEqual(15);
    for (const { key } of guide.steps)
      for (const text of [`guide-${game}-${key}`, `guide-${game}-${key}-title`]) expect(hasText(lang, text), text).toBe(true);
  });

  test.each(Object.entries(AIDS))("the aid of %s has all its lines, and every pictogram a name", (game, sections) => {
    for (const { key, lines } of sections) {
      expect(hasText(lang, `learn-aid-${game}-${key}`), key).toBe(true);
      for (let i = 1; i <= lines; i++) {
        const text = `learn-aid-${game}-${key}-${i}`;
        expect(hasText(lang, text), text).toBe(true);
        for (const part of partsOf(speaker(lang)({ key: text })))
          if ("sign" in part) expect(hasText(lang, `learn-sign-${game}-${part.sign}`), `${text} ${part.sign}`).toBe(true);
      }
      expect(hasText(lang, `learn-aid-${game}-${key}-${lines + 1}`), `${key} has more lines than are shown`).toBe(false);
    }
  });
});

const SHORT: Guide = {
  game: "viceroy",
  options: {},
  steps: [{ key: "aim" }, { key: "first", acts: ["start 1", "gem red"] }, { key: "trap" }, { key: "law", acts: ["build 65"] }, { key: "on" }],
};

test("a guide stands where the moves are, and waits until what stands before has been read", () => {
  expect(standing(SHORT, 0, -1)).toEqual({ step: 0, act: null, acts: [] });
  expect(standing(SHORT, 0, 0)).toEqual({ step: 1, act: "start 1", acts: ["start 1", "gem red"] });
  expect(standing(SHORT, 1, 0)).toEqual({ step: 1, act: "gem red", acts: ["gem red"] });
  expect(standing(SHORT, 2, 0)).toEqual({ step: 2, act: null, acts: [] });
  expect(standing(SHORT, 2, 2)).toEqual({ step: 3, act: "build 65", acts: ["build 65"] });
  expect(standing(SHORT, 3, 2)).toEqual({ step: 4, act: null, acts: [] });
  expect(standing(SHORT, 3, 4)).toEqual({ step: 5, act: null, acts: [] });
});

test("after an undo the guide goes back, too, without asking to read again", () => {
  expect(standing(SHORT, 1, 2)).toEqual({ step: 1, act: "gem red", acts: ["gem red"] });
  expect(actsOf(SHORT)).toEqual(["start 1", "gem red", "build 65"]);
});

test("several picks that are one answer are found from the answers of the step", () => {
  const gems = ["red", "green"];
  const bundle: Bundle = {
    due: 3,
    picks: gems.map((_, i) => ({ place: `supply:${i}`, most: 2 })),
    // The last of three is asked only where there is a choice.
    answer: (picked) => ({ action: "", label: { key: "" }, actions: picked.slice(0, 2).map((place) => `gem ${gems[Number(place.slice(-1))]}`) }),
  };
  expect(picksFor(bundle, ["gem red", "gem green", "build 1"])).toEqual(["supply:0", "supply:1", "supply:1"]);
  expect(picksFor(bundle, ["gem red", "gem red"])).toEqual(["supply:0", "supply:0", "supply:1"]);
  expect(picksFor(bundle, ["bid red"])).toBeNull();
});

test("pictograms stand between colons, and a colon stays a colon", () => {
  expect(partsOf("Set :magic::science:: 12")).toEqual([{ text: "Set " }, { sign: "magic" }, { sign: "science" }, { text: ": 12" }]);
  expect(partsOf("1: 2")).toEqual([{ text: "1: 2" }]);
});

test("rules wear the pictogram of what they are about", () => {
  expect(signOf("G-WALL-03")).toBe("wall");
  expect(signOf("V-TOK-09")).toBe("eternal");
  expect(signOf("W-RULING-01")).toBeNull();
});
