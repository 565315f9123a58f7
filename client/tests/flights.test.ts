/** Pieces that travel: which ones, from where, and where they are seen on the way. */
import { describe, expect, it } from "vitest";
import type { Box, Seen } from "@/boards/common/flights";
import { MOST, housed, plan, seenAt } from "@/boards/common/flights";
import { settle } from "@/boards/common/sky";

const box = (x: number, y: number, size = 100): Box => ({ x, y, width: size, height: size });
const seen = (key: string, at: Box, frame = "board", more: Partial<Seen<string>> = {}): Seen<string> => ({
  key,
  box: at,
  node: `${key}@${frame}`,
  frame,
  from: [],
  to: [],
  ...more,
});
const HOMES: Record<string, Box> = { deck: box(600, 0, 50), discard: box(700, 0, 50) };
const home = (name: string) => HOMES[name] ?? null;

describe("a piece", () => {
  it("flies from the board to the hand, where it is the same piece", () => {
    const [flight, ...more] = plan([seen("card:17", box(0, 0))], [seen("card:17", box(300, 600), "hand")], home);
    expect(more).toEqual([]);
    expect(flight).toMatchObject({ start: box(0, 0), end: box(300, 600), leaves: false, piece: { frame: "hand" } });
  });

  it("that stays where it is does not move, nor does one that only trembles", () => {
    expect(plan([seen("a", box(10, 10))], [seen("a", box(11, 11))], home)).toEqual([]);
  });

  it("comes out of its deck and goes to the discard pile, as large as there is room", () => {
    const before = [seen("old", box(0, 0), "board", { to: ["nowhere", "discard"] })];
    const now = [seen("new", box(0, 200), "board", { from: ["deck"] })];
    const [comes, leaves] = plan(before, now, home);
    expect(comes).toMatchObject({ start: box(600, 0, 50), end: box(0, 200), leaves: false });
    expect(leaves).toMatchObject({ start: box(0, 0), end: box(700, 0, 50), leaves: true });
  });

  it("does not fly because its room grows or shifts", () => {
    const lies = (a: number, e: number) => ({ scale: { a, d: a, e, f: 0 } });
    const before = [seen("a", box(110, 100), "board", lies(1, 10))];
    expect(plan(before, [seen("a", box(220, 200, 200), "board", lies(2, 20))], home)).toEqual([]);
    expect(plan(before, [seen("a", box(300, 200, 200), "board", lies(2, 20))], home), "it settles").toEqual([]);
    expect(plan(before, [seen("a", box(420, 200, 200), "board", lies(2, 20))], home)[0]?.start).toEqual(box(220, 200, 200));
  });

  it("does not fly because a whole drawing goes to another place of the sheet, whether its scale is known or not", () => {
    const drawing = (y: number, known: boolean) => ({
      ...seen("house:1", box(20, y + 40, 30), "block", known ? { scale: { a: 1, d: 1, e: 0, f: y } } : {}),
      setting: { around: [], worn: [], edges: [], space: { x: 0, y, width: 300, height: 100 } },
    });
    for (const known of [true, false]) {
      const [before, now] = [[drawing(900, known)], [drawing(500, known)]];
      settle(before, now);
      expect(plan(before, now, home), String(known)).toEqual([]);
    }
  });

  it("does not fly because the board is turned to another page, but leaves either page for elsewhere", () => {
    const before = [seen("a", box(10, 10), "board", { page: "cards" }), seen("b", box(200, 10), "board", { page: "cards" })];
    const sign = seen("a", box(300, 300, 30), "board", { page: "ring" });
    expect(plan(before, [sign, seen("b", box(300, 600), "hand")], home)).toMatchObject([{ piece: { key: "b" }, end: box(300, 600) }]);
    expect(plan(before, [{ ...sign, page: "cards" }], home)).toMatchObject([{ piece: { key: "a" } }]);
  });

  it("without a known origin or end is simply there or gone", () => {
    expect(plan([seen("old", box(0, 0))], [seen("new", box(0, 200))], home)).toEqual([]);
  });

  it("goes where the game says, if the game knows better than the piece", () => {
    const before = [seen("card:3", box(0, 0), "board", { to: ["discard"] })];
    const [flight] = plan(before, [], home, [{ look: "card:3", to: ["deck"] }]);
    expect(flight?.end).toEqual(box(600, 0, 50));
  });

  it("drawn twice stays in each drawing where it was, and the new drawing takes over the one that is gone", () => {
    const before = [seen("c", box(0, 0), "row"), seen("c", box(500, 0), "rail")];
    const now = [seen("c", box(0, 400), "hand"), seen("c", box(500, 0), "rail")];
    const flights = plan(before, now, home);
    expect(flights).toHaveLength(1);
    expect(flights[0]).toMatchObject({ start: box(0, 0), end: box(0, 400) });
  });
});

describe("a whole picture", () => {
  it("that was never drawn before moves nothing", () => {
    expect(plan([], [seen("new", box(0, 200), "board", { from: ["deck"] })], home)).toEqual([]);
  });

  it("of which nearly everything has changed is another picture, and jumps", () => {
    const many = Array.from({ length: MOST + 1 }, (_, i) => `card:${i}`);
    const before = many.map((key) => seen(key, box(0, 0)));
    expect(plan(before, many.map((key) => seen(key, box(300, 300))), home)).toEqual([]);
    expect(plan(before.slice(1), many.slice(1).map((key) => seen(key, box(300, 300))), home)).toHaveLength(MOST);
  });
});

describe("on the way", () => {
  it("a drawing is seen at its start by a shift and a scale around its own frame", () => {
    expect(seenAt(box(300, 600), box(0, 0, 50), 300, 580)).toBe("translate(-300.00px, -590.00px) scale(0.5000)");
    expect(seenAt(box(300, 600), box(300, 600), 300, 580)).toBe("translate(0.00px, 0.00px) scale(1.0000)");
  });

  it("a piece in a small home is small, in a large one as large as it is, and never a speck", () => {
    expect(housed(box(0, 0), box(200, 200, 50))).toEqual(box(200, 200, 50));
    expect(housed(box(0, 0), box(200, 200, 300))).toEqual(box(300, 300));
    expect(housed(box(0, 0), box(200, 200, 1)).width).toBe(25);
  });
});
