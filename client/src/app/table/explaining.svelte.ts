/** What the bubble says: the explanation of a place under the pointer, the focus or a long press; or why it cannot be chosen. */
import { tick } from "svelte";
import type { Here } from "@/lib/table/playing.svelte";
import type { Said } from "./Bubble.svelte";

const REST = 380;
const LONG = 480;
const LEAVE = 220;
/** A place that lies open for choice but lacks something: what it lacks is said at once. */
const OWED = ".place.owed";
/** A thing that only explains itself. */
const NOTE = ".note";

export class Explaining {
  said = $state.raw<Said | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed: Element | null = null;
  /** Where the mouse clicked last: what comes under it there was not pointed at. Whoever has just come has clicked elsewhere. */
  private clicked: { x: number; y: number } | null = null;
  /** A press that was long enough to explain is no choice. */
  private long = false;

  constructor(private readonly here: Here) {}

  /** Why a place cannot be chosen; stays until something else is done or pointed at. */
  refuse(place: string, line: string, rule: string): void {
    clearTimeout(this.timer);
    const found = document.querySelector(`.place[data-target="${CSS.escape(place)}"]`);
    if (!found) return;
    this.said = { place, anchor: found.getBoundingClientRect(), title: "", lines: [line], rule, refusal: true };
  }

  over(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    this.clicked ??= { x: event.clientX, y: event.clientY };
    if (Math.hypot(event.clientX - this.clicked.x, event.clientY - this.clicked.y) < 4) return;
    const place = placeOf(event.target);
    this.meet(place, place?.matches(OWED) ? 0 : REST);
  }

  focus(event: FocusEvent): void {
    const place = placeOf(event.target);
    // On a small board a bubble would hide the neighbours that the keys lead to next.
    if (place?.matches(":focus-visible")) this.meet(place, 0, this.here.narrow);
    // Whoever goes elsewhere by keys leaves nothing behind that their keys would stumble over at the end of the page; a
    // finger that presses meanwhile is not disturbed.
    else if (!place && !this.pressed && !inBubble(event.target)) this.leave();
  }

  down(event: PointerEvent): void {
    const place = placeOf(event.target);
    if (event.pointerType !== "touch") {
      // Whoever clicks has read enough: the bubble must not cover what is asked next.
      if (!inBubble(event.target)) this.hide();
      this.clicked = { x: event.clientX, y: event.clientY };
      return;
    }
    // A finger on the bubble reads on, or opens the rule; what lies under it is not meant.
    if (inBubble(event.target)) return;
    this.pressed = place;
    this.long = false;
    this.hide();
    if (place) this.meet(place, LONG);
  }

  up(): void {
    if (this.pressed && !this.said) clearTimeout(this.timer);
    this.long = this.pressed !== null && this.said !== null;
    this.pressed = null;
  }

  click(event: MouseEvent): void {
    const place = placeOf(event.target);
    if (this.long) event.stopPropagation();
    // What can never be chosen answers a click with what it is.
    else if (place?.matches(NOTE)) void this.explain(place, place.getAttribute("data-target") ?? "", false);
    this.long = false;
  }

  hide(): void {
    clearTimeout(this.timer);
    this.said = null;
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  /** The pointer goes elsewhere. A finger that is lifted goes nowhere: what it asked for stays to be read. */
  leave(event?: PointerEvent): void {
    if (event?.pointerType === "touch") return;
    clearTimeout(this.timer);
    if (this.said && !this.said.refusal) this.timer = setTimeout(() => (this.said = null), LEAVE);
  }

  private meet(place: Element | null, after: number, aside = false): void {
    const target = place?.getAttribute("data-target") ?? "";
    if (this.said?.place === target && target) return this.stay();
    if (!place) return this.leave();
    // Whoever reads a refusal moves the mouse about in what was refused, and over other things on the way to its rule.
    if (this.said?.refusal && place.parentElement?.closest(`[data-target="${CSS.escape(this.said.place)}"]`)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.explain(place, target, aside), this.said && !this.said.refusal ? 60 : after);
  }

  private async explain(place: Element, target: string, aside: boolean): Promise<void> {
    await tick();
    const what = this.here.parts?.explain(target, this.here) ?? null;
    if (!what || !place.isConnected) {
      this.said = null;
      return;
    }
    const anchor = place.getBoundingClientRect();
    this.said = { place: target, anchor, title: what.title, lines: what.lines, rule: what.rule ?? "", refusal: false, aside };
    if (!place.matches(OWED)) return;
    const why = await this.here.choice.reason(target, this.here.seat);
    if (why && this.said?.place === target && !this.said.refusal)
      this.said = { ...this.said, lines: [...what.lines, this.here.said(why)], rule: why.rule || this.said.rule };
  }
}

function inBubble(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".bubble") !== null;
}

function placeOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-target]") : null;
}
