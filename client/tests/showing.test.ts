/** What happens is shown one event after another, never holding anybody up, and what changed is marked. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShownEvent, ShownTable } from "@/lib/api/types";
import { Showing } from "@/lib/table/showing.svelte";
import { present, table } from "./socket";

let motion: number;
let waits: number;
let looks: Map<string, string>;
let showing: Showing;
/** Whether what was last drawn jumped there. */
let jumped: boolean;

const event = (v: number, seat: number): ShownEvent => ({ v, at: "", kind: "acted", seat, moves: v, now: present(v) as never });
const happens = (v: number, seat: number) => showing.happened(table(v) as ShownTable, event(v, seat));

beforeEach(() => {
  vi.useFakeTimers();
  motion = 300;
  waits = 0;
  looks = new Map([["auction:0", "empty"], ["auction:1", "empty"]]);
  // What lies there now is drawn when the table is; a question dresses the places unless looks are compared.
  let drawn = new Map(looks);
  showing = new Showing("t", () => motion, () => new Map(drawn), () => {
    jumped = showing.jumping;
    drawn = new Map(showing.table?.v === 5 ? [...looks.keys()].map((place) => [place, "empty"]) : looks);
    if (!showing.comparing) for (const [place, look] of drawn) drawn.set(place, `${look}, can be chosen`);
  }, () => waits);
  showing.whole(table(5));
});
afterEach(() => {
  showing.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("moves of others are shown one after another", () => {
  happens(6, 1);
  happens(7, 2);
  happens(8, 1);
  expect(showing.table?.v).toBe(6);
  vi.advanceTimersByTime(700);
  expect(showing.table?.v).toBe(7);
  vi.advanceTimersByTime(700);
  expect(showing.table?.v).toBe(8);
});

test("what is revealed has a moment to itself", () => {
  waits = 2;
  happens(6, 1);
  happens(7, 2);
  vi.advanceTimersByTime(700);
  expect(showing.table?.v).toBe(6);
  vi.advanceTimersByTime(600);
  expect(showing.table?.v).toBe(7);
});

test("what my own answer reveals is not cut short by the next move", () => {
  waits = 2;
  happens(6, 0);
  waits = 0;
  happens(7, 1);
  vi.advanceTimersByTime(800);
  expect(showing.table?.v).toBe(6);
  vi.advanceTimersByTime(200);
  expect(showing.table?.v).toBe(7);
});

test("what was revealed stands until something else is told, whoever chooses in secret meanwhile", () => {
  const lost = [{ kind: "bid-lost", seat: -1, args: {} }];
  showing.happened(table(6) as ShownTable, { ...event(6, 0), told: lost });
  happens(7, 1);
  showing.catchUp();
  expect(showing.news).toBe(lost);
  showing.happened(table(8) as ShownTable, { ...event(8, 0), kind: "undone" });
  expect(showing.news).toEqual([]);
});

test("a click ends the show at once", () => {
  happens(6, 1);
  happens(7, 2);
  happens(8, 1);
  showing.catchUp();
  expect(showing.table?.v).toBe(8);
  vi.advanceTimersByTime(5000);
  expect(showing.table?.v).toBe(8);
});

test("my own move is seen at once, after whatever was still to be shown", () => {
  happens(6, 1);
  happens(7, 2);
  happens(8, 0);
  expect(showing.table?.v).toBe(8);
});

test("without motion nothing waits", () => {
  motion = 0;
  happens(6, 1);
  happens(7, 2);
  expect(showing.table?.v).toBe(7);
});

test("what others changed is marked until I move", () => {
  looks.set("auction:1", "a card");
  happens(6, 1);
  expect([...showing.changed]).toEqual(["auction:1"]);
  happens(7, 0);
  expect(showing.changed.size).toBe(0);
});

test("a place is not marked because what lies there would now travel to somebody else", () => {
  looks.set("auction:1", 'empty data-to="player:1"');
  happens(6, 1);
  expect(showing.changed.size).toBe(0);
});

test("the past is looked at and left again, and is asked for once", async () => {
  let asked = 0;
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return Promise.resolve(new Response(JSON.stringify({ moves: 2, views: { "0": { round: 2 } } }), { headers: { "content-type": "application/json" } }));
  });
  await showing.goTo(2);
  expect(showing.at).toBe(2);
  expect(showing.views["0"]).toEqual({ round: 2 });
  showing.backToNow();
  expect(showing.views["0"]).toEqual({ round: 5 });
  await showing.goTo(2);
  expect(asked).toBe(1);
  await showing.goTo(99);
  expect(showing.at).toBeNull();
});

test("moves that come faster than they can be shown are not shown one by one: the newest is, and nothing travels", () => {
  happens(6, 1);
  for (let v = 7; v < 40; v++) happens(v, v % 2 ? 1 : 2);
  expect([showing.table?.v, jumped]).toEqual([6, false]);
  vi.advanceTimersByTime(700);
  vi.advanceTimersByTime(10);
  expect([showing.table?.v, jumped]).toEqual([39, true]);
  happens(40, 1);
  expect([showing.table?.v, jumped]).toEqual([40, false]);
});

test("after moves were skipped everything travels again: the past that is looked at, a choice that is previewed", () => {
  happens(6, 1);
  for (let v = 7; v < 40; v++) happens(v, v % 2 ? 1 : 2);
  vi.advanceTimersByTime(2000);
  expect([showing.table?.v, jumped, showing.jumping]).toEqual([39, true, false]);
});

test("a page that draws slowly rests as long as it draws, and shows the newest then", () => {
  motion = 0;
  const slow = new Showing("t", () => motion, () => new Map(), () => vi.advanceTimersByTime(200));
  slow.whole(table(5));
  const fast = (v: number) => slow.happened(table(v) as ShownTable, event(v, 1));
  fast(6); // drawn twice: once to compare
  for (let v = 7; v < 30; v++) fast(v);
  expect(slow.table?.v).toBe(6);
  vi.advanceTimersByTime(390);
  expect(slow.table?.v).toBe(6);
  vi.advanceTimersByTime(20);
  expect(slow.table?.v).toBe(29);
  slow.close();
});

test("what a bot does in my stead is watched like the moves of others", () => {
  const seats = [{ seat: 0, bot: "easy" }] as ShownTable["seats"];
  for (let v = 6; v < 20; v++) showing.happened(table(v, { seats }), event(v, 0));
  expect(showing.table?.v).toBe(6);
  vi.advanceTimersByTime(710);
  expect(showing.table?.v).toBe(19);
});

test("the story is told with the moves that are shown, not before them", () => {
  happens(6, 1);
  happens(7, 2);
  expect(showing.told).toBe(6);
  showing.catchUp();
  expect(showing.told).toBe(7);
});
