/** Several gems or cards in one go: picked in any order, sent as the server asks for them. */
import { describe, expect, it } from "vitest";
import type { Decision } from "@/boards/contract";
import { bundle, inTurn } from "@/boards/viceroy/bundles";
import { optionsOf } from "@/boards/viceroy/options";
import { Choice } from "@/lib/table/choice.svelte";

const COLOURS = ["blue", "red", "green", "yellow"];
const supply = (...n: number[]) => Object.fromEntries(COLOURS.map((colour, i) => [colour, n[i] ?? 0]));
const asked = (key: string, args: Record<string, number>, actions: Decision["actions"] = []): Decision => ({
  id: "d1",
  seat: 0,
  question: key,
  prompt: { key: `viceroy-prompt-${key}`, args },
  rules: [],
  actions,
});
const stock = (n: number[]) => n.map((each, i) => ({ place: `supply:${i}`, action: `gem ${COLOURS[i]}`, n: each }));
const sent = (n: number[], due: number, ...picked: number[]) => inTurn({ stock: stock(n), due }, picked.map((i) => `supply:${i}`));

/** The server's way: colours ascending, nothing asked that has one answer only. [V-TOK-01, V-RULING-07] */
function served(n: number[], due: number, answers: string[]): number[] {
  const left = [...n];
  const out: number[] = [];
  const given = [...answers];
  let from = 0;
  for (let rest = due; rest > 0; rest--) {
    const after = (i: number) => left.slice(i).reduce((sum, each) => sum + each, 0);
    const must = Math.min(rest, after(from));
    const open = left.flatMap((each, i) => (i >= from && each > 0 && after(i) >= must ? [i] : []));
    if (!open.length) break;
    const next = open.length === 1 ? (open[0] as number) : COLOURS.indexOf((given.shift() ?? "").split(" ")[1] ?? "");
    expect(open).toContain(next);
    left[next] = (left[next] ?? 0) - 1;
    out.push(next);
    from = next;
  }
  expect(given).toEqual([]);
  return out;
}

describe("gems from the supply", () => {
  it("are picked in any order and sent blue, red, green, yellow", () => {
    expect(sent([8, 8, 8, 8], 3, 3, 0, 3)).toEqual(["gem blue", "gem yellow"]);
    expect(sent([8, 8, 8, 8], 3, 2, 1, 0)).toEqual(["gem blue", "gem red", "gem green"]);
  });

  it("arrive exactly as picked, whatever the supply holds", () => {
    const all = [0, 1, 2, 3];
    for (const n of [[8, 8, 8, 8], [1, 0, 2, 3], [2, 1, 0, 0], [1, 1, 1, 1], [0, 3, 0, 1], [2, 2, 0, 1], [0, 0, 0, 5]])
      for (const due of [1, 2, 3, 4])
        for (const picks of all.flatMap((a) => all.flatMap((b) => all.flatMap((c) => all.map((d) => [a, b, c, d].slice(0, due)))))) {
          const there = all.every((i) => picks.filter((each) => each === i).length <= (n[i] ?? 0));
          if (there) expect(served(n, due, sent(n, due, ...picks)), `${n} ${picks}`).toEqual([...picks].sort());
        }
  });

  it("make no bundle when there is only one to take", () => {
    expect(bundle(asked("gems", { due: 1 }), { supply: supply(4, 4, 4, 4), seats: [] })).toBeNull();
    expect(bundle(asked("gems", { due: 3 }), { supply: supply(4, 0, 1, 4), seats: [] })?.picks).toEqual([
      { place: "supply:0", most: 4 },
      { place: "supply:2", most: 1 },
      { place: "supply:3", most: 4 },
    ]);
  });
});

describe("what may be ended early", () => {
  const pass = { action: "pass", label: { key: "viceroy-label-store-done" }, targets: ["pass"] };
  const view = { supply: supply(), seats: [{ gems: supply(2, 1, 0, 0) }] };

  it("sends its end, unless the server would not ask any more", () => {
    const store = bundle(asked("store", { n: 8 }, [pass]), view);
    expect(store).toMatchObject({ due: 3, end: { place: "pass" } });
    expect(store?.answer([]).actions).toEqual(["pass"]);
    expect(store?.answer(["gem:0"]).actions).toEqual(["store blue", "pass"]);
    expect(store?.answer(["gem:1"]).actions).toEqual(["store red"]);
    expect(store?.answer(["gem:1", "gem:0", "gem:0"]).actions).toEqual(["store blue", "store blue", "store red"]);
  });

  it("holds for cards of the hand too", () => {
    const cards = [5, 6, 80].map((n) => ({ action: `archive ${n}`, label: { key: "x" }, targets: [`hand:${n}`] }));
    const archive = bundle(asked("archive", {}, [{ ...pass }, ...cards]), view);
    expect(archive?.answer(["hand:80", "hand:5"]).actions).toEqual(["archive 5", "archive 80"]);
    expect(archive?.answer(["hand:5"]).actions).toEqual(["archive 5", "pass"]);
  });
});

describe("a choice of several picks", () => {
  it("counts the clicks, takes one back, and is given when all are picked", () => {
    const played: (string[] | undefined)[] = [];
    const view = { supply: supply(1, 4, 4, 4), seats: [] };
    const choice = new Choice("t", () => "none", (_, action) => played.push(action.actions), (decision) => bundle(decision, view));
    const first = COLOURS.map((colour, i) => ({ action: `gem ${colour}`, label: { key: "x" }, targets: [`supply:${i}`] }));
    choice.ask(asked("gems", { due: 3 }, first));
    choice.pick("supply:3", 0);
    choice.pick("supply:0", 0);
    expect([choice.tally("supply:0"), choice.light("supply:0"), choice.light("supply:3")]).toEqual([1, "chosen", "open"]);
    choice.back();
    expect(choice.tally("supply:0")).toBe(0);
    choice.pick("supply:2", 0);
    expect(played).toEqual([]);
    choice.pick("supply:3", 0);
    expect(played).toEqual([["gem green", "gem yellow"]]);
  });
});

describe("answers that lie nowhere on the table", () => {
  it("are drawn by what they bring", () => {
    const reward = (kind: string, amount: number) => ({ key: `viceroy-reward-${kind}`, args: { amount } });
    const actions = [
      { action: "option 1", label: { key: "list-of-effects", args: { effects: { list: [{ message: reward("magic", 1) }, { message: reward("bonus-magic", 2) }] } } } },
      { action: "option 2", label: { key: "viceroy-reward-eternal-gem", args: { amount: 1, color: { name: "viceroy-color-any" } } } },
      { action: "option 3", label: reward("gems", 4) },
      { action: "token power:7", label: { key: "viceroy-label-own-token", args: {} } },
      { action: "pass", label: { key: "viceroy-label-x" }, targets: ["pass"] },
    ];
    const found = optionsOf({ decision: asked("law-option", {}, actions) } as never);
    expect(found.map((each) => each.words)).toEqual([["magic", "bonus_magic:2"], ["eternal:any"], ["gems:4"], ["power:7"]]);
    expect(found[0]?.target).toBe("action:option 1");
  });
});
