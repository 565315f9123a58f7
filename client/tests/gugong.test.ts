/** Gùgōng's board over real states: every place that a question points at is there, and everything explains itself. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";
import { loadBoard } from "@/boards";
import type { Action, Playing } from "@/boards/contract";
import { parts } from "@/boards/gugong";
import { compared, welcome } from "@/boards/gugong/gifts";
import { signs } from "@/boards/gugong/icons";
import type { Data, View } from "@/boards/gugong/view";
import { fold, matchesOf } from "@/boards/gugong/words";
import { loadTexts, speaker } from "@/lib/texts";
import Harness from "../dev/Harness.svelte";

const root = fileURLToPath(new URL("../..", import.meta.url));
const NAMES = ["2p", "4p", "5p", "solo"].flatMap((kind) =>
  Array.from({ length: 20 }, (_, i) => `gugong-${kind}-${String(i).padStart(2, "0")}`),
);
const RULES = readFileSync(`${root}/src/courtier/locales/en/rules/gugong.md`, "utf8");
const file = (name: string) => `${root}/build/fixtures/${name}.json`;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const read = (name: string): any => JSON.parse(readFileSync(file(name), "utf8"));
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const draw = (fixture: any, which: string, seat: number | null = null) =>
  render(Harness, { props: { fixture, lang: "en", part: which, seat } }).body;
const targetsIn = (html: string) => new Set([...html.matchAll(/data-target="([^"]+)"/g)].map((found) => found[1] as string));

function table(name: string, lang = "en"): Playing {
  const { table, data } = read(name);
  const viewer: number = table.viewpoint[0];
  const said = speaker(lang, ["Ada", "Bora", "Cem", "Dana", "Ela"]);
  return {
    view: table.views[String(viewer)],
    data,
    viewer,
    decision: table.decisions[String(viewer)] ?? null,
    players: table.seats.map((each: { name: string }, seat: number) => ({ seat, name: each.name })),
    light: () => "",
    say: (key: string, args?: never) => said(args ? { key, args } : { key }),
  } as unknown as Playing;
}

beforeAll(async () => {
  if (!NAMES.every((name) => existsSync(file(name))))
    execFileSync(`${root}/.venv/bin/python`, ["tools/fixtures.py", "build/fixtures", "gugong"], { cwd: root });
  await Promise.all([...["en", "cs", "tr"].map((lang) => loadTexts(lang, "gugong")), loadBoard("gugong")]);
}, 120_000);

describe("the places of the board", () => {
  it.each(NAMES)("%s shows every target of the open question", (name) => {
    const fixture = read(name);
    const decision = fixture.table.decisions[String(fixture.table.viewpoint[0])];
    const there = new Set([...targetsIn(draw(fixture, "Board")), ...targetsIn(draw(fixture, "Mine"))]);
    const wanted: string[] = (decision?.actions ?? []).flatMap((each: Action) => each.targets ?? []);
    expect(wanted.filter((target) => !there.has(target))).toEqual([]);
  });

  it.each(["gugong-2p-10", "gugong-5p-10"])("%s has every target that any question can ever have", (name) => {
    const { table, data } = read(name) as { table: { views: Record<string, View>; viewpoint: number[] }; data: Data };
    const view = table.views[String(table.viewpoint[0])] as View;
    const mine = view.seats[table.viewpoint[0] as number];
    const there = new Set([...targetsIn(draw(read(name), "Board")), ...targetsIn(draw(read(name), "Mine"))]);
    const wanted = [
      ...Object.keys(view.board).map((id) => `location:${id}`),
      ...Object.keys(view.cities).map((id) => `city:${id}`),
      ...Object.keys(view.harbours).map((id) => `harbour:${id}`),
      ...data.canal.routes[view.side].map((id) => `harbour:new:${id}`),
      ...view.houses.map(({ id }) => `house:${id}`),
      ...view.decrees.map(({ id }) => `decree:${id}`),
      ...data.canal.rewards.map(({ id }) => `reward:${id}`),
      ...data.intrigue_benefits.map(({ id }) => `benefit:${id}`),
      ...data.destiny_dice.map(({ id }) => `die:${id}`),
      ...data.travel_tokens.exchanges.map(({ id }) => `exchange:${id}`),
      ...[...(mine?.hand ?? []), ...(mine?.discard ?? [])].map((id) => `card:${id}`),
    ];
    expect(wanted.filter((target) => !there.has(target))).toEqual([]);
  });

  it("has room for a bonus token beside my board when one can be stationed there", () => {
    const fixture = read("gugong-5p-18");
    expect(targetsIn(draw(fixture, "Mine"))).not.toContain("own-board");
    fixture.table.decisions[String(fixture.table.viewpoint[0])].actions[0].targets = ["own-board"];
    expect(targetsIn(draw(fixture, "Mine"))).toContain("own-board");
  });

  it.each(["en", "cs", "tr"])("explain themselves in %s, with a rule of the rules reference", (lang) => {
    for (const name of NAMES.filter((_, i) => i % 5 === 1)) {
      const here = table(name, lang);
      for (const which of ["Board", "Mine", "Glance", "Whole"])
        for (const target of targetsIn(draw(read(name), which))) {
          const about = parts.explain(target, here);
          expect(about, `${name} ${target}`).not.toBeNull();
          expect(RULES, target).toContain(about?.rule);
          expect([about?.title, ...(about?.lines ?? [])].join(" "), target).not.toMatch(/gugong-|\{|undefined/);
        }
    }
  });

  it("never show the hand or the discard pile of somebody else", () => {
    const fixture = read("gugong-4p-10");
    const viewer = fixture.table.viewpoint[0];
    for (const seat of [0, 1, 2, 3].filter((each) => each !== viewer))
      expect([...targetsIn(draw(fixture, "Whole", seat))].filter((target) => target.startsWith("card:"))).toEqual([]);
  });
});

describe("a gift on the board beside my hand", () => {
  it("names the values that its official accepts without payment [G-GIFT-02]", () => {
    const here = table("gugong-4p-00"); // the first turn: nobody has a decree that would change it
    const view = here.view as View;
    const values = (view.seats[here.viewer]?.hand ?? []).map((id) => Number(id.match(/-(\d)/)?.[1]));
    for (const [location, { value: lying }] of Object.entries(view.board)) {
      const free = values.filter((value) => value > lying || (value === 1 && lying === 9));
      expect(welcome(here, location as keyof View["board"])).toEqual(free.sort());
    }
  });

  it("says higher, equal or lower once I have chosen a card; a 1 is free against a 9 [G-GIFT-03]", () => {
    const verdict = (value: number, lying: number, key: string) => {
      const id = `G${value}`;
      const here = {
        view: { board: { wall: { card: "X", value: lying } }, seats: [{ hand: [id] }] },
        data: { gift_cards: { cards: [{ id, value }] } },
        decision: { seat: 0, actions: [{ label: { key }, targets: [`card:${id}`, "location:wall"] }] },
        light: (target: string) => (target === `card:${id}` ? "chosen" : "open"),
      } as unknown as Playing;
      return compared(here, "wall");
    };
    expect(verdict(5, 4, "gugong-label-gift-free")).toBe("free");
    expect(verdict(1, 9, "gugong-label-gift-free")).toBe("free");
    expect(verdict(4, 4, "gugong-label-gift-servants")).toBe("equal");
    expect(verdict(3, 4, "gugong-label-gift-without")).toBe("lower");
  });

  it("is lit in my discard pile when a destiny die shows its value [G-NIGHT-01]", () => {
    const here = {
      view: { dice: [5, 5, 2] },
      data: { gift_cards: { cards: [{ id: "G2-5", value: 5 }, { id: "GB-4", value: 4 }] } },
    } as unknown as Playing;
    expect(matchesOf(here, "G2-5")).toBe(2);
    expect(matchesOf(here, "GB-4")).toBe(0);
  });
});

describe("what is drawn comes from the data of the table", () => {
  it("a corrected price, reward and card are the ones shown", () => {
    const fixture = read("gugong-4p-00");
    const card = fixture.data.gift_cards.cards.find((each: { id: string }) => each.id === fixture.table.views[String(fixture.table.viewpoint[0])].board.wall.card);
    card.value = 77;
    fixture.data.palace_track.audience_vp.B = [99, 5, 3, 2, 1];
    const html = draw(fixture, "Board");
    expect(html).toContain(">77<");
    expect(html).toContain(">99<");
  });

  it("every effect that a card, token, decree or reward can have has a sign", () => {
    const { data } = read("gugong-4p-00") as { data: Data };
    const effects = [
      ...data.gift_cards.cards.flatMap((each) => (each.action ? [each.action] : [])),
      ...data.decrees.tiles.flatMap((each) => each.effects),
      ...data.travel_tokens.basic.flatMap((each) => each.effects),
      ...data.canal.rewards.flatMap((each) => each.effects),
      ...data.intrigue_benefits.flatMap((each) => each.effects),
    ];
    expect(effects.filter((each) => signs(each).length === 0)).toEqual([]);
  });

  it("the score by category is the server's, in the order of the final scoring [G-END-01]", () => {
    const view = table("gugong-4p-10").view as View;
    expect(parts.scores(view, 0).map((each) => each.key)).toEqual(
      ["game", "wall", "decrees", "audience", "jade", "disqualified"].map((each) => `gugong-score-${each}`),
    );
    expect(parts.scores(view, 0).find((each) => each.key.endsWith("disqualified"))?.points).toBe(-3);
  });
});

describe("where Meng has acted", () => {
  it("is read from the lines of his turn [G-SOLO-07]", () => {
    expect(parts.touched?.({ seat: { name: "gugong-meng" }, location: { name: "gugong-location-jade" } })).toEqual(["location:jade"]);
    expect(parts.touched?.({ city: { name: "gugong-city-xian" } })).toEqual(["city:xian"]);
    expect(parts.touched?.({ decree: { name: "gugong-decree-d2-equal" } })).toEqual(["decree:d2_equal"]);
    expect(parts.touched?.({ n: 2 })).toEqual([]);
  });
});

describe("names on cards", () => {
  it("break between words and never into more lines than there is room for", () => {
    expect(fold("Set of Go Stones", 13, 2)).toEqual(["Set of Go", "Stones"]);
    expect(fold("a b c d e f", 1, 2)).toEqual(["a", "b c d e f"]);
  });
});
