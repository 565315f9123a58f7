/** Viceroy's board over real states: every place that a question points at is there, and everything explains itself. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";
import { loadBoard } from "@/boards";
import type { Playing } from "@/boards/contract";
import { explain } from "@/boards/viceroy/explain";
import { fit, openings } from "@/boards/viceroy/pyramid";
import { scores } from "@/boards/viceroy/scores";
import { lines } from "@/boards/viceroy/shapes";
import { tally } from "@/boards/viceroy/tally";
import type { SeatView } from "@/boards/viceroy/view";
import { loadTexts, speaker } from "@/lib/texts";
import Harness from "../dev/Harness.svelte";

const root = fileURLToPath(new URL("../..", import.meta.url));
const NAMES = ["2p", "4p", "solo"].flatMap((kind) =>
  Array.from({ length: 20 }, (_, i) => `viceroy-${kind}-${String(i).padStart(2, "0")}`),
);
const file = (name: string) => `${root}/build/fixtures/${name}.json`;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const read = (name: string): any => JSON.parse(readFileSync(file(name), "utf8"));
const part = (name: string, which: string) =>
  render(Harness, { props: { fixture: read(name), lang: "en", part: which, seat: null } }).body;
const targetsIn = (html: string) => new Set([...html.matchAll(/data-target="([^"]+)"/g)].map((found) => found[1] as string));

beforeAll(async () => {
  if (!NAMES.every((name) => existsSync(file(name))))
    execFileSync(`${root}/.venv/bin/python`, ["tools/fixtures.py", "build/fixtures", "viceroy"], { cwd: root });
  await Promise.all([...["en", "cs", "tr"].map((lang) => loadTexts(lang, "viceroy")), loadBoard("viceroy")]);
}, 120_000);

describe("the places of the board", () => {
  it.each(NAMES)("%s shows every target of the open question", (name) => {
    const { table } = read(name);
    const decision = table.decisions[String(table.viewpoint[0])];
    const there = new Set([...targetsIn(part(name, "Board")), ...targetsIn(part(name, "Mine"))]);
    const wanted: string[] = (decision?.actions ?? []).flatMap((each: { targets?: string[] }) => each.targets ?? []);
    expect(wanted.filter((target) => !there.has(target))).toEqual([]);
  });

  it.each(["en", "cs", "tr"])("explain themselves in %s, with a rule", (lang) => {
    const said = speaker(lang, ["Ada", "Bora", "Cem", "Dana"]);
    for (const name of NAMES.filter((_, i) => i % 4 === 2)) {
      const { table, data } = read(name);
      const viewer: number = table.viewpoint[0];
      const playing = {
        view: table.views[String(viewer)],
        data,
        viewer,
        decision: null,
        players: table.seats.map((each: { name: string }, seat: number) => ({ seat, name: each.name })),
        offers: () => [],
        said,
        // As at a real table, where it is a method and needs its object.
        say(this: { said: typeof said }, key: string, args?: never): string {
          return this.said(args ? { key, args } : { key });
        },
      } as unknown as Playing;
      for (const which of ["Board", "Mine", "Glance", "Whole"])
        for (const target of targetsIn(part(name, which))) {
          const about = explain(target, playing);
          expect(about, `${name} ${target}`).not.toBeNull();
          expect(about?.rule, target).toMatch(/^V-[A-Z]+(-[A-Z0-9]+)?$/);
          expect([about?.title, ...(about?.lines ?? [])].join(" "), target).not.toMatch(/viceroy-|\{|undefined/);
        }
    }
  });

  it("never shows a hidden hand", () => {
    const { table } = read("viceroy-4p-08");
    const view = table.views[String(table.viewpoint[0])];
    for (const [seat, each] of (view.seats as SeatView[]).entries()) {
      if (seat === table.viewpoint[0]) continue;
      expect(each.gems).toBeUndefined();
      const html = render(Harness, { props: { fixture: read("viceroy-4p-08"), lang: "en", part: "Whole", seat } }).body;
      const shown = [...targetsIn(html)].filter((target) => /^hand:\d+$/.test(target)).map((target) => Number(target.slice(5)));
      expect(shown.sort()).toEqual([...each.hand].sort());
    }
  });
});

describe("a pyramid", () => {
  const laid = [
    { level: 1, column: 0 },
    { level: 1, column: 1 },
    { level: 1, column: 2 },
    { level: 2, column: 0 },
  ];

  it("grows at both ends of its lowest row and wherever two cards lie side by side", () => {
    expect(openings(laid)).toEqual([
      { level: 1, column: -1 },
      { level: 1, column: 3 },
      { level: 2, column: 1 },
    ]);
    expect(openings([])).toEqual([{ level: 1, column: 0 }]);
  });

  it("never grows above the fifth level", () => {
    const high = [1, 2, 3, 4, 5].flatMap((level) => Array.from({ length: 7 - level }, (_, column) => ({ level, column })));
    expect(openings(high).map((each) => each.level)).toEqual([1, 1]);
  });

  it("lays each card on the seam of the two below it", () => {
    const room = fit(laid, 300, 200, 500);
    expect(room.size).toBe(100);
    expect(room.x({ level: 2, column: 0 })).toBe(50);
    expect(room.y({ level: 2, column: 0 })).toBe(0);
  });
});

describe("numbers", () => {
  it("come from the server, and what nobody may know yet is left open", () => {
    const view = { seats: [{ score: { circles: 3, eternal: 0, laws: 2, power: 9, magic: 4, sets: 12 } }] };
    expect(scores(view, 0).map((each) => each.points)).toEqual([3, 0, 2, 9, 4, 12, null]);
  });

  it("of tokens are counted over the whole pyramid", () => {
    const pyramid = [
      { card: 1, level: 1, column: 0, tokens: ["magic", "magic", "power:3", "eternal:red"] },
      { card: 2, level: 1, column: 1, tokens: ["bonus_magic:3", "science", "eternal_used:red", "bonus_circle:blue:2"] },
    ];
    const mine = tally({ pyramid } as unknown as SeatView, "building");
    expect(mine).toMatchObject({ magic: 2, bonusMagic: 3, science: 1, defence: 0, power: 3 });
    expect(mine.eternal).toEqual([{ colour: "red", ready: 1, used: 1 }]);
    expect(tally({ pyramid } as unknown as SeatView, "auction").eternal).toEqual([{ colour: "red", ready: 2, used: 0 }]);
    expect(mine.bonusCircles).toEqual([{ colour: "blue", value: 2 }]);
  });

  it("and words are broken at spaces and hyphens", () => {
    expect(lines("Standard-Bearer of the king", 12)).toEqual(["Standard-", "Bearer of", "the king"]);
  });
});
