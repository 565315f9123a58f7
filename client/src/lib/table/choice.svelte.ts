/** Answering one question: places picked so far, the answer that is ready, what it will do, and why something cannot be. */
import type { Action, Decision, Light, Message } from "@/boards/contract";
import { Refused, ask, reasonOf, sayable, send } from "@/lib/api/http";
import type { Hints, ShownPreview, Why } from "@/lib/api/types";
import type { Confirm } from "@/lib/settings.svelte";
import { type Offer, exact, lies, offers, remaining, shared, toggled } from "./choosing";

export interface WhyNot {
  place: string;
  message: Message;
}

export class Choice {
  decision = $state.raw<Decision | null>(null);
  picked = $state.raw<readonly string[]>([]);
  /** The answer that is ready to be given. */
  staged = $state.raw<Action | null>(null);
  preview = $state.raw<ShownPreview | null>(null);
  why = $state.raw<WhyNot | null>(null);
  hints = $state.raw<Hints["hints"] | null>(null);
  hinting = $state(false);

  readonly open: Action[] = $derived(remaining(this.decision?.actions ?? [], this.picked));
  readonly offered: Offer[] = $derived(offers(this.open, this.picked));
  private readonly given: ReadonlySet<string> = $derived(
    new Set([...this.picked, ...(this.staged?.targets ?? []), ...shared(this.open)]),
  );

  constructor(
    private readonly id: string,
    private readonly confirms: () => Confirm,
    private readonly play: (decision: Decision, action: Action) => void,
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
    const only = this.decision?.actions.length === 1 && !this.decision.answer ? this.decision.actions[0] : undefined;
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
    if (this.given.has(place)) return "chosen";
    return this.open.some((action) => lies(action, place)) ? "open" : "";
  }

  at(place: string): Action[] {
    return this.open.filter((action) => lies(action, place));
  }

  /** A click on a place. */
  pick(place: string, seat: number): void {
    this.why = null;
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
        void this.askWhy(place, seat);
        return;
      }
    }
    this.stage(null);
    this.picked = [...this.picked, place];
    const [only, more] = this.open;
    if (only && !more) this.choose(only);
  }

  /** An answer is chosen: it is ready, or at once given where no confirmation is wanted. */
  choose(action: Action): void {
    this.stage(action);
    if (this.confirms() === "none") this.confirm();
  }

  confirm(): void {
    const { decision, staged } = this;
    if (!decision || !staged) return;
    this.play(decision, staged);
  }

  async hint(): Promise<void> {
    const decision = this.decision;
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

  private stage(action: Action | null): void {
    this.staged = action;
    this.preview = null;
    const decision = this.decision;
    if (action && decision && this.confirms() !== "none") void this.look(decision, action);
  }

  private async look(decision: Decision, action: Action): Promise<void> {
    try {
      const asked = { seat: decision.seat, decision: decision.id, actions: [action.action] };
      const preview = await send<ShownPreview>(`/tables/${this.id}/preview`, asked);
      if (this.staged !== action) return;
      this.preview = preview;
      // What can be taken back with one key need not be confirmed; a single answer was not chosen, so it waits.
      const chosen = decision.actions.length > 1;
      if (chosen && !preview.stays && !preview.chance && this.confirms() === "line") this.confirm();
    } catch (error) {
      // A preview is a service: where there is none the answer can be given all the same.
      if (!(error instanceof Refused)) throw error;
    }
  }

  private async askWhy(place: string, seat: number): Promise<void> {
    if (seat < 0) return;
    try {
      const asked = `seat=${seat}&target=${encodeURIComponent(place)}`;
      const { message } = await ask<Why>(`/tables/${this.id}/why?${asked}`);
      if (message) this.why = { place, message: sayable(message) };
    } catch (error) {
      this.why = { place, message: reasonOf(error) };
    }
  }
}
