/**
 * What of a table is on the screen: one event after another, the past when it is looked at, and what has changed.
 *
 * The screen may be a few moves behind the truth while others' moves are shown; it never holds anybody up: `catchUp` ends
 * the show at once.
 */
import { ask } from "@/lib/api/http";
import type { Past, ShownEvent, ShownTable } from "@/lib/api/types";
import { Following, stepsOf } from "./following.svelte";

type Views = ShownTable["views"];

/** So many moves are shown one by one; of more only the last ones. */
const SHOWN_SINGLY = 6;

export class Showing {
  /** The table as it is on the screen. */
  table = $state.raw<ShownTable | null>(null);
  /** After how many moves the board is shown; null is now. */
  at = $state<number | null>(null);
  /** Places that have changed since the viewer last did something. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /** The last event that was shown. */
  last = $state.raw<ShownEvent | null>(null);
  /** While it is compared how the board looks before and after a move: nothing on it may speak of the open question. */
  comparing = $state(false);
  /** The turn of an automated opponent, while it is shown step by step. */
  readonly following: Following;
  private past = $state.raw<Views | null>(null);
  private readonly pasts = new Map<number, Views>();
  private readonly queue: { table: ShownTable; event: ShownEvent }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly motion: () => number,
    /** How each place looks now; compared before and after. */
    private readonly looks: () => Map<string, string> = () => new Map(),
    /** Draws at once what has changed. */
    private readonly draw: () => void = () => undefined,
    /** How many movements more a move needs, because something is revealed first. */
    private readonly beat: (event: ShownEvent) => number = () => 0,
    /** The first line that tells of an automated opponent; -1 where there is none. */
    private readonly automated: (event: ShownEvent) => number = () => -1,
  ) {
    this.following = new Following(id, motion, (table) => (this.table = table), () => this.catchUp());
  }

  get views(): Views {
    return this.past ?? this.table?.views ?? {};
  }

  whole(table: ShownTable): void {
    this.stop();
    this.following.stop();
    this.pasts.clear();
    this.table = table;
  }

  /** One event more; own moves are seen at once, those of others after the ones before. */
  happened(table: ShownTable, event: ShownEvent): void {
    const own = event.seat !== null && event.seat !== undefined && table.viewpoint.includes(event.seat);
    if (event.kind === "undone") this.pasts.clear();
    if (own && event.kind === "acted") this.changed = new Set();
    const still = this.motion() === 0 || (typeof document !== "undefined" && document.hidden);
    const from = own && event.kind === "acted" && event.now ? this.automated(event) : -1;
    if (!still && this.at === null && Following.worth(event, from)) {
      this.catchUp();
      void this.following.begin(table, event, from, this.table?.views ?? table.views);
      return;
    }
    if (own || still || event.kind !== "acted" || !event.now) {
      this.catchUp();
      this.put(table, event, !own && event.kind === "acted");
      // What my own answer has revealed is not cut short by what others do next.
      const beat = still ? 0 : this.beat(event);
      if (beat) this.timer = setTimeout(() => this.step(), this.motion() * (1 + beat));
      return;
    }
    this.queue.push({ table, event });
    if (this.queue.length > SHOWN_SINGLY) this.queue.splice(0, this.queue.length - SHOWN_SINGLY);
    if (this.timer === undefined) this.step();
  }

  /** Shows everything that is still to be shown, at once. */
  catchUp(): void {
    const { held } = this.following;
    this.following.stop();
    if (held) this.put(held.table, held.event, false);
    const rest = this.queue.splice(0);
    this.stop();
    const end = rest.at(-1);
    if (end) this.put(end.table, end.event, true);
  }

  /** Whether the last move of mine brought a turn that can be followed. */
  get followable(): boolean {
    const { last, table } = this;
    return last !== null && table !== null && last.moves === table.moves && Following.worth(last, this.automated(last));
  }

  /** Shows the turn of the automated opponent once more, step by step by hand. */
  again(): void {
    const { last, table } = this;
    if (last && table) void this.following.begin(table, last, this.automated(last), table.views, true);
  }

  /** Shows how things stood when the viewer last looked, then how they stand now. */
  async sinceThen(moves: number): Promise<void> {
    const table = this.table;
    if (!table || moves >= table.moves) return;
    const views = await this.recall(moves).catch(() => null);
    if (!views || this.table !== table) return;
    this.past = views;
    this.marking(() => (this.past = null));
  }

  async goTo(moves: number): Promise<void> {
    const newest = this.table?.moves ?? 0;
    if (moves >= newest) return this.backToNow();
    this.at = Math.max(0, moves);
    const views = await this.recall(this.at);
    if (this.at === Math.max(0, moves)) this.past = views;
  }

  /** How the board stood when a line of one of my own moves was told: an opponent may have played within it. */
  async goToLine(event: ShownEvent, line: number): Promise<void> {
    const moves = event.moves ?? 0;
    if (this.automated(event) < 0 || line + 1 >= (event.told?.length ?? 0)) return this.goTo(moves);
    this.catchUp();
    this.at = moves;
    const steps = await stepsOf(this.id, event).catch(() => null);
    const found = steps?.steps.find(({ told }) => told > line);
    if (this.at !== moves) return;
    if (found) this.past = found.views;
    else await this.goTo(moves);
  }

  backToNow(): void {
    this.at = null;
    this.past = null;
  }

  close(): void {
    this.stop();
    this.following.stop();
  }

  private async recall(moves: number): Promise<Views> {
    const known = this.pasts.get(moves);
    if (known) return known;
    const { views } = await ask<Past>(`/tables/${this.id}/past?moves=${moves}`);
    this.pasts.set(moves, views);
    return views;
  }

  private step(): void {
    const next = this.queue.shift();
    if (!next) {
      this.timer = undefined;
      return;
    }
    this.put(next.table, next.event, true);
    // Time for the pieces to arrive, and for one sentence to be read.
    this.timer = setTimeout(() => this.step(), this.motion() * (2.2 + this.beat(next.event)));
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue.length = 0;
  }

  private put(table: ShownTable, event: ShownEvent, others: boolean): void {
    const show = () => {
      this.table = table;
      this.last = event;
    };
    if (others && this.at === null) this.marking(show);
    else show();
  }

  /** Does something, and marks every place that looks different afterwards. */
  private marking(change: () => void): void {
    this.comparing = true;
    this.draw();
    const before = this.looks();
    change();
    this.draw();
    const now = this.looks();
    this.comparing = false;
    if (!before.size) return;
    const changed = new Set(this.changed);
    for (const [place, look] of now) if (before.get(place) !== look) changed.add(place);
    this.changed = changed;
  }
}

/** How each place of a board looks by itself, without what lies on it as a place of its own and what only dresses it. */
export function looksOf(root: Element | null): Map<string, string> {
  const out = new Map<string, string>();
  for (const place of root?.querySelectorAll("[data-target]") ?? []) {
    const target = place.getAttribute("data-target") ?? "";
    const look = alone(place).innerHTML.replace(/ (class|aria-[a-z]+|tabindex|role|style|id)="[^"]*"/g, "");
    out.set(target, (out.get(target) ?? "") + look);
  }
  return out;
}

function alone(place: Element): Element {
  if (!place.querySelector("[data-target]")) return place;
  const copy = place.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll("[data-target]")) inner.replaceChildren();
  return copy;
}
