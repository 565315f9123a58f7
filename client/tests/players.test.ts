import { expect, test } from "vitest";
import type { ShownSeat, ShownTable } from "@/lib/api/types";
import { doings } from "@/lib/table/doings";
import { initials, playersOf } from "@/lib/table/players";
import { loadTexts, speaker } from "@/lib/texts";
import { table } from "./socket";

function seat(number: number, more: Partial<ShownSeat>): ShownSeat {
  return { seat: number, kind: "person", name: "", taken: true, bot: "", resigned: false, yours: false, invited: false, ...more };
}
const bot = (number: number, level = "medium") => seat(number, { kind: "bot", bot: level });
const person = (number: number, name: string) => seat(number, { name });

async function letters(lang: string, seats: ShownSeat[]): Promise<string[]> {
  await loadTexts(lang);
  const said = speaker(lang);
  return playersOf(table(1, { seats }), (key, args) => said(args ? { key, args } : { key })).map((each) => each.initial);
}

test.each(["en", "cs", "tr"])("no two at a table have the same initial (%s)", async (lang) => {
  expect(await letters(lang, [person(0, "Bora"), bot(1), bot(2), bot(3, "easy")])).toEqual(["B", "1", "2", "3"]);
  expect(await letters(lang, [person(0, "Bora"), bot(1)])).toEqual(["B", "O"]);
  expect(await letters(lang, [bot(0), person(1, "Božena"), person(2, "bedřich")])).toEqual(["O", "B", "E"]);
});

test("a free seat has no initial", async () => {
  expect(await letters("en", [person(0, "Ada"), seat(1, { taken: false }), person(2, "Fatma")])).toEqual(["A", "", "F"]);
});

test.each([
  ["en", "Bot 2", "Medium"],
  ["cs", "Bot 2", "Střední"],
  ["tr", "Bot 2", "Orta"],
])("the level of a bot stands beside its name, never in a sentence (%s)", async (lang, name, level) => {
  await loadTexts(lang);
  const said = speaker(lang);
  const seats = [person(0, "Ada"), bot(1, "easy"), bot(2)];
  const players = playersOf(table(1, { seats }), (key, args) => said(args ? { key, args } : { key }));
  expect(players[2]).toMatchObject({ name, level });
  expect(players[0]?.level).toBeUndefined();
});

test("a name without letters still has a sign", () => {
  expect(initials([{ name: "☺", kind: "person" }])).toEqual(["?"]);
});

function asked(more: Partial<ShownTable>): ShownTable {
  return table(1, { seats: [person(0, "Ada"), person(1, "Bora"), bot(2), bot(3)], ...more });
}

test.each([
  ["en", "Bora chooses a place in the pyramid."],
  ["cs", "Bora vybírá místo v pyramidě."],
  ["tr", "Bora piramitte bir yer seçiyor."],
])("it is said what another decides (%s)", async (lang, sentence) => {
  await loadTexts(lang, "viceroy");
  const [doing] = doings(asked({ asked: [1], asking: { "1": "viceroy-asking-place" } }), 0);
  expect(speaker(lang, ["Ada", "Bora"])(doing!.message)).toBe(sentence);
  expect(doing!.bots).toBe(false);
});

test("those who are asked the same are named together, without oneself", async () => {
  await loadTexts("en", "viceroy");
  const key = "viceroy-asking-bid";
  const found = doings(asked({ asked: [0, 1, 2, 3], asking: { "0": key, "1": key, "2": key, "3": key } }), 0);
  expect(found.map((each) => each.seats)).toEqual([[1, 2, 3]]);
  expect(speaker("en", ["Ada", "Bora", "Cem", "Dana"])(found[0]!.message)).toBe("Bora, Cem and Dana decide what to bid.");
  expect(doings(asked({ asked: [2, 3], asking: { "2": key, "3": key } }), -1)[0]?.bots).toBe(true);
});
