/** Picking places narrows the answers until one is left. */
import { expect, test } from "vitest";
import type { Action } from "@/boards/contract";
import { declines, exact, inOrder, offers, remaining, shared, toggled } from "@/lib/table/choosing";

const action = (name: string, ...targets: string[]): Action => ({ action: name, label: { key: name }, targets });
const GIFTS = ["a", "b", "c"].flatMap((card) =>
  ["travel", "wall", "jade"].flatMap((place) => [
    action(`${card} ${place} free`, `card:${card}`, `location:${place}`),
    action(`${card} ${place} pay`, `card:${card}`, `location:${place}`),
  ]),
);
const PLAIN = action("trade", "action:trade");
const DISMISS = action("trade dismiss", "action:trade", "townsfolk:A");

test("places may be picked in any order", () => {
  const names = ["a wall free", "a wall pay"];
  expect(remaining(GIFTS, ["card:a", "location:wall"]).map((each) => each.action)).toEqual(names);
  expect(remaining(GIFTS, ["location:wall", "card:a"]).map((each) => each.action)).toEqual(names);
});

test("a place that all share counts as picked", () => {
  expect(shared(remaining(GIFTS, ["card:a"]))).toEqual(["card:a"]);
  expect(shared([PLAIN, DISMISS])).toEqual(["action:trade"]);
  expect(shared([action("pass"), PLAIN])).toEqual([]);
});

test("the answer that lies exactly where was picked can be meant by a second click", () => {
  expect(exact([PLAIN, DISMISS], ["action:trade"])).toBe(PLAIN);
  expect(exact([PLAIN, DISMISS], ["action:trade", "townsfolk:A"])).toBe(DISMISS);
  expect(exact(GIFTS, ["card:a"])).toBeNull();
  expect(exact([PLAIN], [])).toBeNull();
});

test("from here to there is not the same as back", () => {
  const there = action("shift there", "castle:a", "castle:b");
  const back = action("shift back", "castle:b", "castle:a");
  expect(inOrder([there, back], ["castle:a", "castle:b"])).toBe(there);
  expect(inOrder([there, back], ["castle:b", "castle:a"])).toBe(back);
  expect(inOrder([there, back], ["castle:a"])).toBeNull();
  expect(inOrder([PLAIN, DISMISS], ["action:trade"])).toBeNull();
});

test("doing nothing is known by the answer or by the place that stands for it", () => {
  const all = [action("pass", "location:gate"), action("refuse", "pass"), action("tuck no", "hand"), action("hire none", "hire:0"), action("hire one", "hire:1"), action("pass"), action("build 8", "hand:8")];
  expect(all.filter(declines).map((each) => each.action)).toEqual(["pass", "refuse", "tuck no", "hire none", "pass"]);
});

test("taking a place back takes back what was picked after it", () => {
  expect(toggled(["a", "b", "c"], "b")).toEqual(["a"]);
  expect(toggled(["a"], "b")).toEqual(["a", "b"]);
});

test("many answers are put together by the next place, few stand by themselves", () => {
  expect(offers(GIFTS, []).map((each) => each.kind === "group" && [each.place, each.actions.length])).toEqual([
    ["card:a", 6], ["card:b", 6], ["card:c", 6],
  ]);
  expect(offers(remaining(GIFTS, ["card:a"]), ["card:a"])).toHaveLength(6);
});

test("many answers that cannot be put together stay a list, and one without a place stays in it", () => {
  const moves = Array.from({ length: 13 }, (_, i) => action(`move ${i}`, `space:${i}`));
  expect(offers(moves, [])).toHaveLength(13);
  const listed = offers([action("pass"), ...GIFTS], []);
  expect(listed[0]).toEqual({ kind: "action", action: action("pass") });
  expect(listed).toHaveLength(4);
  const alone = action("give d", "card:d", "place:1");
  expect(offers([...GIFTS, alone], []).at(-1)).toEqual({ kind: "action", action: alone });
});
