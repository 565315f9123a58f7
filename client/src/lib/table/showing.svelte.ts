/**
 * What of a table is on the screen: one event after another, the past when it is looked at, and what has changed.
 *
 * The screen may be a few moves behind the truth while others' moves are shown; it never holds anybody up: `catchUp` ends
 * the show at once.
 */
import { ask } from "@/lib/api/http";
import type { Past, ShownEvent, ShownTable, ShownTold } from "@/lib/api/types";
import { Following, stepsOf } from "./following.svelte";

type Views = ShownTable["views"];

/** So many moves wait to be shown one by one; where there are more nobody could follow, and only the newest is shown. */
const SHOWN_SINGLY = 6;
/** A page that needs so many milliseconds for a move cannot keep up with a second one behind it. */
const SLOW = 250;
/** Where nothing is painted (in another window, without a screen) nobody waits for it. */
const UNPAINTED = 1000;

export class Showing {
  /** The table as it is on the screen. */
  table = $state.raw<ShownTable | null>(null);
  /** After how many moves the board is shown; null is now. */
  at = $state<number | null>(null);
  /** Places that have changed since the viewer last did something. */
  changed = $state.raw<ReadonlySet<string>>(new Set());
  /** The last event that was shown. */
  last = $state.raw<ShownEvent | null>(null);
  /** What was told last: a secret choice tells nothing and leaves it standing, what is taken back takes it along. */
  news = $state.raw<readonly ShownTold[]>([]);
  /** While moves come faster than they can be shown: the newest is, and nothing travels until the page has rested. */
  jumping = $state(false);
  /** Up to which event the story is told: with its move, but after it where the page cannot keep up. */
  told = $state(0);
  /** While it is compared how the board looks before and after a move: nothing on it may speak of the open question. */
  comparing = $state(false);
  /** The turn of an automated opponent, while it is shown step by step. */
  readonly following: Following;
  private past = $state.raw<Views | null>(null);
  private readonly pasts = new Map<number, Views>();
  private readonly queue: { table: ShownTable; event: ShownEvent }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How long the last move took to be on the screen. */
  private cost = 0;
  /** Whether the page rests after a move; counted, so that a rest that was ended wakes nobody. */
  private resting = 0;
  private rests = 0;
  /** A move with a turn of the automated opponent that may have been the last one of the game. */
  private final: { event: ShownEvent; from: number } | null = null;

  constructor(
    private readonly id: string,
    private readonly motion: () => number,
    /** How each place looks now; compared before and after. */
    private readonly looks: () => Map<string, string> = () => new Map(),
    /** Draws at once what has changed. */
    private readonly draw: () => void = () => undefined,
    /** How many movements more a move needs, because something is revealed first. */
    private readonly beat: (event: ShownEvent) => number = () => 0,
    /** The line where the turn of an automated opponent begins; -1 where there is none. */
    private readonly automated: (event: ShownEvent) => number = () => -1,
  ) {
    this.following = new Following(id, motion, (table) => this.display(table), () => this.catchUp());
  }

  get views(): Views {
    return this.past ?? this.table?.views ?? {};
  }

  whole(table: ShownTable): void {
    this.stop();
    this.following.stop();
    this.pasts.clear();
    this.display(table);
  }

  /** One event more; own moves are seen at once, those of others after the ones before. */
  happened(table: ShownTable, event: ShownEvent): void {
    // What a bot does in my stead I only watch.
    const own = typeof event.seat === "number" && table.viewpoint.includes(event.seat) && !table.seats[event.seat]?.bot;
    if (event.kind === "undone") this.pasts.clear();
    if (own && event.kind === "acted") this.changed = new Set();
    // Whoever plays alone and whoever watches that follow the opponent.
    const follows = (own || !table.viewpoint.length) && event.kind === "acted";
    const from = follows ? this.automated(event) : -1;
    const worth = !this.still && this.at === null && Following.worth(event, from);
    if (worth && event.now) {
      this.catchUp();
      void this.following.begin(table, event, from, this.table?.views ?? table.views);
      return;
    }
    // How things stand after the last move comes with the end of the game, which waits until the opponent's turn was seen.
    const final = this.final;
    this.final = worth ? { event, from } : null;
    if (final && event.kind === "ended") {
      this.catchUp();
      void this.following.begin(table, final.event, final.from, this.table?.views ?? table.views);
      this.queue.push({ table, event });
      return;
    }
    if (own || event.kind !== "acted" || !event.now) {
      this.catchUp();
      // What my own answer has revealed is not cut short by what others do next.
      const beat = this.still ? 0 : this.beat(event);
      this.jumping = false;
      this.paced(() => this.put(table, event, !own && event.kind === "acted"), beat && this.motion() * (1 + beat));
      return;
    }
    this.queue.push({ table, event });
    if (!this.resting) this.step();
  }

  /** Shows everything that is still to be shown, at once. */
  catchUp(): void {
    const { held } = this.following;
    this.following.stop();
    if (held) this.put(held.table, held.event, false);
    const rest = this.queue.splice(0);
    this.stop();
    const end = rest.at(-1);
    if (end) this.paced(() => this.put(end.table, end.event, true));
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

  /** Whether nothing is to be seen on its way. */
  private get still(): boolean {
    return this.motion() === 0 || (typeof document !== "undefined" && document.hidden);
  }

  private step(): void {
    this.resting = 0;
    const waiting = this.queue.length;
    const late = waiting > SHOWN_SINGLY || (waiting > 1 && (this.still || this.cost > SLOW));
    const next = late ? this.queue.splice(0).at(-1) : this.queue.shift();
    this.jumping = late;
    if (!next) return;
    // Time for the pieces to arrive, and for one sentence to be read.
    this.paced(() => this.put(next.table, next.event, true), late || this.still ? 0 : this.motion() * (2.2 + this.beat(next.event)));
  }

  /** Draws something and rests then, for so long at least and for as long as it took: half of the time is for whoever clicks. */
  private paced(draw: () => void, least = 0): void {
    const rest = ++this.rests;
    const start = performance.now();
    this.resting = rest;
    draw();
    painted(() => {
      if (this.resting !== rest) return;
      this.told = this.table?.v ?? 0;
      this.cost = performance.now() - start;
      const left = Math.max(this.cost, least - this.cost);
      if (left > 0) this.timer = setTimeout(() => this.step(), left);
      else this.step();
    });
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.resting = 0;
    this.told = this.table?.v ?? 0;
    this.queue.length = 0;
  }

  private display(table: ShownTable): void {
    this.table = table;
    this.told = table.v;
  }

  private put(table: ShownTable, event: ShownEvent, others: boolean): void {
    const asked = [this.table, table].some((each) => Object.keys(each?.decisions ?? {}).length > 0);
    const show = () => {
      this.table = table;
      this.last = event;
      if (event.told?.length || event.kind === "undone") this.news = event.told ?? [];
      if (!this.jumping) this.told = table.v;
    };
    if (others && this.at === null) this.marking(show, asked);
    else show();
  }

  /** Does something, and marks every place that looks different afterwards; an open question may dress places. */
  private marking(change: () => void, asked = true): void {
    this.comparing = asked;
    this.draw();
    const before = this.looks();
    change();
    this.draw();
    const now = this.looks();
    this.comparing = false;
    if (!before.size) return;
    const changed = new Set(this.changed);
    for (const [place, look] of now) if (differs(before.get(place), look)) changed.add(place);
    if (changed.size > this.changed.size) this.changed = changed;
  }
}

/** Once what was drawn is on the screen. */
function painted(then: () => void): void {
  if (typeof document === "undefined" || document.hidden) return then();
  let timer = setTimeout(then, UNPAINTED);
  requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(then);
  });
}

/** Whether a place looks different, apart from what only dresses it. */
function differs(before: string | undefined, now: string): boolean {
  return before !== now && (before === undefined || bare(before) !== bare(now));
}

function bare(look: string): string {
  return look.replace(/ (class|aria-[a-z]+|data-from|data-to|tabindex|role|style|id)="[^"]*"/g, "");
}

/** How each place that can be marked looks by itself, without what else explains itself on it; others' numbers only do that. */
export function looksOf(root: Element | null): Map<string, string> {
  const out = new Map<string, string>();
  const drawn = new Map<Element, string>();
  const look = (place: Element): string => {
    const known = drawn.get(place) ?? place.innerHTML;
    drawn.set(place, known);
    return known;
  };
  for (const place of root?.querySelectorAll(".place[data-target]") ?? []) {
    let own = look(place);
    for (const inner of place.querySelectorAll("[data-target]")) own = own.replace(look(inner), () => "");
    const target = place.getAttribute("data-target") ?? "";
    out.set(target, (out.get(target) ?? "") + own);
  }
  return out;
}
