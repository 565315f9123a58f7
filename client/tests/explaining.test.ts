/** What the bubble says to a mouse: a refusal is read in peace, and gives way to what is pointed at or clicked next. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Explaining } from "@/app/table/explaining.svelte";
import type { Here } from "@/lib/table/playing.svelte";

/** As much of a place on the board as a bubble asks for. */
class Spot {
  readonly isConnected = true;
  constructor(
    readonly target: string,
    readonly parentElement: Spot | null = null,
  ) {}
  getAttribute(): string {
    return this.target;
  }
  getBoundingClientRect(): object {
    return {};
  }
  matches(): boolean {
    return false;
  }
  closest(selector: string): Spot | null {
    const asked = selector === "[data-target]" ? this.target : selector === `[data-target="${this.target}"]`;
    return asked ? this : (this.parentElement?.closest(selector) ?? null);
  }
}

const card = new Spot("card");
const token = new Spot("token", card);
const deck = new Spot("deck");
const nothing = new Spot("");
let explaining: Explaining;
const at = (target: Spot, clientX = 50) => ({ target, clientX, clientY: 0, pointerType: "mouse" }) as unknown as PointerEvent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Element", Spot);
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  vi.stubGlobal("document", { querySelector: () => card });
  explaining = new Explaining({ parts: { explain: (target: string) => ({ title: target, lines: [] }) } } as unknown as Here);
  explaining.down(at(card, 0));
  explaining.refuse("card", "not now", "");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a refusal stays while the mouse rests on what was refused or on nothing, or only passes over something else", async () => {
  explaining.over(at(token));
  await vi.advanceTimersByTimeAsync(1000);
  explaining.over(at(deck));
  await vi.advanceTimersByTimeAsync(200);
  explaining.over(at(nothing));
  await vi.advanceTimersByTimeAsync(1000);
  expect(explaining.said?.lines).toEqual(["not now"]);
});

test("it gives way to what is pointed at next", async () => {
  explaining.over(at(deck));
  await vi.advanceTimersByTimeAsync(1000);
  expect(explaining.said?.title).toBe("deck");
});

test("a click anywhere else puts it away", () => {
  explaining.down(at(nothing));
  expect(explaining.said).toBeNull();
});
