/** Gùgōng's board over real states: every place that a question points at is there, and everything explains itself. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Action, Playing } from "@/boards/contract";
import { parts } from "@/boards/gugong";
import { compared, welcome } from "@/boards/gugong/gifts";
import { signs } from "@/boards/gugong/icons";
import { isOption, optionsAt } from "@/boards/gugong/options";
import { QUARTERS, actedQuarter, askedQuarter } from "@/boards/gugong/quarters";
import { sailing } from "@/boards/gugong/ships";
import type { Data, View } from "@/boards/gugong/view";
import { fold, matchesOf } from "@/boards/gugong/words";
import { lies, remaining, shared } from "@/lib/table/choosing";
import Harness from "../dev/Harness.svelte";
import { LANGUAGES, States, targetsIn } from "./states";

const RULES = readFileSync(fileURLToPath(new URL("../../src/courtier/locales/en/rules/gugong.md", import.meta.url)), "utf8");
const states = new States<View>("gugong", ["2p", "4p", "5p", "solo"]);
const NAMES = states.names;
// A copy: some tests change it.
const read = (name: string) => structuredClone(states.read(name));
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const draw = (fixture: any, which: string, narrow = false) =>
  render(Harness, { props: { fixture, lang: "en", part: which, seat: null, narrow } }).body;

/** A table at which these places have been picked, as far as the board asks for it. */
function table(name: string, lang = "en", picked: readonly string[] = []): Playing {
  const decision = states.read(name).table.decisions[String(states.viewer(name))] ?? null;
  const open = remaining(decision?.actions ?? [], picked);
  const given = new Set([...picked, ...shared(open)]);
  const light = (target: string) => (given.has(target) ? "chosen" : open.some((each) => lies(each, target)) ? "open" : "");
  return Object.assign(states.playing(name, lang), { decision, light, changed: () => false });
}

describe("the places of the board", () => {
  it("keeps a variant payable in sight when another one is chosen", () => {
    const [name, decision] = NAMES.map((each) => [each, table(each).decision] as const).find(
      ([, asked]) => asked?.prompt.key === "gugong-prompt-act-location" && asked.actions.filter((each) => each.targets?.some(isOption)).length > 1,
    ) ?? ["", null];
    const targets = decision?.actions.flatMap((each) => each.targets ?? []) ?? [];
    const [place = ""] = targets.filter((each) => each.startsWith("location:"));
    const variants = [...new Set(targets.filter(isOption))];
    const shown = optionsAt(table(name, "en", [place, variants[0] ?? ""]), place);
    expect(shown.filter((each) => !each.owed).map((each) => each.target).sort()).toEqual(variants.sort());
  });

  it.each(["hand", "discard"] as const)("keeps the cards of the %s in sight that are asked for, and no others", (where) => {
    const name = NAMES.find((each) => {
      const mine = states.view(each).seats[states.viewer(each)];
      return table(each).decision && mine?.hand?.length && mine.discard?.length;
    }) ?? "";
    const fixture = read(name);
    const seat = states.viewer(name);
    const [card] = states.view(name).seats[seat]?.[where] ?? [];
    fixture.table.decisions[String(seat)].actions = [{ action: "pass", label: { key: "x" }, targets: [`card:${card}`] }];
    const needed = [...draw(fixture, "Mine", true).matchAll(/<svg class="cards (\w+)[^>]* data-needed/g)].map(([, which]) => which);
    expect(needed).toEqual([where === "hand" ? "hand" : "pile"]);
  });

  it.each(NAMES.flatMap((name) => [[name, false], [name, true]] as const))("%s shows every target of the open question (phone: %s)", (name, narrow) => {
    expect(states.missing(name, narrow).filter((target) => !isOption(target) && target !== "taken-token")).toEqual([]);
  });

  it.each(NAMES)("%s shows how an answer is given at its place, once that is chosen", (name) => {
    for (const { targets = [] } of (table(name).decision?.actions ?? []) as Action[]) {
      const here = table(name, "en", targets.filter((target) => !isOption(target)));
      const offered = ["", ...targets].flatMap((place) => optionsAt(here, place).map((each) => each.target));
      const alike = here.decision?.actions.filter((each) => targets.every((target) => isOption(target) || each.targets?.includes(target))) ?? [];
      // Where a place has one answer only, the place is enough.
      if (alike.length > 1) expect(offered, targets.join(" ")).toEqual(expect.arrayContaining(targets.filter(isOption)));
    }
  });

  it.each(["gugong-2p-10", "gugong-5p-10"])("%s has every target that any question can ever have", (name) => {
    const view = states.view(name);
    const { data } = states.read(name) as { data: Data };
    const mine = view.seats[states.viewer(name)];
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
    for (const narrow of [false, true]) {
      const there = new Set(["Board", "Mine"].flatMap((which) => [...targetsIn(states.part(name, which, { narrow }))]));
      expect(wanted.filter((target) => !there.has(target))).toEqual([]);
    }
  });

  it("has room for a bonus token beside my board when one can be stationed there", () => {
    const fixture = read("gugong-5p-18");
    expect(targetsIn(draw(fixture, "Mine"))).not.toContain("own-board");
    fixture.table.decisions[String(fixture.table.viewpoint[0])].actions[0].targets = ["own-board"];
    expect(targetsIn(draw(fixture, "Mine"))).toContain("own-board");
  });

  it.each(LANGUAGES)("explain themselves in %s, with a rule of the rules reference", (lang) => {
    for (const name of NAMES.filter((_, i) => i % 5 === 1)) {
      const here = table(name, lang);
      for (const which of ["Board", "Mine", "Glance", "Whole"])
        for (const target of targetsIn(states.part(name, which))) {
          const about = parts.explain(target, here);
          expect(about, `${name} ${target}`).not.toBeNull();
          expect(RULES, target).toContain(about?.rule);
          expect([about?.title, ...(about?.lines ?? [])].join(" "), target).not.toMatch(/gugong-|\{|undefined/);
        }
    }
  });

  it("never show the hand or the discard pile of somebody else", () => {
    const name = "gugong-4p-10";
    for (const seat of [0, 1, 2, 3].filter((each) => each !== states.viewer(name)))
      expect([...targetsIn(states.part(name, "Whole", { seat }))].filter((target) => target.startsWith("card:"))).toEqual([]);
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

describe("a variant that cannot be paid", () => {
  it("is marked, can be reached with keys and says what it would do [G-ACT-04]", () => {
    const posed = read("gugong-solo-00");
    const viewer = String(states.viewer("gugong-solo-00"));
    const action = { action: "act wall A", label: { key: "gugong-label-pass" }, targets: ["location:wall", "variant:A"] };
    posed.table.decisions[viewer] = {
      ...posed.table.decisions[viewer], prompt: { key: "gugong-prompt-act-location" }, actions: [action, { action: "pass", label: { key: "gugong-label-pass" } }],
    };
    const drawn = draw(posed, "Board");
    const at = drawn.indexOf('data-target="variant:B"');
    const tag = drawn.slice(drawn.lastIndexOf("<g", at), drawn.indexOf(">", at));
    expect(tag).toContain("owed");
    expect(tag).toContain('tabindex="0"');
    const asked = Object.assign(table("gugong-solo-00"), { decision: posed.table.decisions[viewer] });
    expect(parts.explain("variant:B", asked)?.lines[0]).toMatch(/^B: send 1 servant/);
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
    const touched = (args: Record<string, unknown>, kind = "meng-acts") => parts.touched?.(args, `gugong-event-${kind}`);
    expect(touched({ seat: { name: "gugong-meng" }, location: { name: "gugong-location-jade" } })).toEqual(["location:jade"]);
    expect(touched({ city: { name: "gugong-city-xian" } })).toEqual(["city:xian"]);
    expect(touched({ decree: { name: "gugong-decree-d2-equal" } })).toEqual(["decree:d2_equal"]);
    expect(touched({ n: 2 })).toEqual([]);
  });

  it("is seen in dusk too, where no line names the location [G-SOLO-11]", () => {
    const touched = (kind: string, args: Record<string, unknown> = {}) => parts.touched?.(args, `gugong-event-${kind}`);
    const harbour = (number: number) => ({ message: { key: "gugong-harbour", args: { number } } });
    expect(touched("loaded", { harbour: harbour(2), aboard: 1 })).toEqual(["harbour:main:2"]);
    expect(touched("sailed", { from: harbour(1), to: harbour(2) })).toEqual(["harbour:main:2"]);
    expect(touched("built", { n: 1 })).toEqual(["location:wall"]);
    expect(touched("intrigue", { steps: 2 })).toEqual(["location:intrigue"]);
    expect(touched("envoy", { steps: 1 })).toEqual(["location:palace"]);
  });
});

describe("names on cards", () => {
  it("break between words and never into more lines than there is room for", () => {
    expect(fold("Set of Go Stones", 13, 2)).toEqual(["Set of Go", "Stones"]);
    expect(fold("aa bb cc dd", 1, 2)).toEqual(["aa", "bb cc dd"]);
    expect(fold("Náhrdelník z drahokamů", 12, 2)).toEqual(["Náhrdelník", "z\u00a0drahokamů"]);
  });
});

describe("one quarter of the city at a time, on a phone", () => {
  const asked = (...lit: string[]) =>
    askedQuarter({ ...states.playing("gugong-2p-10", "en"), light: (target: string) => (lit.includes(target) ? "open" : "") } as Playing);

  it("opens where the places of the question lie", () => {
    expect(asked("city:xian")).toBe("travel");
    expect(asked("harbour:new:main")).toBe("canal");
    expect(asked("die:die2")).toBe("palace");
    expect(asked("benefit:i3")).toBe("wall");
    expect(asked("house:h1", "location:jade")).toBe("jade");
  });

  it("opens where the official in question stands, and stays where it is when any of them may be", () => {
    expect(asked("location:intrigue")).toBe("wall");
    expect(asked(...QUARTERS.flatMap((each) => each.locations.map((id) => `location:${id}`)))).toBeNull();
    expect(asked("card:G1-2")).toBeNull();
  });

  it("opens where Meng acts in the step that is shown", () => {
    const shown = (...touching: string[]) => actedQuarter(Object.assign(table("gugong-solo-00"), { touching }));
    expect(shown("location:intrigue")).toBe("wall");
    expect(shown("location:canal")).toBe("canal");
    expect(shown("location:wall", "location:palace")).toBe("wall");
    const [city] = Object.keys(states.view("gugong-solo-00").cities);
    expect(shown(`city:${city}`)).toBe("travel");
    expect(shown()).toBeNull();
  });

  it("holds every location exactly once", () => {
    const all = QUARTERS.flatMap((each) => each.locations);
    expect([...all].sort()).toEqual(Object.keys(states.view("gugong-2p-10").board).sort());
  });
});

describe("what travels between two views", () => {
  function after(change: (view: View) => void, name = "gugong-2p-10") {
    const [before, now] = [structuredClone(states.view(name)), structuredClone(states.view(name))];
    change(now);
    return parts.travels?.(before, now, { viewer: 0, asked: [0] }) ?? [];
  }

  it("a servant that is sent goes from the hired ones to the free ones [G-TERM-04]", () => {
    const found = after((view) => {
      const seat = view.seats[0];
      if (seat) [seat.hired, seat.free] = [seat.hired - 1, seat.free + 1];
    });
    expect(found).toEqual([{ look: "servant:0", from: ["hired:0", "player:0"], to: ["free:0", "player:0"] }]);
  });

  it("jade comes from the house that has lost it, or from the courtyard [G-JADE-04]", () => {
    const house = states.view("gugong-2p-10").houses.find((each) => each.jade && each.id !== "courtyard");
    const gain = (view: View) => view.seats.forEach((seat, i) => (seat.jade += i === 1 ? 1 : 0));
    const bought = after((view) => {
      gain(view);
      for (const each of view.houses) if (each.id === house?.id) each.jade = false;
    });
    expect(bought).toEqual([{ look: "jade", from: [`house:${house?.id}`, "location:jade"], to: ["jade:1", "player:1"] }]);
    expect(after(gain)[0]?.from?.[0]).toBe("house:courtyard");
  });

  it("the crew of a ship that only sails on does not leave it [G-CANAL-06]", () => {
    const name = NAMES.find((each) => Object.values(states.view(each).harbours).filter(Boolean).length === 1) ?? "";
    const found = after((view) => {
      const [from] = Object.entries(view.harbours).find(([, ship]) => ship) ?? [""];
      const [to] = Object.entries(view.harbours).find(([, ship]) => !ship) ?? [""];
      [view.harbours[from], view.harbours[to]] = [view.harbours[to] ?? null, view.harbours[from] ?? null];
    }, name);
    expect(found).toEqual([]);
  });

  it("a gift that another player takes goes to that player, and the one given for it comes from there [G-GIFT-01]", () => {
    const found = after((view) => {
      view.board.wall = { card: "GD-1", value: 1 };
      const seat = view.seats[1];
      if (seat) seat.discard_size += 1;
    });
    expect(found).toEqual([
      { look: `card:${states.view("gugong-2p-10").board.wall.card}`, to: ["player:1"] },
      { look: "card:GD-1", from: ["player:1"] },
    ]);
  });
});

describe("ships", () => {
  const ship = (seat: number, load = 1) => ({ seat, servants: load, double: false, load });
  const keys = (found: { at: string; key: string }[]) => Object.fromEntries(found.map(({ at, key }) => [at, key]));

  it("keep who they are when they sail, also when one of them ends its voyage [G-CANAL-06, G-CANAL-07]", () => {
    const first = sailing({ "main:1": ship(0), "main:2": null, "main:4": ship(0, 3) }, []);
    const { "main:1": behind, "main:4": ahead } = keys(first);
    expect(behind).not.toBe(ahead);
    const moved = sailing({ "main:1": null, "main:2": ship(0), "main:4": ship(0, 3) }, first);
    expect(keys(moved)).toEqual({ "main:2": behind, "main:4": ahead });
    const claimed = sailing({ "main:1": null, "main:2": ship(0), "main:4": null }, moved);
    expect(keys(claimed)).toEqual({ "main:2": behind });
    const undone = sailing({ "main:1": ship(0), "main:2": null, "main:4": null }, claimed);
    expect(keys(undone)).toEqual({ "main:1": behind });
  });

  it("of another owner or on another waterway are other ships [G-CANAL-01]", () => {
    const first = sailing({ "left:2": ship(0), "right:2": null }, []);
    const other = keys(sailing({ "left:2": ship(1), "right:2": ship(0) }, first));
    expect(Object.values(other)).not.toContain(first[0]?.key);
  });
});
