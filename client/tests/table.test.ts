/** The table on the page is always the server's: whatever happens to the line, nothing is lost, doubled or guessed. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableStore } from "@/lib/table/table.svelte";
import { FakeServer, TABLE, present, table } from "./socket";

let server: FakeServer;
let store: TableStore;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  store = new TableStore(TABLE, {}, () => "cs", server.dial);
  store.open();
  server.welcome();
  server.last.say("snapshot", table(5), 5);
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

function event(v: number, more: object = {}) {
  server.last.say("event", { id: TABLE, at: "", kind: "acted", seat: 1, told: [], now: present(v), ...more }, v);
}

test("hello names the table and the language, and the snapshot is shown", () => {
  expect(server.last.sent("hello")[0]).toEqual({ games: [{ id: TABLE }], lang: "cs" });
  expect(store.health).toBe("live");
  expect(store.table?.views["0"]).toEqual({ round: 5 });
});

test("events follow each other", () => {
  event(6);
  event(7);
  expect(store.table?.v).toBe(7);
  expect(store.table?.views["0"]).toEqual({ round: 7 });
  expect(store.log.map((each) => each.v)).toEqual([6, 7]);
});

test("an event that comes twice counts once", () => {
  event(6);
  event(6, { now: present(99) });
  expect(store.log).toHaveLength(1);
  expect(store.table?.views["0"]).toEqual({ round: 6 });
});

test("a gap asks for everything anew, and what comes meanwhile is not shown", () => {
  event(8);
  expect(server.last.sent("look")).toEqual([{ id: TABLE }]);
  event(9);
  expect(store.table?.v).toBe(5);
  server.last.say("snapshot", table(9), 9);
  expect(store.table?.v).toBe(9);
  event(10);
  expect(store.table?.v).toBe(10);
});

test("after a lost connection it goes on from the last event", () => {
  event(6);
  server.last.drop();
  expect(store.health).toBe("lost");
  vi.advanceTimersByTime(1000);
  expect(server.sockets).toHaveLength(2);
  server.welcome();
  expect(server.last.sent("hello")[0]).toMatchObject({ games: [{ id: TABLE, since: 6, viewpoint: [0] }] });
  expect(store.health).toBe("live");
  event(7);
  expect(store.table?.v).toBe(7);
});

test("each vain attempt waits longer", () => {
  const seconds = [];
  for (let i = 0; i < 6; i++) {
    const before = Date.now();
    server.last.drop();
    const known = server.sockets.length;
    while (server.sockets.length === known) vi.advanceTimersByTime(100);
    seconds.push(Date.now() - before);
  }
  expect(seconds[5]).toBeGreaterThan((seconds[0] as number) * 5);
});

test("a line on which nothing is heard is pinged, then given up", () => {
  vi.advanceTimersByTime(25_000);
  expect(server.last.sent("ping")).toHaveLength(1);
  vi.advanceTimersByTime(8_000);
  expect(store.health).toBe("lost");
});

test("a move whose acknowledgement was lost is sent again with the same reference, once per connection", () => {
  store.act(0, "0-5", ["pass"]);
  const [first] = server.last.sent("act");
  expect(store.pending).toBe(first?.client_ref);
  server.last.drop();
  vi.advanceTimersByTime(1000);
  server.welcome();
  expect(server.last.sent("act")).toEqual([first]);
  server.last.say("ack", { id: TABLE, client_ref: store.pending }, 6);
  expect(store.pending).not.toBe("");
  event(6);
  expect(store.pending).toBe("");
  server.last.drop();
  vi.advanceTimersByTime(2000);
  server.welcome();
  expect(server.last.sent("act")).toEqual([]);
});

test("nothing else is sent while a move is on its way", () => {
  store.act(0, "0-5", ["pass"]);
  store.act(0, "0-5", ["pass"]);
  store.undo(0);
  expect(server.last.sent("act")).toHaveLength(1);
  expect(server.last.sent("undo")).toHaveLength(0);
});

test("a refused move explains itself and leaves the board true", () => {
  store.act(0, "0-5", ["bid blue"]);
  const before = store.table;
  const message = { key: "viceroy-whynot-x", args: {}, rule: "V-BID-01" };
  server.last.say("nack", { problem: { type: "t", title: "t", status: 422, message }, client_ref: store.pending, id: TABLE });
  expect(store.pending).toBe("");
  expect(store.refusal).toEqual(message);
  expect(store.table).toBe(before);
});

const BUSY = { type: "unavailable", title: "", status: 503, retry_after: 2, message: { key: "server-error-unavailable" } };

test("a move that the server is too busy for is sent again by itself, the same one, after longer and longer pauses", () => {
  store.act(0, "0-1", ["pass"]);
  const ref = store.pending;
  const sent = () => server.last.sent("act").map((each) => each["client_ref"]);
  for (const [n, seconds] of [[1, 2], [2, 4], [3, 8]] as const) {
    server.last.say("nack", { client_ref: ref, problem: BUSY });
    expect([store.busy, store.pending, store.refusal]).toEqual([true, ref, null]);
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(sent()).toHaveLength(n);
    vi.advanceTimersByTime(1);
    expect(sent()).toHaveLength(n + 1);
  }
  expect(new Set(sent())).toEqual(new Set([ref]));
  server.last.say("nack", { client_ref: ref, problem: BUSY });
  expect([store.busy, store.pending, store.refusal?.key]).toEqual([false, "", "server-error-unavailable"]);
  vi.advanceTimersByTime(20_000);
  expect(sent()).toHaveLength(4);
});

test("a move that was put off and sent again by a reconnection is not sent a third time once it is done", () => {
  store.act(0, "0-1", ["pass"]);
  server.last.say("nack", { client_ref: store.pending, problem: BUSY });
  server.last.drop();
  vi.advanceTimersByTime(1000);
  server.welcome();
  expect(server.last.sent("act")).toHaveLength(1);
  server.last.say("ack", { id: TABLE, client_ref: store.pending }, 6);
  event(6);
  expect([store.busy, store.pending]).toEqual([false, ""]);
  vi.advanceTimersByTime(10_000);
  expect(server.last.sent("act")).toHaveLength(1);
});

test("an undo brings the board back as the server says", () => {
  event(6);
  store.undo(0);
  const [sent] = server.last.sent("undo");
  expect(sent).toMatchObject({ id: TABLE, seat: 0 });
  server.last.say("ack", { id: TABLE, client_ref: sent?.client_ref }, 7);
  event(7, { kind: "undone", moves: 5, now: present(5) });
  expect(store.table?.moves).toBe(5);
  expect(store.table?.views["0"]).toEqual({ round: 5 });
});

test("what an event no longer brings is over", () => {
  event(6, { now: present(6, { rematch: "ff", end: { reason: "played", result: {} } }) });
  expect(store.table?.rematch).toBe("ff");
  event(7);
  expect(store.table?.rematch).toBeUndefined();
  expect(store.table?.game).toBe("viceroy");
});

test("a newer tab that took the line over is left alone", () => {
  server.last.drop(4409);
  vi.advanceTimersByTime(20_000);
  expect(store.health).toBe("replaced");
  expect(server.sockets).toHaveLength(1);
});

test("a table that is not there is not asked for again", () => {
  const problem = { type: "t", title: "t", status: 404, message: { key: "server-error-no-table" } };
  server.last.say("nack", { problem, id: TABLE });
  vi.advanceTimersByTime(20_000);
  expect(store.health).toBe("gone");
  expect(server.sockets).toHaveLength(1);
});
