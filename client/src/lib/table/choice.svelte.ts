/** Answering one question: places picked so far, the answer that is ready, what it will do, and why something cannot be. */
import type { Action, Bundle, Decision, Light, Message } from "@/boards/contract";
import { Refused, ask, reasonOf, sayable, send } from "@/lib/api/http";
import type { Hints, ShownPreview, Why } from "@/lib/api/types";
import type { Confirm } from "@/lib/settings.svelte";
import { type Offer, declines, exact, inOrder, lies, offers, remaining, shared, tallied, toggled } from "./choosing";

export interface WhyNot {
  place: string;
  message: Message;
}

const PATIENCE = 600;
/** The reason of a place that the open question does not concern. */
const UNCONCERNED = "server-why-other-question";

export class Choice {
  decision = $state.raw<Decision | null>(null);
  picked = $state.raw<readonly string[]>([]);
  /** The answer that is ready to be given. */
  staged = $state.raw<Action | null>(null);
  preview = $state.raw<ShownPreview | null>(null);
  why = $state.raw<WhyNot | null>(null);
  hints = $state.raw<Hints["hints"] | null>(null);
  hinting = $state(false);

  /** Several answers that are given as one, where the open question begins such. */
  readonly bundle: Bundle | null = $derived.by(() => this.begins());
  /** While it is not known yet whether the answer must be confirmed: for so short a time nothing on the screen moves. */
  weighing = $state(false);
  private patience: ReturnType<typeof setTimeout> | undefined;
  /** A preview that is on its way; given up when the answer is given or another one is looked at. */
  private looking: AbortController | undefined;
  readonly open: Action[] = $derived(remaining(this.decision?.actions ?? [], this.picked));
  /** Whether there is nothing to decide: the question has one answer, asked so that others cannot tell. */
  readonly forced: boolean = $derived(this.decision?.actions.length === 1);
  readonly offered: Offer[] = $derived(offers(this.ranked(), this.picked));
  private readonly given: ReadonlySet<string> = $derived(
    new Set([...this.picked, ...(this.staged?.targets ?? []), ...shared(this.open)]),
  );
  /** What was answered in secret and can still be changed, as long as nothing else is picked. */
  private readonly answered: Action | null = $derived.by(() => {
    if (this.picked.length || this.staged) return null;
    return this.decision?.actions.find(({ action }) => action === this.decision?.answer) ?? null;
  });

  constructor(
    private readonly id: string,
    private readonly confirms: () => Confirm,
    private readonly play: (decision: Decision, action: Action) => void,
    private readonly bundles: (decision: Decision) => Bundle | null = () => null,
    /** Whether the server still waits for the answer: the screen may be a few moves behind. */
    private readonly waits: (decision: Decision) => boolean = () => true,
    /** Where an answer stands in the list: the lowest first. */
    private readonly rank: (decision: Decision, action: Action) => number = () => 0,
    /** Whether an answer is a confirmation itself. */
    private readonly ends: (decision: Decision, action: Action) => boolean = () => false,
  ) {}

  /** Another question, or none; the same one again keeps what was picked. */
  ask(decision: Decision | null): void {
    if (decision?.id === this.decision?.id && decision?.answer === this.decision?.answer) {
      this.decision = decision;
      return;
    }
    this.decision = decision;
    this.hints = null;
    this.reset();
  }

  /** Takes the whole choice back. Where there is only one answer it stays ready. */
  reset(): void {
    this.picked = [];
    this.why = null;
    const only = this.forced && !this.decision?.answer ? this.decision?.actions[0] : undefined;
    this.stage(only ?? null);
  }

  /** One step back: the answer that is ready, then the place picked last. */
  back(): void {
    this.why = null;
    if (this.staged && this.picked.length) {
      this.stage(null);
      this.picked = this.picked.slice(0, -1);
    } else if (this.staged) this.reset();
    else this.picked = this.picked.slice(0, -1);
  }

  light(place: string): Light {
    if (!this.decision) return "";
    if (this.bundle) return this.gathering(this.bundle, place);
    if (this.given.has(place)) return this.forced && this.staged ? "open" : "chosen";
    if (this.answered && lies(this.answered, place)) return "chosen";
    return this.open.some((action) => lies(action, place)) ? "open" : "";
  }

  at(place: string): Action[] {
    return this.open.filter((action) => lies(action, place));
  }

  /** How often a place is picked already for an answer of several picks. */
  tally(place: string): number {
    return this.bundle ? tallied(this.picked, place) : 0;
  }

  /** Ends an answer of several picks. */
  finish(): void {
    if (this.bundle) this.choose(this.bundle.answer(this.picked));
  }

  /** A click on a place. */
  pick(place: string, seat: number, means?: string): void {
    this.why = null;
    if (this.bundle) return this.gather(this.bundle, place, seat);
    const staged = this.staged;
    if (staged && this.given.has(place)) return this.confirm();
    if (this.given.has(place)) {
      const meant = exact(this.open, [...this.given]);
      if (meant) this.choose(meant);
      else this.picked = toggled(this.picked, place);
      return;
    }
    if (!this.at(place).length) {
      // Perhaps it can be chosen if one begins anew: then that is what is meant.
      if (this.decision?.actions.some((action) => lies(action, place))) this.picked = [];
      else {
        void this.askWhy(place, seat, means);
        return;
      }
    }
    this.stage(null);
    this.picked = [...this.picked, place];
    const [only, more] = this.open;
    const meant = more ? inOrder(this.open, this.picked) : only;
    if (meant) this.choose(meant);
  }

  /** An answer is chosen: it is ready, or at once given where no confirmation is wanted. */
  choose(action: Action): void {
    this.stage(action);
    const enough = this.confirms() === "line" && this.decision !== null && this.ends(this.decision, action);
    if (this.confirms() === "none" || enough) this.confirm();
  }

  confirm(): void {
    const { decision, staged } = this;
    if (!decision || !staged) return;
    this.looking?.abort();
    this.play(decision, staged);
  }

  /** What a bot would do; asked for again, it is put away. */
  async hint(): Promise<void> {
    const decision = this.decision;
    if (this.hints) return void (this.hints = null);
    if (!decision || this.hinting) return;
    this.hinting = true;
    try {
      const found = await send<Hints>(`/tables/${this.id}/hint`, { seat: decision.seat, decision: decision.id });
      if (this.decision?.id === decision.id) this.hints = found.hints;
    } catch (error) {
      this.why = { place: "", message: reasonOf(error) };
    } finally {
      this.hinting = false;
    }
  }

  /** As the game ranks them; what declines comes after all that does something, unless the turn ends with it. */
  private ranked(): Action[] {
    const decision = this.decision;
    if (!decision) return [];
    const at = (each: Action) => (declines(each) && !this.ends(decision, each) ? Infinity : this.rank(decision, each));
    return [...this.open].sort((one, other) => at(one) - at(other));
  }

  private begins(): Bundle | null {
    return this.decision && !this.decision.answer ? this.bundles(this.decision) : null;
  }

  private gathering({ picks, due, end }: Bundle, place: string): Light {
    const picked = this.tally(place);
    if (!this.staged) {
      const most = picks.find((each) => each.place === place)?.most ?? 0;
      if (end?.place === place || (picked < most && this.picked.length < due)) return "open";
    }
    return picked ? "chosen" : "";
  }

  private gather(bundle: Bundle, place: string, seat: number): void {
    const light = this.gathering(bundle, place);
    if (!light) {
      if (!this.staged) void this.askWhy(place, seat);
    } else if (this.staged) this.confirm();
    else if (bundle.end?.place === place) this.finish();
    else if (light === "open") {
      this.picked = [...this.picked, place];
      if (this.picked.length === bundle.due) this.finish();
    }
  }

  private stage(action: Action | null): void {
    this.looking?.abort();
    this.staged = action;
    this.preview = null;
    clearTimeout(this.patience);
    this.weighing = false;
    const decision = this.decision;
    if (!action || !decision || action.apart || this.confirms() === "none" || !this.waits(decision)) return;
    this.weighing = this.confirms() === "line" && !this.forced;
    if (this.weighing) this.patience = setTimeout(() => (this.weighing = false), PATIENCE);
    void this.look(decision, action);
  }

  private async look(decision: Decision, action: Action): Promise<void> {
    this.looking = new AbortController();
    try {
      const asked = { seat: decision.seat, decision: decision.id, actions: action.actions ?? [action.action] };
      const preview = await send<ShownPreview>(`/tables/${this.id}/preview`, asked, this.looking.signal);
      if (this.staged !== action) return;
      this.preview = preview;
      // What can be taken back with one key need not be confirmed; a single answer was not chosen, so it waits.
      const chosen = decision.actions.length > 1;
      if (chosen && !preview.stays && !preview.chance && this.confirms() === "line") this.confirm();
      else this.weighing = false;
    } catch (error) {
      if (this.staged === action) this.weighing = false;
      // A preview is a service: where there is none the answer can be given all the same.
      if (!(error instanceof Refused)) throw error;
    }
  }

  /** Why a seat can do nothing with a place now; null where it can. */
  async reason(place: string, seat: number): Promise<Message | null> {
    if (seat < 0) return null;
    try {
      const asked = `seat=${seat}&target=${encodeURIComponent(place)}`;
      const { message } = await ask<Why>(`/tables/${this.id}/why?${asked}`);
      return message ? sayable(message) : null;
    } catch (error) {
      return reasonOf(error);
    }
  }

  private async askWhy(place: string, seat: number, means?: string): Promise<void> {
    let message = await this.reason(place, seat);
    // A place that only stands for another has no reason of its own.
    if (message?.key === UNCONCERNED && means !== undefined) message = (await this.reason(means, seat)) ?? message;
    if (message) this.why = { place, message };
  }
}
