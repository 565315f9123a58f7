/** Whoever plays by keys is led on when what had the focus is gone; whoever points is left alone. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Resting } from "@/app/table/resting";

/** As much of a page as has to do with the focus. */
class Thing {
  constructor(
    readonly kind: "ask" | "answer" | "place" | "body",
    public byKeys = true,
    public disabled = false,
  ) {}
  matches(selector: string): boolean {
    if (selector === ":disabled") return this.disabled;
    return selector === ":focus-visible" ? this.byKeys : this.kind === "answer";
  }
  focus(): void {
    page.activeElement = this;
    resting.focused({ target: this } as unknown as FocusEvent);
  }
}

let page: { activeElement: Thing; body: Thing };
let ask: Thing;
let answers: Thing[];
let question: string;
let resting: Resting;

beforeEach(() => {
  const body = new Thing("body");
  page = { activeElement: body, body };
  ask = new Thing("ask");
  answers = [new Thing("answer"), new Thing("answer")];
  question = "0-1";
  vi.stubGlobal("Element", Thing);
  vi.stubGlobal("document", page);
  const root = { querySelector: (selector: string) => (selector === "[data-decision]" ? ask : (answers[0] ?? null)) };
  resting = new Resting(() => root as unknown as HTMLElement, () => question);
});
afterEach(() => vi.unstubAllGlobals());

/** What has the focus is taken away. */
const gone = () => (page.activeElement = page.body);

test("whoever comes begins where something is asked, unless they are elsewhere already", () => {
  resting.arrive();
  expect(page.activeElement).toBe(ask);
  const place = new Thing("place");
  place.focus();
  resting.arrive();
  expect(page.activeElement).toBe(place);
});

test("an answer that has gone leads to the next one of the same question", () => {
  answers[1]!.focus();
  gone();
  resting.settle();
  expect(page.activeElement).toBe(answers[0]);
});

test("where no answer is left, or another question is asked, to what is asked", () => {
  answers[1]!.focus();
  gone();
  answers = [];
  resting.settle();
  expect(page.activeElement).toBe(ask);
  answers = [new Thing("answer")];
  answers[0]!.focus();
  gone();
  question = "0-2";
  resting.settle();
  expect(page.activeElement).toBe(ask);
});

test("a button that waits for the server has lost it already", () => {
  const pressed = answers.pop()!;
  pressed.focus();
  pressed.disabled = true;
  answers = [];
  resting.settle();
  expect(page.activeElement).toBe(ask);
});

test("a button that answers another question now is not pressed by mistake", () => {
  answers[0]!.focus();
  resting.settle();
  expect(page.activeElement).toBe(answers[0]);
  question = "0-2";
  resting.settle();
  expect(page.activeElement).toBe(ask);
});

test("a place on the board keeps the focus from question to question", () => {
  const place = new Thing("place");
  place.focus();
  question = "0-2";
  resting.settle();
  expect(page.activeElement).toBe(place);
});

test("whoever points at things is led nowhere", () => {
  answers[0]!.focus();
  resting.pointed();
  gone();
  resting.settle();
  expect(page.activeElement).toBe(page.body);
  new Thing("answer", false).focus();
  gone();
  resting.settle();
  expect(page.activeElement).toBe(page.body);
});
