/** Viscounts' board over real states: every place that a question points at is there, and everything explains itself. */
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { Decision, Playing } from "@/boards/contract";
import { parts } from "@/boards/viscounts";
import { bundle } from "@/boards/viscounts/bundles";
import { crowd } from "@/boards/viscounts/crowd";
import type { Effect, ViscountsData } from "@/boards/viscounts/data";
import { goodsOf } from "@/boards/viscounts/goods";
import { ordering } from "@/boards/viscounts/ordering";
import { offeredIn, pageOf } from "@/boards/viscounts/pages";
import { plaquesOf, signsOf } from "@/boards/viscounts/plaques";
import * as ring from "@/boards/viscounts/ring";
import { ride } from "@/boards/viscounts/route";
import { counted, SIGNS, tokens, type Sign } from "@/boards/viscounts/signs";
import { touched } from "@/boards/viscounts/touched";
import type { Travel } from "@/boards/common/flights";
import { travels } from "@/boards/viscounts/travels";
import type { ViscountsView } from "@/boards/viscounts/view";
import { ending, roundWords, townsfolkKey } from "@/boards/viscounts/words";
import Harness from "../dev/Harness.svelte";
import { LANGUAGES, States, targetsIn } from "./states";

const states = new States<ViscountsView>("viscounts", ["2p", "4p", "solo"]);

describe("the places of the board", () => {
  it.each(states.names)("%s shows every target of the open question, on a phone too", (name) => {
    // The cards of the row stand for one space after another: where the first of them goes, then the next.
    const first = (target: string) => !/^player:\d:(middle|right):/.test(target);
    expect(states.missing(name).filter(first)).toEqual([]);
    expect(states.missing(name, true).filter(first)).toEqual([]);
  });

  it("are there for every target that the engine knows", () => {
    for (const name of ["viscounts-4p-10", "viscounts-solo-10"]) {
      const there = new Set([...targetsIn(states.part(name, "Board")), ...targetsIn(states.part(name, "Mine"))]);
      const view = states.view(name);
      const seat = states.viewer(name);
      const sections = Object.values(view.segments).map((segment) => segment.section);
      const wanted = [
        ...view.layout.flatMap((id) => [`townsfolk:${id}`, `manuscript:${id}`, ...["L", "R", "I"].map((node) => `space:${id}.${node}`)]),
        ...view.layout.flatMap((id) => ["L", "R"].map((node) => `trade:${id}.${node}`)),
        ...Object.keys(view.sites).map((id) => `site:${id}`),
        ...sections.flatMap((id) => [`castle:tier1:${id}`, `castle:tier2:${id}`]),
        ...["trade", "build", "noble", "cleric"].map((action) => `action:${action}`),
        ...["ink", "stone", "gold"].map((good) => `good:${good}`),
        ...["ink", "stone", "gold", "silver", "debts", "deeds", "draw"].map((what) => `player:${seat}:${what}`),
        ...["tp1", "tp2", "tp3", "gh1", "gh2", "gh3", "ws1", "ws2", "ws3"].map((slot) => `player:${seat}:slot:${slot}`),
        ...(view.players[seat]?.hand ?? []).map((card) => `card:${card}`),
      ];
      expect(wanted.filter((target) => !there.has(target))).toEqual([]);
    }
  });

  it.each(LANGUAGES)("explain themselves in %s, with a rule", (lang) => {
    for (const name of states.names.filter((_, i) => i % 7 === 3)) {
      const view = states.view(name);
      const playing = states.playing(name, lang);
      const html = [states.part(name, "Board"), states.part(name, "Board", { narrow: true }), states.part(name, "Mine"), states.part(name, "Whole")];
      if (view.rival) html.push(states.part(name, "Whole", { seat: view.players.length }));
      for (const target of html.flatMap((each) => [...targetsIn(each)])) {
        const about = parts.explain(target, playing);
        expect(about, `${name} ${target}`).not.toBeNull();
        expect(about?.rule, target).toMatch(/^W-[A-Z]+-\d+$/);
        expect([about?.title, ...(about?.lines ?? [])].join(" "), target).not.toMatch(/viscounts-|Viscounts |\{|undefined/i);
      }
    }
  }, 60_000);

  it("explain a printed townsfolk as one that is dismissed and never hired", () => {
    const playing = states.playing("viscounts-2p-10", "en");
    const [id, here] = Object.entries((playing.view as ViscountsView).segments)[0] as [string, { townsfolk: string | null }];
    const segments = { ...(playing.view as ViscountsView).segments, [id]: { ...here, townsfolk: null } };
    const about = parts.explain(`townsfolk:${id}`, { ...playing, view: { ...(playing.view as ViscountsView), segments } });
    expect(about?.lines.join(" ")).toMatch(/Dismissing costs \d silver and brings: gain 1 \w+\. .*never hired/);
    expect(about?.lines.join(" ")).not.toMatch(/to hire|hired or/);
  });

  it("never shows a hand that is hidden", () => {
    for (const name of ["viscounts-4p-08", "viscounts-4p-15"]) {
      const view = states.view(name);
      for (const [seat, each] of view.players.entries()) {
        if (each.hand !== null) continue;
        const html = states.part(name, "Whole", { seat });
        const hand = html.slice(html.indexOf('aria-label="hand"'), html.indexOf("</svg>", html.indexOf('aria-label="hand"')));
        expect([...targetsIn(hand)].sort()).toEqual(each.known_in_hand.map((card) => `card:${card}`).sort());
      }
    }
  });
});

describe("viscounts on one space", () => {
  it.each([["across", ring.ACROSS], ["tall", ring.TALL]])("stand along the path, off the sites beside it (%s)", (_, plan) => {
    for (const i of [0, 1, 2, 3, 4])
      for (const node of ["L", "R", "I"])
        for (const n of [1, 2, 3, 4]) {
          const spots = Array.from({ length: n }, (__, k) => plan.stand(i, node, k, n));
          const road = Array.from({ length: 500 }, (__, k) => plan.at(k / 500, node === "I" ? plan.path : plan.road));
          for (const spot of spots)
            expect(Math.min(...road.map((point) => Math.hypot(point.x - spot.x, point.y - spot.y))), `${i}${node} ${n}`).toBeLessThan(plan.size.rider / 5);
          const [first, second] = spots;
          if (first && second) expect(Math.hypot(first.x - second.x, first.y - second.y)).toBeGreaterThan(plan.size.rider / 3);
        }
  });
});

describe("the ring", () => {
  it("is travelled clockwise from the top, in five equal parts", () => {
    for (const plan of [ring.ACROSS, ring.TALL]) {
      const places = [0, 0.25, 0.5, 0.75].map((t) => plan.at(t, plan.road));
      const [top, right, bottom, left] = places as [ring.Point, ring.Point, ring.Point, ring.Point];
      expect(top.y).toBeLessThan(bottom.y);
      expect(right.x).toBeGreaterThan(left.x);
    }
    expect(ring.along(0, 0.5)).toBe(0);
    expect(ring.along(2, 1)).toBeCloseTo(ring.along(3, 0));
  });

  it("keeps sites, paths and castle apart", () => {
    for (const plan of [ring.ACROSS, ring.TALL])
      for (let i = 0; i < 5; i++) {
        const outer = plan.spaceAt(i, "L");
        const site = plan.at(ring.along(i, 0.1), plan.sites);
        expect(Math.hypot(outer.x - site.x, outer.y - site.y)).toBeGreaterThan(plan.size.space + plan.size.site);
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
    const all = effects(states.read("viscounts-solo-10").data);
    expect(all.length).toBeGreaterThan(150);
    for (const effect of all) for (const token of tokens(effect)) if ("sign" in token) expect(Object.keys(SIGNS), JSON.stringify(effect)).toContain(token.sign);
  });

  it("of what a manuscript counts exist, and tell what is owned from what is to be gained or turned", () => {
    const { manuscripts } = states.read("viscounts-solo-10").data as ViscountsData;
    const counts = manuscripts.cards.flatMap(({ end_score }) => (end_score ? [end_score.count] : []));
    expect(counts).toContain("flipped_debt");
    for (const count of counts) expect(Object.keys(SIGNS)).toContain(counted(count));
    const markOf = (count: string) => (SIGNS[counted(count)] as Sign).mark;
    expect(["flipped_debt", "flipped_deed", "building", "manuscript"].map(markOf)).toEqual(["done", "done", undefined, undefined]);
  });
});

describe("the castle", () => {
  it("shows every worker once, with numbers where it is crowded", () => {
    const view = states.view("viscounts-4p-19");
    const at = { x: 0, y: 0 };
    const sections = Object.values(view.segments).map(({ section }) => ({ id: section, courtAt: at, hallAt: at, flat: true, abreast: 3 }));
    const sum = (numbers: Record<string, number>) => Object.values(numbers).reduce((total, n) => total + n, 0);
    const inside = view.players.reduce((total, { workers }) => total + sum(workers.tier1) + sum(workers.tier2) + workers.tier3, 0);
    const figures = crowd(view, sections, ring.ACROSS);
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

describe("gestures", () => {
  const asked = (actions: { action: string; targets?: string[] }[], key: string, args: Record<string, number> = {}): Decision =>
    ({ id: "1", seat: 0, question: "", rules: [], prompt: { key, args }, actions: actions.map((each) => ({ label: { key: "" }, ...each })) });

  it("take several resources as one answer, in any order", () => {
    const decision = asked([{ action: "take ink2+gold1" }, { action: "take ink1+gold2" }], "viscounts-prompt-resources", { n: 3 });
    expect(bundle(decision)?.answer(["good:gold", "good:ink", "good:ink"]).action).toBe("take ink2+gold1");
    expect(bundle(asked([{ action: "take ink1" }], "viscounts-prompt-resources", { n: 1 }))).toBeNull();
  });

  it("rearrange the row by picking its cards from left to right", () => {
    const row = ["a", "b", "c"];
    const picked = (chosen: string[]) =>
      ordering({ light: (target: string) => (chosen.includes(target) ? "chosen" : "open") } as unknown as Playing, 0, row);
    expect(picked([]).map((each) => each.target)).toEqual(["player:0:left:a", "player:0:left:b", "player:0:left:c"]);
    const then = picked(["player:0:left:c"]);
    expect(then.map((each) => [each.id, each.at, each.place])).toEqual([["a", 1, null], ["b", 2, null], ["c", 0, 1]]);
    expect(then[0]?.target).toBe("player:0:middle:a");
  });

  it("leave an empty space empty", () => {
    const order = ordering({ light: () => "open" } as unknown as Playing, 0, [null, "b", "c"]);
    expect(order.map((each) => each.target)).toEqual(["player:0:middle:b", "player:0:middle:c"]);
  });

  it("lay answers without a place as plaques, in signs", () => {
    const gain = { key: "viscounts-effect-gain", args: { n: 2, good: { name: "viscounts-good-any" } } };
    const destroy = { key: "viscounts-effect-destroy", args: { n: 2 } };
    const both = { key: "viscounts-effect-all", args: { effects: { list: [{ message: gain }, { message: destroy }] } } };
    expect(signsOf(both)).toEqual([{ sign: "any", n: 2 }, { sign: "destroy", n: 2 }]);
    const decision = asked([{ action: "option 1", targets: ["option:1"] }, { action: "pass", targets: ["decline"] }], "");
    expect(plaquesOf(decision).map((each) => each.target)).toEqual(["option:1"]);
    const gold = { key: "viscounts-amount", args: { n: 2, what: { name: "viscounts-good-gold" } } };
    const label = { key: "viscounts-label-workers-paid", args: { n: 3, icons: 5, what: { list: [{ message: gold }] } } };
    const workers = { ...asked([], ""), actions: [{ action: "workers 3", label, targets: ["count:3"] }] };
    expect(plaquesOf(workers)[0]?.tokens).toEqual([{ word: "3" }, { sign: "workers", n: 1 }, { word: " ←" }, { sign: "gold", n: 2 }]);
    const twice = { key: "viscounts-label-exchange-paid", args: { n: 2, silver: 1 } };
    const trade = { ...asked([], ""), actions: [{ action: "trade 2", label: twice, targets: ["count:2"] }] };
    expect(plaquesOf(trade)[0]?.tokens, "not twice 1 silver").toEqual([{ word: "2×" }, { word: " ←" }, { sign: "silver", n: 1 }]);
  });
});

describe("the phone", () => {
  it("turns to the cards where a question is about several of them, and has a single one brought to the ring", () => {
    const about = (...targets: string[]) => ({ actions: targets.map((target) => ({ targets: [target] })) }) as unknown as Decision;
    expect(pageOf(about("townsfolk:A", "townsfolk:B"))).toBe("cards");
    expect(pageOf(about("manuscript:A"))).toBe("cards");
    expect(pageOf(about("townsfolk:A", "action:trade"))).toBe("ring");
    expect(pageOf(null)).toBe("ring");
    expect([pageOf(about("townsfolk:A", "decline")), offeredIn(about("townsfolk:A", "decline"))]).toEqual(["ring", "A"]);
    expect(offeredIn(about("townsfolk:A", "townsfolk:B"))).toBeNull();
  });
});

describe("what the rival did", () => {
  it("is marked where it happened", () => {
    const space = { message: { key: "viscounts-space-L", args: { segment: { name: "viscounts-segment-C" } } } };
    expect(touched({ space, silver: 0 })).toEqual(["space:C.L"]);
    expect(touched({ site: "E1" })).toEqual(["site:E1"]);
    expect(touched({ section: { name: "viscounts-section-ink-stone" }, tier: 2 })).toEqual(["castle:tier2:ink_stone"]);
    expect(touched({ space: 4 })).toEqual([]);
    const segment = { name: "viscounts-segment-C" };
    expect(touched({ card: { name: "viscounts-townsfolk-nt-courier" }, segment })).toEqual(["townsfolk:C"]);
    expect(touched({ manuscript: { name: "viscounts-manuscript-ms-blue-any2" }, segment })).toEqual(["manuscript:C"]);
  });
});

describe("the goods of a rival", () => {
  it("are one heap where it takes all resources for one kind, and three otherwise", () => {
    const view = states.view("viscounts-solo-10");
    const seat = view.players.length;
    const owned = (board: string) => {
      const rival = { ...view.rival, board, ink: 5, stone: 0, gold: 0 };
      return goodsOf({ ...states.playing("viscounts-solo-10", "en"), view: { ...view, rival } } as Playing, seat).map(({ good, n }) => `${good} ${n}`);
    };
    expect(owned("ai_cards")).toEqual(["any 5"]);
    expect(owned("ai_noble")).toEqual(["ink 5", "stone 0", "gold 0"]);
  });
});

describe("a ride", () => {
  it("follows the paths: outside along the road, inside along the wall", () => {
    const layout = ["A", "B", "C", "D", "E"];
    const far = (plan: ring.Plan, { x, y }: ring.Point) => Math.hypot((x - plan.centre.x) / plan.road.a, (y - plan.centre.y) / plan.road.b);
    const outside = ride(ring.ACROSS, layout, "E.R", "A.R");
    expect(Math.min(...outside.map((point) => far(ring.ACROSS, point)))).toBeGreaterThan(0.9);
    const inside = ride(ring.ACROSS, layout, "A.L", "B.I");
    expect(far(ring.ACROSS, inside.at(-1) as ring.Point)).toBeLessThan(0.7);
    expect(inside.at(-1)?.x).toBeCloseTo(ring.ACROSS.spaceAt(1, "I").x, 0);
  });
});

describe("a card that goes unseen", () => {
  it("is named on a phone beside my own pieces, one that I have chosen is not", () => {
    const name = "viscounts-2p-10";
    const seat = states.viewer(name);
    const told = (kind: string, who: number, card: string) => ({ kind, seat: who, args: { who: { seat: who }, card: { name: card }, silver: 2 } });
    const read = (...events: ReturnType<typeof told>[]): string => {
      const fixture = { ...structuredClone(states.read(name)), told: events };
      return render(Harness, { props: { fixture, lang: "en", part: "Mine", seat, narrow: true } }).body;
    };
    const own = (states.view(name).players[seat]?.hand ?? [])[0] ?? "";
    expect(read(told("destroy", seat, "viscounts-townsfolk-nt-bishop"))).toContain("destroys Bishop and gains 2 silver.");
    expect(read(told("destroy", 1 - seat, "viscounts-townsfolk-nt-bishop"))).not.toContain("destroys");
    expect(read(told("discard", seat, townsfolkKey(own)))).not.toContain("discards");
  });
});

describe("while the rival plays, on a phone", () => {
  it("its schemes say which action their star stands for", () => {
    const about = parts.explain("scheme:S1", states.playing("viscounts-solo-10", "en"));
    expect(about?.lines.filter((line) => /^Primary focus: [a-z]+ [a-z ]+$/.test(line))).toHaveLength(1);
  });

  it("its schemes lie before my own pieces, and go when I am asked", () => {
    const name = "viscounts-solo-08";
    const schemes = (asked: boolean): boolean => {
      const fixture = structuredClone(states.read(name));
      fixture.table.views[String(states.viewer(name))].active = "rival";
      if (!asked) fixture.table.decisions = {};
      const drawn = render(Harness, { props: { fixture, lang: "en", part: "Mine", seat: 0, narrow: true } }).body;
      return drawn.includes(`data-target="scheme:${states.view(name).rival?.row[0]}"`);
    };
    expect([schemes(false), schemes(true)]).toEqual([true, false]);
  });
});

describe("what travels", () => {
  it("is what the two views differ in: workers go up, goods and papers come from the supply", () => {
    const before = states.view("viscounts-solo-12");
    const now = structuredClone(before);
    const own = now.players[0] as ViscountsView["players"][number];
    const section = Object.keys(own.workers.tier1)[0] as string;
    own.workers.tier2[section] = (own.workers.tier2[section] ?? 0) + 1;
    own.supply -= 1;
    own.ink += 2;
    own.unpaid_debts += 1;
    expect(travels(before, now, { viewer: 0 })).toEqual([
      { look: "worker:0", from: ["workers:0", "player:0"], to: [`castle:tier2:${section}`] },
      ...[1, 2].map(() => ({ look: "good:ink", from: ["good:ink", `space:${own.space}`], to: ["player:0:ink", "player:0"] })),
      { look: "paper:debt", from: ["stack:poverty"], to: ["player:0:debts", "player:0"] },
    ]);
    expect(travels(before, before, { viewer: 0 })).toEqual([]);
  });

  const changed = (change: (view: ViscountsView) => void): Travel[] => {
    const before = states.view("viscounts-4p-08");
    const now = structuredClone(before);
    change(now);
    return travels(before, now, { viewer: 1 });
  };
  const someone = (view: ViscountsView, seat: number) => view.players[seat] as ViscountsView["players"][number];

  it("a townsfolk goes to whoever hired it, also when it is shuffled in at once, or leaves the game", () => {
    const id = states.view("viscounts-4p-08").layout[0] as string;
    const card = states.view("viscounts-4p-08").segments[id]?.townsfolk as string;
    const leave = (view: ViscountsView) => Object.assign(view.segments[id] as object, { townsfolk: "nt_other" });
    const hired = changed((view) => {
      leave(view);
      someone(view, 2).deck.push(card);
    });
    expect(hired).toEqual([{ look: `card:${card}`, to: ["player:2:discard", "heap:2", "player:2"] }]);
    expect(changed(leave)).toEqual([{ look: `card:${card}`, to: ["box"] }]);
  });

  it("a card that I destroy leaves the game, and what others lay aside is seen from behind", () => {
    const mine = changed((view) => someone(view, 1).deck.splice(0, 1));
    expect(mine).toEqual([{ look: `card:${someone(states.view("viscounts-4p-08"), 1).deck[0]}`, to: ["box"] }]);
    const aside = changed((view) => someone(view, 3).discard.push("st_journeyman"));
    expect(aside).toEqual([{ look: "back:3", from: ["pile:3", "player:3"], to: ["player:3:discard", "heap:3", "player:3"] }]);
  });

  it("a card that another plays comes from the pile of hidden cards, whatever others of its name lie there", () => {
    const glance = states.part("viscounts-4p-08", "Glance", { seat: 0 });
    expect(glance).toContain('data-piece="row:0:st_journeyman"');
    expect(glance).toContain('data-home="pile:0"');
    const own = states.part("viscounts-4p-08", "Glance", { seat: 1 });
    expect(own).not.toContain("data-piece=");
  });
});

describe("the round", () => {
  const told = (last_round: number | null, over: boolean) => {
    const playing = states.playing("viscounts-solo-10", "en");
    const table = { ...playing, view: { ...playing.view, round: 8, last_round }, over };
    return [roundWords(table), ending(table)];
  };

  it("is told in red from the moment when the end is known, and no longer when the game is over", () => {
    expect(told(null, false)).toEqual(["Round 8", false]);
    expect(told(9, false)).toEqual(["Round 8 of 9", true]);
    expect(told(8, false)).toEqual(["Last round", true]);
    expect(told(8, true)).toEqual(["Game over", false]);
  });
});
