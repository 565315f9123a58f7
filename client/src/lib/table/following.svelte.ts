/**
 * The turn that an automated opponent has within the move of whoever plays alone, one step after another: what it does and why.
 *
 * The truth is known meanwhile and held back; going on, back and to the end is always possible, and nothing waits for it.
 */
import { ask } from "@/lib/api/http";
import type { ShownEvent, ShownTable, ShownTold, Steps } from "@/lib/api/types";

export interface Step {
  /** What is told here. */
  told: readonly ShownTold[];
  /** Which line of the event its first one is. */
  line: number;
  views: ShownTable["views"];
}

/** Fewer lines than these are read in the story as well. */
const FEW = 3;
/** So many movements a whole turn may take. */
const LONG = 44;

/** Cut by what was told: from the line `from` on, with what came before as the beginning. */
export function cut(event: ShownEvent, found: Steps, from: number): { start: Step["views"] | null; steps: Step[] } {
  const all = event.told ?? [];
  let start: Step["views"] | null = null;
  let line = from;
  const steps: Step[] = [];
  for (const { told, views } of found.steps) {
    if (told <= from) start = views;
    else {
      steps.push({ told: all.slice(line, told), line, views });
      line = told;
    }
  }
  return { start, steps };
}

/** All that was done together in a move, from its beginning to its end. */
export function stepsOf(id: string, event: ShownEvent): Promise<Steps> {
  return ask<Steps>(`/tables/${id}/steps?moves=${event.moves}`);
}

export class Following {
  steps = $state.raw<readonly Step[]>([]);
  /** Which step is shown; -1 before the first. */
  at = $state(-1);
  /** Whether somebody goes on by hand. */
  halted = $state(false);
  /** The move that is followed, and the table as it is after it. */
  held = $state.raw<{ table: ShownTable; event: ShownEvent } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly motion: () => number,
    private readonly show: (table: ShownTable) => void,
    private readonly end: () => void,
  ) {}

  get step(): Step | null {
    return (this.held && this.steps[this.at]) ?? null;
  }

  /** How many lines of an event have been told so far. */
  heard(event: ShownEvent): number {
    if (this.held?.event.v !== event.v) return event.told?.length ?? 0;
    const { step } = this;
    return step ? step.line + step.told.length : (this.steps[0]?.line ?? 0);
  }

  /** Whether there is enough to follow from this line on. */
  static worth(event: ShownEvent, from: number): boolean {
    return from >= 0 && (event.told?.length ?? 0) - from >= FEW && typeof event.moves === "number";
  }

  /** Holds the table back and shows what led to it, from the first line of the opponent on. */
  async begin(table: ShownTable, event: ShownEvent, from: number, before: ShownTable["views"], byHand = false): Promise<void> {
    this.stop();
    const held = { table, event };
    this.held = held;
    this.halted = byHand;
    this.display(before);
    const found = await stepsOf(this.id, event).catch(() => null);
    if (this.held !== held) return;
    const { start, steps } = found ? cut(event, found, from) : { start: null, steps: [] };
    if (!steps.length) return this.end();
    this.steps = steps;
    if (start && !byHand) {
      // My own part first, for as long as its pieces travel.
      this.display(start);
      this.timer = setTimeout(() => this.onward(), this.motion() * 1.4);
    } else this.put(0);
  }

  /** One step on or back, and no more by itself. */
  go(by: number): void {
    this.halted = true;
    clearTimeout(this.timer);
    if (this.at + by >= this.steps.length) this.end();
    else this.put(Math.max(0, this.at + by));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.held = null;
    this.steps = [];
    this.at = -1;
  }

  private onward(): void {
    if (this.at + 1 >= this.steps.length) this.end();
    else this.put(this.at + 1);
  }

  private put(at: number): void {
    const step = this.steps[at];
    if (!step) return;
    this.at = at;
    this.display(step.views);
    if (this.halted) return;
    this.timer = setTimeout(() => this.onward(), this.motion() * this.pace * (1.8 + 1.3 * step.told.length));
  }

  /** Time for the pieces to arrive and for every line to be read; a long series (a dusk, a night) hurries. */
  private get pace(): number {
    const all = this.steps.reduce((sum, { told }) => sum + 1.8 + 1.3 * told.length, 0);
    return Math.min(1, LONG / all);
  }

  /** The table as it was then: nobody is asked anything while an opponent without a seat plays. */
  private display(views: ShownTable["views"]): void {
    const { held } = this;
    if (held) this.show({ ...held.table, views, status: "running", decisions: {}, asked: [], asking: {} });
  }
}
