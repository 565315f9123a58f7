/** Viceroy's board over real states: every place that a question points at is there, and everything explains itself. */
import { describe, expect, it } from "vitest";
import type { Playing } from "@/boards/contract";
import { TEXT, shortened } from "@/boards/common/squeezing.svelte";
import { held } from "@/boards/viceroy/bids";
import { explain } from "@/boards/viceroy/explain";
import { beside, fit, openings } from "@/boards/viceroy/pyramid";
import { rank } from "@/boards/viceroy/ranks";
import { scores, sources } from "@/boards/viceroy/scores";
import { lines } from "@/boards/viceroy/shapes";
import { pictures, tally } from "@/boards/viceroy/tally";
import type { SeatView } from "@/boards/viceroy/view";
import { askedCard } from "@/boards/viceroy/words";
import { bound } from "@/lib/texts/bound";
import { LANGUAGES, States, targetsIn } from "./states";

const states = new States<{ seats: SeatView[] }>("viceroy", ["2p", "4p", "solo"]);

describe("the places of the board", () => {
  it.each(states.names)("%s shows every target of the open question, on a phone too", (name) => {
    expect(states.missing(name)).toEqual([]);
    expect(states.missing(name, true)).toEqual([]);
  });

  it.each(LANGUAGES)("explain themselves in %s, with a rule", (lang) => {
    for (const name of states.names.filter((_, i) => i % 4 === 2)) {
      const playing = states.playing(name, lang);
      for (const which of ["Board", "Mine", "Glance", "Whole"])
        for (const target of targetsIn(states.part(name, which))) {
          const about = explain(target, playing);
          expect(about, `${name} ${target}`).not.toBeNull();
          expect(about?.rule, target).toMatch(/^V-[A-Z]+(-[A-Z0-9]+)?$/);
          expect([about?.title, ...(about?.lines ?? [])].join(" "), target).not.toMatch(/viceroy-|\{|undefined/);
        }
    }
  }, 30_000);

  it("say first what choosing them does", () => {
    const name = "viceroy-4p-08";
    const card = states.view(name).seats[0]?.pyramid[0];
    const playing = Object.assign(Object.create(states.playing(name, "en")) as Playing, { offers: (target: string) => [`choose ${target}`] });
    for (const target of ["hand", `hand:${String(card?.card)}`, `card:${String(card?.card)}`, `pyramid:0:${String(card?.level)}:${String(card?.column)}`])
      expect(explain(target, playing)?.lines[0]).toBe(`choose ${target}`);
  });

  it("never shows a hidden hand", () => {
    const name = "viceroy-4p-08";
    for (const [seat, each] of states.view(name).seats.entries()) {
      if (seat === states.viewer(name)) continue;
      expect(each.gems).toBeUndefined();
      const html = states.part(name, "Whole", { seat });
      const shown = [...targetsIn(html)].filter((target) => /^hand:\d+$/.test(target)).map((target) => Number(target.slice(5)));
      expect(shown.sort()).toEqual([...each.hand].sort());
    }
  });
});

describe("what one holds out", () => {
  const seat = (hand_size: number) => ({ bid: null, laying: null, discarding: null, in_building: true, sits_out: false, hand_size });
  const state = (answered: boolean[], ...hands: number[]) =>
    hands.map((_, i) => held({ decision: null, view: { phase: "building", answered, seats: hands.map(seat) } } as unknown as Playing, i).state);

  it("is nothing any more where no card is left to choose, but only while all choose [V-BUILD-04]", () => {
    expect(state([false, false, true], 2, 0, 1)).toEqual(["waiting", "out", "closed"]);
    expect(state([], 2, 0)).toEqual(["in", "in"]);
  });

  it("tells until the auction is over who has passed and who has a card [V-AUC-06]", () => {
    const seats = [
      { bid: "pass", in_auction: false },
      { bid: "red", in_auction: false },
      { bid: "attack", in_auction: false },
      { bid: null, in_auction: true },
    ];
    const playing = { decision: null, view: { phase: "auction", answered: [false, false, false, true], seats } } as unknown as Playing;
    expect(seats.map((_, i) => held(playing, i))).toEqual([
      { state: "out", sign: "pass" },
      { state: "taken", gem: "red" },
      { state: "taken", sign: "attack" },
      { state: "closed" },
    ]);
  });
});

describe("the card that is asked about", () => {
  it("stands out now, but not where the past is shown", () => {
    const decision = { prompt: { key: "", args: { card: { message: { key: "viceroy-numbered-card", args: { number: 88 } } } } } };
    expect(askedCard({ decision } as unknown as Playing)).toBe(88);
    expect(askedCard({ decision, past: true } as unknown as Playing)).toBeNull();
  });
});

describe("a name where room is short", () => {
  // Without a browser a letter is taken for half as wide as it is high: seven of them fill 49, and eight squeezed.
  const short = (name: string, room: number) => shortened(name, room, TEXT, 14);

  it("stays whole where a little squeezing does it, and else says that it is cut", () => {
    expect(short("Defne", 33)).toBe("Defne");
    expect(short("Konstantin", 49)).toBe("Konstan…");
    expect(short("Jan Žižka", 33)).toBe("Jan…");
    expect(short("Ada", 21)).toBe("Ada");
    expect(short("Defne", 18)).toBe("");
  });
});

describe("a pyramid", () => {
  const laid = [
    { level: 1, column: 0 },
    { level: 1, column: 1 },
    { level: 1, column: 2 },
    { level: 2, column: 0 },
  ];

  it("leaves its wider upper side to answers that lie nowhere else, if it is wide enough", () => {
    const room = fit(laid, 600, 200, 100);
    expect(beside(room, laid, 40, [50, 590], 200)).toEqual([308, 590]);
    expect(beside(room, laid, 40, [50, 590], 300)).toBeNull();
    expect(beside(room, laid.slice(0, 3), 40, [50, 590], 300)).toEqual([50, 590]);
  });

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
    expect(room.ends).toBeNull();
  });

  it("is never drawn too small to be read: what is wider than its room is moved in it, and stays where it is when it grows", () => {
    const row = Array.from({ length: 10 }, (_, column) => ({ level: 1, column }));
    const room = fit(row, 300, 200, 124, 46);
    expect(room.size).toBe(46);
    expect(room.ends).toEqual({ right: 300 - 460, left: 0 });
    const longer = fit([{ level: 1, column: -1 }, ...row], 300, 200, 124, 46);
    expect(longer.x({ level: 1, column: 3 })).toBe(room.x({ level: 1, column: 3 }));
    expect(longer.ends).toEqual({ right: 300 - 460, left: 46 });
  });
});

describe("numbers", () => {
  it("come from the server, and what nobody may know yet is left open", () => {
    const view = { seats: [{ score: { circles: 3, eternal: 0, laws: 2, power: 9, magic: 4, sets: 12 } }] };
    expect(scores(view, 0).map((each) => each.points)).toEqual([3, 0, 2, 9, 4, 12, null]);
  });

  it("of a category that speaks of several laws are given for each of them", () => {
    const pyramid = [{ card: 68, level: 1, column: 0, points: 2 }, { card: 71, level: 1, column: 1 }];
    const playing = { data: { laws: [{ id: 68, key: "census" }, { id: 71, key: "war_levy" }], characters: [] }, view: { seats: [{ pyramid }] }, say: (key: string) => key };
    expect(sources("viceroy-score-laws", 0, playing as unknown as Playing)).toEqual([{ name: "viceroy-card-census", points: 2 }]);
    expect(sources("viceroy-score-power", 0, playing as unknown as Playing)).toEqual([]);
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
    expect(pictures(mine)).toBe(5);
  });

  it("and words are broken at spaces and hyphens", () => {
    expect(lines("Standard-Bearer of the king", 12)).toEqual(["Standard-", "Bearer of", "the king"]);
    expect(lines(bound("Zasuňte karty z ruky: na konci po 5 bodech"), 16)).toEqual(["Zasuňte karty", "z\u00a0ruky: na konci", "po 5\u00a0bodech"]);
  });
});

describe("answers", () => {
  it("are listed as the cards lie", () => {
    const ordered = (...targets: string[]) =>
      targets.map((target) => ({ action: target, label: { key: "" }, targets: [target] })).sort((one, other) => rank(one) - rank(other)).map((each) => each.action);
    expect(ordered("display:1:0", "display:0:0", "display:0:1")).toEqual(["display:0:1", "display:0:0", "display:1:0"]);
    expect(ordered("auction:0", "auction:2", "attack")).toEqual(["auction:0", "auction:2", "attack"]);
  });
});
