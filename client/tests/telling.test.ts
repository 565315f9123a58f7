/** The story in the log: who did what, and what of it still stands. */
import { expect, test } from "vitest";
import type { ShownEvent } from "@/lib/api/types";
import { doerOf, storyOf } from "@/lib/table/telling";

const told = (kind: string, seat: number) => ({ kind, seat, args: {} });
const acted = (v: number, seat: number, lines: ReturnType<typeof told>[]): ShownEvent => ({ id: "t", v, at: "", kind: "acted", seat, moves: v, told: lines }) as ShownEvent;

test("what several people have done is told under the sign of each, whoever was the last to answer", () => {
  const [bids] = storyOf([acted(1, 1, [told("bid", 0), told("bid", 1), told("takes", 1), told("round", -1)])], "viceroy", 2);
  expect(bids!.lines.map((_, at) => doerOf(bids!, at))).toEqual([0, 1, -1, -1]);
});

test("a move that was taken back is marked", () => {
  const undone = { id: "t", v: 3, at: "", kind: "undone", seat: 0, moves: 1 } as ShownEvent;
  const story = storyOf([acted(1, 0, [told("bid", 0)]), acted(2, 0, [told("bid", 0)]), undone], "viceroy", 2);
  expect(story.filter((each) => each.moves !== null).map((each) => each.gone)).toEqual([false, true]);
});
