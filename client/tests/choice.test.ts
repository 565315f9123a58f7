/** Answering a question with clicks: places narrow the answers, one that is left is ready, a second click gives it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action, Decision } from "@/boards/contract";
import { Choice } from "@/lib/table/choice.svelte";

const action = (name: string, ...targets: string[]): Action => ({ action: name, label: { key: name }, targets });
const DECISION: Decision = {
  id: "0-7", seat: 0, question: "turn", prompt: { key: "x" }, rules: [],
  actions: [action("pass"), action("gift a travel", "card:a", "location:travel"), action("gift a wall", "card:a", "location:wall"), action("gift b wall", "card:b", "location:wall")],
};
let played: string[];
let asked: string[];
let confirms: "all" | "line" | "none";
let choice: Choice;
let chance: boolean;

beforeEach(() => {
  played = [];
  chance = true;
  asked = [];
  confirms = "all";
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    const body = url.includes("/why") ? { message: { key: "viceroy-whynot", rule: "V-BID-01" } } : { told: [], scores: [], chance, stays: false };
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } }));
  });
  choice = new Choice("t", () => confirms, (_decision, action) => played.push(action.action));
  choice.ask(DECISION);
});
afterEach(() => vi.unstubAllGlobals());

test("answers are listed by the rank that a game gives them, and declining comes last", () => {
  const listed = (each: Choice) => each.offered.map((offer) => offer.kind === "action" && offer.action.action);
  const ranked = new Choice("t", () => confirms, () => undefined, undefined, undefined, (_decision, { action }) => (action === "gift a travel" ? 1 : 0));
  ranked.ask(DECISION);
  expect(listed(ranked)).toEqual(["gift a wall", "gift b wall", "gift a travel", "pass"]);
});

test("what ends the turn by declining stands where the game lists it", () => {
  const ending = new Choice("t", () => confirms, () => undefined, undefined, undefined, undefined, (_decision, { action }) => action === "pass");
  ending.ask(DECISION);
  const [first] = ending.offered;
  expect(first?.kind === "action" && first.action.action).toBe("pass");
});

test("an answer that ends the turn by its own words is given at once, unless everything is to be confirmed", () => {
  const last = new Choice("t", () => confirms, (_decision, action) => played.push(action.action), undefined, undefined, undefined, (_decision, { action }) => action === "pass");
  last.ask(DECISION);
  last.choose(DECISION.actions[0] as Action);
  expect(played).toEqual([]);
  last.reset();
  confirms = "line";
  last.choose(DECISION.actions[0] as Action);
  expect(played).toEqual(["pass"]);
});

test("a hint that is asked for again is put away, without asking the server", async () => {
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify({ hints: [{ action: "pass", message: { key: "bots-hint-plain" } }] }), { headers: { "content-type": "application/json" } }));
  });
  await choice.hint();
  expect(choice.hints).toHaveLength(1);
  await choice.hint();
  expect(choice.hints).toBeNull();
  expect(asked).toHaveLength(1);
});

test("what can be chosen glows, and what is picked stays lit", () => {
  expect(choice.light("card:a")).toBe("open");
  expect(choice.light("location:jade")).toBe("");
  choice.pick("card:a", 0);
  expect(choice.light("card:a")).toBe("chosen");
  expect(choice.light("card:b")).toBe("");
  expect(choice.light("location:travel")).toBe("open");
});

test("the last answer that is left is ready, with a preview, and a second click gives it", async () => {
  choice.pick("card:a", 0);
  choice.pick("location:wall", 0);
  expect(choice.staged?.action).toBe("gift a wall");
  expect(played).toEqual([]);
  await vi.waitFor(() => expect(choice.preview?.chance).toBe(true));
  choice.pick("location:wall", 0);
  expect(played).toEqual(["gift a wall"]);
});

test("without confirmation the last pick plays at once", () => {
  confirms = "none";
  choice.pick("card:b", 0);
  expect(played).toEqual(["gift b wall"]);
});

test("a choice that can be taken back needs no confirmation, one that reveals something does", async () => {
  confirms = "line";
  choice.pick("card:b", 0);
  await vi.waitFor(() => expect(choice.preview?.chance).toBe(true));
  expect(played).toEqual([]);
  chance = false;
  choice.reset();
  choice.pick("card:b", 0);
  await vi.waitFor(() => expect(played).toEqual(["gift b wall"]));
});

test("another place that only fits a fresh start begins anew", () => {
  choice.pick("card:b", 0);
  expect(choice.staged?.action).toBe("gift b wall");
  choice.pick("card:a", 0);
  expect(choice.picked).toEqual(["card:a"]);
  expect(choice.staged).toBeNull();
});

test("what was answered in secret stays lit until something else is picked", () => {
  choice.ask({ ...DECISION, answer: "gift b wall" });
  expect(choice.light("card:b")).toBe("chosen");
  expect(choice.light("card:a")).toBe("open");
  choice.pick("card:a", 0);
  expect(choice.light("card:a")).toBe("chosen");
  expect(choice.light("card:b")).toBe("");
});

test("Esc takes back one step after another", () => {
  choice.pick("card:a", 0);
  choice.pick("location:wall", 0);
  choice.back();
  expect(choice.staged).toBeNull();
  expect(choice.picked).toEqual(["card:a"]);
  choice.back();
  expect(choice.picked).toEqual([]);
});

test("a place that cannot be chosen says why not, with its rule", async () => {
  choice.pick("city:xian", 0);
  await vi.waitFor(() => expect(choice.why?.message.rule).toBe("V-BID-01"));
  expect(asked[0]).toContain("/tables/t/why?seat=0&target=city%3Axian");
  expect(choice.picked).toEqual([]);
});

test("a place that stands for another tells why that one cannot be chosen, unless it has a reason of its own", async () => {
  vi.stubGlobal("fetch", (url: string) => {
    const key = url.includes("manuscript") ? "server-why-other-question" : "viscounts-whynot-icons";
    return Promise.resolve(new Response(JSON.stringify({ message: { key } }), { headers: { "content-type": "application/json" } }));
  });
  choice.pick("manuscript:B", 0, "action:cleric");
  await vi.waitFor(() => expect(choice.why).toEqual({ place: "manuscript:B", message: { key: "viscounts-whynot-icons" } }));
  choice.pick("manuscript:B", 0);
  await vi.waitFor(() => expect(choice.why?.message.key).toBe("server-why-other-question"));
});

test("a question with one answer has it ready, and never gives it by itself", () => {
  confirms = "none";
  choice.ask({ ...DECISION, id: "0-8", actions: [action("pass")] });
  expect(choice.staged?.action).toBe("pass");
  expect(played).toEqual([]);
});

test("a question with one answer glows where it lies, and one click there gives it", () => {
  choice.ask({ ...DECISION, id: "0-8", actions: [action("pass", "pass")] });
  expect(choice.forced).toBe(true);
  expect(choice.light("pass")).toBe("open");
  choice.pick("pass", 0);
  expect(played).toEqual(["pass"]);
});

test("where only the order of two places tells answers apart, the second click chooses", () => {
  choice.ask({ ...DECISION, id: "0-8", actions: [action("to b", "castle:a", "castle:b"), action("to a", "castle:b", "castle:a"), action("to c", "castle:b", "castle:c")] });
  choice.pick("castle:b", 0);
  choice.pick("castle:a", 0);
  expect(choice.staged?.action).toBe("to a");
});

test("the same question again keeps what was picked; another one forgets it", () => {
  choice.pick("card:a", 0);
  choice.ask({ ...DECISION });
  expect(choice.picked).toEqual(["card:a"]);
  choice.ask({ ...DECISION, id: "0-9" });
  expect(choice.picked).toEqual([]);
});

test("no preview is asked for once the server waits for something else", () => {
  const behind = new Choice("t", () => confirms, () => undefined, () => null, () => false);
  behind.ask(DECISION);
  behind.pick("card:b", 0);
  expect(behind.staged?.action).toBe("gift b wall");
  expect(asked).toEqual([]);
});

test("a preview on its way is given up when the answer is given", () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal("fetch", (_url: string, wish: RequestInit) => {
    signals.push(wish.signal);
    return new Promise(() => undefined);
  });
  choice.pick("card:b", 0);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  choice.confirm();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

test("nothing moves until it is known whether a choice must be confirmed", async () => {
  confirms = "line";
  choice.pick("card:b", 0);
  expect(choice.weighing).toBe(true);
  await vi.waitFor(() => expect(choice.preview?.chance).toBe(true));
  expect(choice.weighing).toBe(false);
  expect(played).toEqual([]);
  chance = false;
  choice.back();
  choice.pick("card:b", 0);
  await vi.waitFor(() => expect(played).toEqual(["gift b wall"]));
  expect(choice.weighing).toBe(true);
  choice.ask({ ...DECISION, id: "0-8" });
  expect(choice.weighing).toBe(false);
});
