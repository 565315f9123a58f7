/** The turn of an automated opponent within my own move: step by step, with its lines, never holding anybody up. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShownEvent, ShownTable, Steps } from "@/lib/api/types";
import { cut } from "@/lib/table/following.svelte";
import { Showing } from "@/lib/table/showing.svelte";
import { present, table } from "./socket";

const KINDS = ["gift", "meng-reveals", "meng-gift", "meng-acts", "hired"];
const EVENT: ShownEvent = {
  v: 6, at: "", kind: "acted", seat: 0, moves: 3, actions: ["gift"], now: present(6) as never,
  told: KINDS.map((kind) => ({ kind, seat: -1, args: {} })),
};
const views = (day: number) => ({ "0": { day } });
const STEPS: Steps = { moves: 3, steps: [{ told: 1, views: views(1) }, { told: 3, views: views(2) }, { told: 4, views: views(3) }, { told: 5, views: views(4) }] };
const END = { ...table(6), views: views(4) } as ShownTable;

let showing: Showing;
let motion: number;
const day = () => (showing.views["0"] as { day?: number }).day;
const said = () => showing.following.step?.told.map((each) => each.kind);

beforeEach(() => {
  vi.useFakeTimers();
  motion = 300;
  vi.stubGlobal("fetch", vi.fn(() => Promise.resolve(new Response(JSON.stringify(STEPS), { headers: { "content-type": "application/json" } }))));
  const automated = (event: ShownEvent) => (event.told ?? []).findIndex(({ kind }) => kind.startsWith("meng"));
  showing = new Showing("t", () => motion, undefined, undefined, undefined, automated);
  showing.whole({ ...table(5), views: views(0) } as ShownTable);
});
afterEach(() => {
  showing.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const happens = async () => {
  showing.happened(END, EVENT);
  await vi.advanceTimersByTimeAsync(10);
};

test("a move is cut where the opponent begins, and its lines belong to their pictures", () => {
  const { start, steps } = cut(EVENT, STEPS, 1);
  expect(start).toEqual(views(1));
  expect(steps.map((each) => each.told.map(({ kind }) => kind))).toEqual([["meng-reveals", "meng-gift"], ["meng-acts"], ["hired"]]);
  expect(steps.map((each) => each.views)).toEqual([views(2), views(3), views(4)]);
});

test("my own part is shown first, then one step after another, then the next question", async () => {
  await happens();
  expect(day()).toBe(1);
  expect(showing.table?.decisions).toEqual({});
  await vi.advanceTimersByTimeAsync(500);
  expect([day(), said()]).toEqual([2, ["meng-reveals", "meng-gift"]]);
  await vi.advanceTimersByTimeAsync(1400);
  expect([day(), said()]).toEqual([3, ["meng-acts"]]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(showing.following.held).toBeNull();
  expect(showing.table).toBe(END);
});

test("lines that were not shown yet are not told in the story", async () => {
  await happens();
  expect(showing.following.heard(EVENT)).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(showing.following.heard(EVENT)).toBe(3);
  showing.catchUp();
  expect(showing.following.heard(EVENT)).toBe(5);
});

test("the end of the game waits for the opponent's last turn, or until somebody goes on", async () => {
  const over = { ...table(7), status: "ended", views: views(4) } as ShownTable;
  const ends = async () => {
    // Of what happens together only the last event brings how things stand.
    const { now, ...last } = EVENT;
    showing.happened({ ...table(6), views: views(0) } as ShownTable, last);
    showing.happened(over, { v: 7, at: "", kind: "ended", now } as ShownEvent);
    await vi.advanceTimersByTimeAsync(10);
  };
  await ends();
  expect([day(), showing.table?.status]).toEqual([1, "running"]);
  await vi.advanceTimersByTimeAsync(500);
  expect([day(), said()]).toEqual([2, ["meng-reveals", "meng-gift"]]);
  await vi.advanceTimersByTimeAsync(4000);
  expect([showing.table, showing.last?.kind]).toEqual([over, "ended"]);
  await ends();
  showing.catchUp();
  expect(showing.table).toBe(over);
});

test("it ends at once when somebody wants to go on, and another event ends it too", async () => {
  await happens();
  showing.catchUp();
  expect(showing.table).toBe(END);
  await happens();
  showing.happened(table(7) as ShownTable, { v: 7, at: "", kind: "chatted", seat: 0 } as ShownEvent);
  expect([showing.following.held, showing.table?.v]).toEqual([null, 7]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(showing.table?.v).toBe(7);
});

test("by hand one goes back and on, and nothing moves by itself", async () => {
  await happens();
  await vi.advanceTimersByTimeAsync(500);
  showing.following.go(1);
  expect(day()).toBe(3);
  showing.following.go(-1);
  expect(day()).toBe(2);
  await vi.advanceTimersByTimeAsync(9000);
  expect(day()).toBe(2);
  showing.following.go(1);
  showing.following.go(1);
  showing.following.go(1);
  expect(showing.table).toBe(END);
});

test("without motion the move is there at once, and can be followed by hand afterwards", async () => {
  motion = 0;
  await happens();
  expect(showing.table).toBe(END);
  showing.again();
  await vi.advanceTimersByTimeAsync(10);
  expect([day(), said()]).toEqual([2, ["meng-reveals", "meng-gift"]]);
  await vi.advanceTimersByTimeAsync(9000);
  expect(day()).toBe(2);
});

test("a line of the story leads to how the board stood when it was told", async () => {
  motion = 0;
  await happens();
  await showing.goToLine(EVENT, 2);
  expect([day(), showing.at]).toEqual([2, 3]);
  await showing.goToLine(EVENT, 3);
  expect(day()).toBe(3);
});

test("where the steps cannot be had the move is shown at once", async () => {
  vi.stubGlobal("fetch", vi.fn(() => Promise.reject(new TypeError("no line"))));
  await happens();
  expect(showing.table).toBe(END);
});

test("whoever watches somebody play alone follows the opponent too", async () => {
  showing.happened({ ...END, viewpoint: [] } as ShownTable, EVENT);
  await vi.advanceTimersByTimeAsync(10);
  expect(showing.following.held).not.toBeNull();
});
