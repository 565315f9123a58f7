/** Viscounts' board over real states: every place that a question points at is there, and everything explains itself. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";
import { loadBoard } from "@/boards";
import type { Playing } from "@/boards/contract";
import { parts } from "@/boards/viscounts";
import { crowd } from "@/boards/viscounts/crowd";
import type { Effect } from "@/boards/viscounts/data";
import * as ring from "@/boards/viscounts/ring";
import { SIGNS, tokens } from "@/boards/viscounts/signs";
import type { ViscountsView } from "@/boards/viscounts/view";
import { loadTexts, speaker } from "@/lib/texts";
import Harness from "../dev/Harness.svelte";

const root = fileURLToPath(new URL("../..", import.meta.url));
const NAMES = ["2p", "4p", "solo"].flatMap((kind) =>
  Array.from({ length: 20 }, (_, i) => `viscounts-${kind}-${String(i).padStart(2, "0")}`),
);
const file = (name: string) => `${root}/build/fixtures/${name}.json`;
const known = new Map<string, unknown>();
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const read = (name: string): any => {
  if (!known.has(name)) known.set(name, JSON.parse(readFileSync(file(name), "utf8")));
  return known.get(name);
};
const part = (name: string, which: string, seat: number | null = null) =>
  render(Harness, { props: { fixture: read(name), lang: "en", part: which, seat } }).body;
const targetsIn = (html: string) => new Set([...html.matchAll(/data-target="([^"]+)"/g)].map((found) => found[1] as string));
const viewOf = (name: string): ViscountsView => {
  const { table } = read(name);
  return table.views[String(table.viewpoint[0])];
};

beforeAll(async () => {
  if (!NAMES.every((name) => existsSync(file(name))))
    execFileSync(`${root}/.venv/bin/python`, ["tools/fixtures.py", "build/fixtures", "viscounts"], { cwd: root });
  await Promise.all([...["en", "cs", "tr"].map((lang) => loadTexts(lang, "viscounts")), loadBoard("viscounts")]);
}, 120_000);

describe("the places of the board", () => {
  it.each(NAMES)("%s shows every target of the open question", (name) => {
    const { table } = read(name);
    const decision = table.decisions[String(table.viewpoint[0])];
    const there = new Set([...targetsIn(part(name, "Board")), ...targetsIn(part(name, "Mine"))]);
    const wanted: string[] = (decision?.actions ?? []).flatMap((each: { targets?: string[] }) => each.targets ?? []);
    expect(wanted.filter((target) => !there.has(target))).toEqual([]);
  });

  it("are there for every target that the engine knows", () => {
    for (const name of ["viscounts-4p-10", "viscounts-solo-10"]) {
      const there = new Set([...targetsIn(part(name, "Board")), ...targetsIn(part(name, "Mine"))]);
      const view = viewOf(name);
      const seat: number = read(name).table.viewpoint[0];
      const sections = Object.values(view.segments).map((segment) => segment.section);
      const wanted = [
        ...view.layout.flatMap((id) => [`townsfolk:${id}`, `manuscript:${id}`, ...["L", "R", "I"].map((node) => `space:${id}.${node}`)]),
        ...view.layout.flatMap((id) => ["L", "R"].map((node) => `trade:${id}.${node}`)),
        ...Object.keys(view.sites).map((id) => `site:${id}`),
        ...sections.flatMap((id) => [`castle:tier1:${id}`, `castle:tier2:${id}`]),
        ...["trade", "build", "noble", "cleric"].map((action) => `action:${action}`),
        ...["ink", "stone", "gold"].map((good) => `good:${good}`),
        ...["ink", "stone", "gold", "silver", "debts", "deeds", "row", "draw"].map((what) => `player:${seat}:${what}`),
        ...["tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "ws1", "ws2", "ws3"].map((slot) => `player:${seat}:slot:${slot}`),
        ...(view.players[seat]?.hand ?? []).map((card) => `card:${card}`),
      ];
      expect(wanted.filter((target) => !there.has(target))).toEqual([]);
    }
  });

  it.each(["en", "cs", "tr"])("explain themselves in %s, with a rule", (lang) => {
    const said = speaker(lang, ["Ada", "Bora", "Cem", "Dana"]);
    for (const name of NAMES.filter((_, i) => i % 7 === 3)) {
      const { table, data } = read(name);
      const viewer: number = table.viewpoint[0];
      const view = viewOf(name);
      const playing = {
        view,
        data,
        viewer,
        decision: null,
        players: table.seats.map((each: { name: string }, seat: number) => ({ seat, name: each.name })),
        offers: () => [],
        say: (key: string, args?: never) => said(args ? { key, args } : { key }),
      } as unknown as Playing;
      const html = [part(name, "Board"), part(name, "Mine"), part(name, "Whole")];
      if (view.rival) html.push(part(name, "Whole", view.players.length));
      for (const target of html.flatMap((each) => [...targetsIn(each)])) {
        const about = parts.explain(target, playing);
        expect(about, `${name} ${target}`).not.toBeNull();
        expect(about?.rule, target).toMatch(/^W-[A-Z]+-\d+$/);
        expect([about?.title, ...(about?.lines ?? [])].join(" "), target).not.toMatch(/viscounts-|Viscounts |\{|undefined/i);
      }
    }
  }, 60_000);

  it("never shows a hand that is hidden", () => {
    for (const name of ["viscounts-4p-08", "viscounts-4p-15"]) {
      const view = viewOf(name);
      for (const [seat, each] of view.players.entries()) {
        if (each.hand !== null) continue;
        const html = part(name, "Whole", seat);
        const hand = html.slice(html.indexOf('aria-label="hand"'), html.indexOf("</svg>", html.indexOf('aria-label="hand"')));
        expect([...targetsIn(hand)].sort()).toEqual(each.known_in_hand.map((card) => `card:${card}`).sort());
      }
    }
  });
});

describe("the ring", () => {
  it("is travelled clockwise from the top, in five equal parts", () => {
    const places = [0, 0.25, 0.5, 0.75].map((t) => ring.at(t, ring.ROAD));
    const [top, right, bottom, left] = places as [ring.Point, ring.Point, ring.Point, ring.Point];
    expect(top.y).toBeLessThan(bottom.y);
    expect(right.x).toBeGreaterThan(left.x);
    expect(ring.along(0, 0.5)).toBe(0);
    expect(ring.along(2, 1)).toBeCloseTo(ring.along(3, 0));
  });

  it("keeps sites, paths and castle apart", () => {
    for (let i = 0; i < 5; i++) {
      const outer = ring.spaceAt(i, "L");
      const site = ring.at(ring.along(i, 0.1), ring.SITES);
      expect(Math.hypot(outer.x - site.x, outer.y - site.y)).toBeGreaterThan(19 + 24);
    }
  });
});

describe("signs", () => {
  const effects = (thing: unknown): Effect[] => {
    if (Array.isArray(thing)) {
      const own = thing.length && thing.every((each) => each && typeof each === "object" && ("do" in each || "choice" in each)) ? [thing as Effect] : [];
      return [...own, ...thing.flatMap(effects)];
    }
    return thing && typeof thing === "object" ? Object.values(thing).flatMap(effects) : [];
  };

  it("exist for every effect of the components", () => {
    const all = effects(read("viscounts-solo-10").data);
    expect(all.length).toBeGreaterThan(150);
    for (const effect of all) for (const token of tokens(effect)) if ("sign" in token) expect(Object.keys(SIGNS), JSON.stringify(effect)).toContain(token.sign);
  });
});

describe("the castle", () => {
  it("shows every worker once, with numbers where it is crowded", () => {
    const view = viewOf("viscounts-4p-19");
    const at = { x: 0, y: 0 };
    const sections = Object.values(view.segments).map(({ section }) => ({ id: section, courtAt: at, hallAt: at, flat: true }));
    const sum = (numbers: Record<string, number>) => Object.values(numbers).reduce((total, n) => total + n, 0);
    const inside = view.players.reduce((total, { workers }) => total + sum(workers.tier1) + sum(workers.tier2) + workers.tier3, 0);
    const figures = crowd(view, sections);
    expect(figures.reduce((total, { count }) => total + count, 0)).toBe(inside);
    expect(new Set(figures.map(({ key }) => key)).size).toBe(figures.length);
  });
});

describe("scores", () => {
  it("are those of the view, the rival's after the seats", () => {
    const view = { scores: [{ total: 3, won: false, categories: { buildings: 2, debts: 1 } }, { total: 5, won: true, categories: { castle: 5 } }] };
    expect(parts.scores(view, 0)).toEqual([{ key: "viscounts-score-buildings", points: 2 }, { key: "viscounts-score-debts", points: 1 }]);
    expect(parts.scores(view, 1)).toEqual([{ key: "viscounts-score-castle", points: 5 }]);
  });
});
