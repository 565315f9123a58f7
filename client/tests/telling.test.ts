/** The story in the log: who did what, and what of it still stands. */
import { expect, test } from "vitest";
import type { ShownEvent } from "@/lib/api/types";
import { doerOf, foretold, heardBy, linesOf, opening, storyOf } from "@/lib/table/telling";
import { hasText, loadTexts, speaker } from "@/lib/texts";

const told = (kind: string, seat: number) => ({ kind, seat, args: {} });
const acted = (v: number, seat: number, lines: ReturnType<typeof told>[]): ShownEvent => ({ id: "t", v, at: "", kind: "acted", seat, moves: v, told: lines }) as ShownEvent;

test("what several people have done is told under the sign of each, whoever was the last to answer", () => {
  const [bids] = storyOf([acted(1, 1, [told("bid", 0), told("bid", 1), told("takes", 1), told("round", -1)])], "viceroy", 2);
  expect(bids!.lines.map((_, at) => doerOf(bids!, at))).toEqual([0, 1, -1, -1]);
});

test("an opponent without a seat has a sign too, after all who have a seat", () => {
  const gains = { kind: "gained", seat: -1, args: { seat: { name: "viscounts-rival-cleric" } } };
  const [turn] = storyOf([acted(1, 0, [told("card-played", 0), gains, gains, told("round", -1)] as never)], "viscounts", 1);
  expect(turn!.lines.map(({ seat, automated }, at) => [seat, automated, doerOf(turn!, at)])).toEqual([
    [0, false, 0],
    [1, true, 1],
    [-1, false, -1],
  ]);
});

test("an opponent without a seat has a turn where one begins, with what it prepares, and none where it only gains something", () => {
  const rival = (kind: string) => ({ kind, seat: -1, args: { who: { name: "viscounts-rival" } } });
  const begins = (...kinds: ReturnType<typeof told>[]) => {
    const event = acted(1, 0, kinds);
    return [opening(event, linesOf(event, "viscounts", 1), "scheme"), opening(event, linesOf(event, "viscounts", 1))];
  };
  expect(begins(told("linked", 0), rival("debt"), told("virtue", 0), rival("virtue"))).toEqual([-1, 1]);
  expect(begins(rival("gain"), told("draw", 0), rival("shuffle"), rival("scheme"), rival("move"))).toEqual([2, 0]);
});

test("who takes over the screen does not read what only the other hand may know", () => {
  const drawn = { ...told("draw", 0), seats: [0], otherwise: told("draw-hidden", 0) };
  const event = acted(1, 0, [told("play", 0), drawn, { ...told("secret", 0), seats: [0] }] as never);
  const kinds = (seat: number) => heardBy(event, seat).told?.map(({ kind }) => kind);
  expect(kinds(0)).toEqual(["play", "draw", "secret"]);
  expect(kinds(1)).toEqual(["play", "draw-hidden"]);
  expect(heardBy(event, 1)).toBe(heardBy(event, 1)); // an entry of the log is written once
});

test("a move that was taken back is marked", () => {
  const undone = { id: "t", v: 3, at: "", kind: "undone", seat: 0, moves: 1 } as ShownEvent;
  const story = storyOf([acted(1, 0, [told("bid", 0)]), acted(2, 0, [told("bid", 0)]), undone], "viceroy", 2);
  expect(story.filter((each) => each.moves !== null).map((each) => each.gone)).toEqual([false, true]);
});

const stored = (gem: string) => ({ kind: "gem-stored", seat: 0, args: { gem: { name: `viceroy-gem-${gem}` }, law: { name: "viceroy-card-treasury" } }, rule: "V-LAW-76" });
const taken = { kind: "gem-taken", seat: 0, args: { gem: { name: "viceroy-gem-red" } } };

test.each([
  ["en", "Ada puts 2 blue gems and 3 red gems on Treasury."],
  ["cs", "Ada odkládá 2 modré drahokamy a 3 červené drahokamy na kartu Královská pokladna."],
  ["tr", "Ada, Kraliyet Hazinesi kartının üzerine 2 mavi mücevher ve 3 kırmızı mücevher koydu."],
])("what was one gesture is one line (%s)", async (lang, sentence) => {
  await loadTexts(lang, "viceroy");
  const event = acted(1, 0, [...["blue", "blue", "red", "red", "red"].map(stored), taken] as never);
  const [entry] = storyOf([event], "viceroy", 2, (key) => hasText(lang, key));
  expect(entry!.lines.map(({ message }) => speaker(lang, ["Ada"])(message))[0]).toBe(sentence);
  expect(entry!.lines.map(({ at, times }) => [at, times])).toEqual([[4, 1], [5, 1]]);
});

const drawn = (card: string) => ({ kind: "card-drawn", seat: 0, args: { card: { name: `viceroy-card-${card}` }, deck: { name: "viceroy-deck-laws" } } });
const hidden = { kind: "card-drawn-hidden", seat: 1, args: { deck: { name: "viceroy-deck-laws" } } };

test.each([
  ["en", "Ada draws Census and Treasury from the law deck.", "Bob draws 2 cards from the law deck."],
  ["cs", "Ada si bere z balíčku zákonů Sčítání lidu a Královskou pokladnu.", "Bob si bere z balíčku zákonů 2 karty."],
  ["tr", "Ada şu kartları çekti (yasa destesi): Nüfus Sayımı ve Kraliyet Hazinesi.", "Bob 2 kart çekti (yasa destesi)."],
])("cards drawn one after the other are one line (%s)", async (lang, own, others) => {
  await loadTexts(lang, "viceroy");
  const event = acted(1, 0, [drawn("census"), drawn("treasury"), hidden, hidden] as never);
  const [entry] = storyOf([event], "viceroy", 2, (key) => hasText(lang, key));
  expect(entry!.lines.map(({ message }) => speaker(lang, ["Ada", "Bob"])(message))).toEqual([own, others]);
});

test("equal lines are counted where there is no sentence for several of them", () => {
  const [entry] = storyOf([acted(1, 0, [taken, taken, taken, told("bid", 0)] as never)], "viceroy", 2);
  expect(entry!.lines.map(({ at, times }) => [at, times])).toEqual([[2, 3], [3, 1]]);
});

test("what an answer will do is told in as few lines as when it is done", () => {
  const preview = { told: [taken, taken, told("bid", 0)], scores: [], chance: false, stays: false } as never;
  expect(foretold("viceroy", preview, (key) => key.startsWith("viceroy-event-gem-taken")).map(({ message }) => message.key)).toEqual(["viceroy-event-gem-taken-several", "viceroy-event-bid"]);
  expect(foretold("viceroy", preview, () => false).map(({ times }) => times)).toEqual([2, 1]);
  expect(foretold("viceroy", preview, () => false, new Set(["gem-taken"])).map(({ message }) => message.key)).toEqual(["viceroy-event-bid"]);
});
