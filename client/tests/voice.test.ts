/** What is read out: in one piece, what has happened before what is asked, and no sign by its name. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Voice } from "@/lib/table/voice";
import { aloud, ended } from "@/lib/texts/aloud";

let heard: string[];
let voice: Voice;

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  voice = new Voice((said) => heard.push(said));
});
afterEach(() => vi.useRealTimers());

test("what comes at the same time is said in one piece, the question last", () => {
  voice.ask("What do you do?");
  voice.tell("Bea bids.");
  voice.tell("Cyril bids.");
  expect(heard).toEqual([]);
  vi.runAllTimers();
  expect(heard).toEqual(["Bea bids. Cyril bids. What do you do?"]);
});

test("of two questions only the newest is said, of two things that happened both", () => {
  voice.tell("Bea bids.");
  voice.ask("Bid?");
  vi.advanceTimersByTime(100);
  voice.tell("Cyril bids.");
  voice.ask("Build?");
  vi.runAllTimers();
  expect(heard).toEqual(["Bea bids. Cyril bids. Build?"]);
});

test("nothing is said twice, and nothing where there is nothing to say", () => {
  voice.tell("");
  voice.ask("");
  vi.runAllTimers();
  expect(heard).toEqual([]);
  voice.tell("Bea bids.");
  vi.runAllTimers();
  voice.ask("Build?");
  vi.runAllTimers();
  expect(heard).toEqual(["Bea bids.", "Build?"]);
});

test("what waits for more is said sooner with what comes meanwhile", () => {
  voice.ask("Ready: a card.", 900);
  vi.advanceTimersByTime(500);
  expect(heard).toEqual([]);
  voice.ask("Ready: a card. It costs two gems.");
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(["Ready: a card. It costs two gems."]);
  vi.runAllTimers();
  expect(heard).toHaveLength(1);
});

test("whoever has left the table hears no more of it", () => {
  voice.tell("Bea bids.");
  voice.close();
  vi.runAllTimers();
  expect(heard).toEqual([]);
});

test("signs that the eye takes in at once become a rest", () => {
  expect(aloud("2 gold → 1 jade")).toBe("2 gold, 1 jade");
  expect(aloud("Travel · Xi’an ➜ Beijing")).toBe("Travel, Xi’an, Beijing");
  expect(aloud("What do you do?")).toBe("What do you do?");
  voice.tell("Bea: 2 → 1.");
  vi.runAllTimers();
  expect(heard).toEqual(["Bea: 2, 1."]);
});

test("a line that another one follows has an end", () => {
  expect(["Bea bids", "Bea bids.", "Bid?", "Bea bids:", "Bea thinks …"].map(ended)).toEqual(["Bea bids.", "Bea bids.", "Bid?", "Bea bids:", "Bea thinks …"]);
});
