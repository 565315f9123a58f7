/** What travels between two views of Viceroy, and what is revealed by all together. */
import { describe, expect, it } from "vitest";
import { beat, revealed } from "@/boards/viceroy/reveal";
import { travels } from "@/boards/viceroy/travels";
import type { SeatView, ViceroyView } from "@/boards/viceroy/view";

const gems = (blue = 0, red = 0, green = 0, yellow = 0) => ({ blue, red, green, yellow });
const nothing = { above: null, below: null };
const seat = (more: Partial<SeatView> = {}) =>
  ({ pyramid: [], hand: [], characters_in_hand: 0, laws_in_hand: 0, bid: null, ...more }) as unknown as SeatView;
const view = (more: Partial<ViceroyView> = {}) =>
  ({
    supply: gems(4, 4, 4, 4),
    display: { blue: nothing, red: nothing, green: nothing, yellow: nothing },
    small_deck: 10,
    law_deck: 10,
    discarded: [],
    seats: [seat({ gems: gems(1, 1, 1, 1), attacks: 0 }), seat()],
    ...more,
  }) as ViceroyView;
const between = { viewer: 0, asked: [0] };

describe("gems", () => {
  it("that I take come from the supply behind my screen", () => {
    const now = view({ supply: gems(4, 2, 4, 4), seats: [seat({ gems: gems(1, 3, 1, 1), attacks: 0 }), seat()] });
    const gem = { look: "gem:red", from: ["supply:1"], to: ["gem:1", "bid:0"] };
    expect(travels(view(), now, between)).toEqual([gem, gem]);
  });

  it("that somebody else takes go to who was asked, and bids come from who bid them", () => {
    const taken = view({ supply: gems(3, 4, 4, 4) });
    expect(travels(view(), taken, { viewer: 0, asked: [1] })).toEqual([{ look: "gem:blue", from: ["supply:0"], to: ["bid:1"] }]);
    const bid = view({ supply: gems(4, 4, 5, 4), seats: [seat({ gems: gems(1, 1, 1, 1), attacks: 0 }), seat({ bid: "green" })] });
    expect(travels(view(), bid, between)).toEqual([{ look: "gem:green", from: ["bid:1"], to: ["supply:2"] }]);
  });
});

describe("cards", () => {
  const shown = (card: number | null) => ({ blue: { above: card, below: null }, red: nothing, green: nothing, yellow: nothing });

  it("are dealt from the large deck, taken by others, or discarded", () => {
    expect(travels(view(), view({ display: shown(5) }), between)).toContainEqual({ look: "card:5", from: ["deck:large"] });
    const before = view({ display: shown(5) });
    const others = [seat({ gems: gems(1, 1, 1, 1), attacks: 0 }), seat({ hand: [5], characters_in_hand: 1 })];
    expect(travels(before, view({ seats: others }), between)).toEqual([{ look: "card:5", to: ["bid:1"] }]);
    expect(travels(before, view({ discarded: [5] }), between)).toEqual([{ look: "card:5", to: ["discard"] }]);
  });

  it("that others draw stay hidden: only a back flies", () => {
    const others = [seat({ gems: gems(1, 1, 1, 1), attacks: 0 }), seat({ laws_in_hand: 1 })];
    expect(travels(view(), view({ law_deck: 9, seats: others }), between)).toEqual([{ look: "back:law", from: ["deck:law"], to: ["bid:1"] }]);
  });
});

describe("a reveal", () => {
  const gem = { kind: "bid-gem", seat: 0, args: { gem: { name: "viceroy-gem-red" } } };

  it("shows what each held, all together, and lets the pieces wait", () => {
    const told = [gem, { kind: "bid-pass", seat: 1, args: {} }, { kind: "virtual-bid", seat: -1, args: { number: 2, gem: { name: "viceroy-gem-blue" } } }];
    expect(revealed(told)).toEqual([
      { seat: 0, virtual: 0, gem: "red" },
      { seat: 1, virtual: 0, sign: "pass" },
      { seat: -1, virtual: 2, gem: "blue" },
    ]);
    expect(beat(told)).toBe(3);
  });

  it("needs somebody to show it to", () => {
    expect(revealed([gem])).toEqual([]);
    expect(beat([{ kind: "gem-taken", seat: 0, args: {} }])).toBe(0);
  });
});
