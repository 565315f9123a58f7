/** One open table as the page has it: the server's truth, what of it is shown, the choice being made; what boards are given. */
import { untrack } from "svelte";
import type { Action, Arg, Decision, GameParts, Light, Message, Player, Playing, Told } from "@/boards/contract";
import { loadBoard } from "@/boards";
import { ask, reasonOf, send } from "@/lib/api/http";
import type { ShownEvent, ShownTable } from "@/lib/api/types";
import { settings, speakOf, t } from "@/lib/settings.svelte";
import { hasText, speaker, type Said } from "@/lib/texts";
import { aloud } from "@/lib/texts/aloud";
import { bound } from "@/lib/texts/bound";
import { Choice } from "./choice.svelte";
import { keeping, playersOf } from "./players";
import { Showing } from "./showing.svelte";
import { TableStore } from "./table.svelte";
import { type Line, heardBy, linesOf, opening } from "./telling";

export class Here implements Playing {
  readonly store: TableStore;
  readonly showing: Showing;
  readonly choice: Choice;
  parts = $state.raw<GameParts | null>(null);
  data = $state.raw<unknown>({});
  failure = $state.raw<Message | null>(null);
  /** The own seat whose eyes these are; several people may share the screen. */
  seat = $state(-1);
  /** The seat to which the screen is to be handed. */
  curtain = $state<number | null>(null);
  /** The rule that the reference is opened at. */
  cited = $state("");
  /** Whether the screen is a phone's. */
  narrow = $state(false);
  /** Whether it is held sideways. */
  low = $state(false);
  private following: { seat: number; question: string; actions: string[] } = { seat: -1, question: "", actions: [] };
  /** Whether the board shows how it will look after the choice. */
  previewing = $state(false);

  readonly table: ShownTable | null = $derived.by(() => this.showing.table);
  readonly players: readonly Player[] = $derived.by(() => (this.known = keeping(this.known, this.table ? playersOf(this.table, t) : [])));
  private known: readonly Player[] = [];
  private readonly spelt: string = $derived(JSON.stringify(this.players.map((player) => player.name)));
  readonly names: readonly string[] = $derived(JSON.parse(this.spelt) as string[]);
  private readonly spoken: Said = $derived.by(() => speaker(settings.lang, this.names));
  /** A sentence, to be broken into lines. */
  readonly said: Said = (message) => bound(this.spoken(message));
  readonly decision: Decision | null = $derived.by(() => this.openDecision());
  /** Which question is open. What others answer meanwhile brings it along again: that asks nothing new. */
  readonly asked: string = $derived(this.decision?.id ?? "");
  readonly view: Record<string, unknown> = $derived.by(() => this.shownView());
  /** How much of the story is on the screen: a move that is still to be shown is still to be told. */
  private readonly heard: number = $derived.by(() => this.store.log.filter(({ v }) => v <= this.showing.told).length);
  readonly log: readonly ShownEvent[] = $derived.by(() => {
    const { heard, seat } = this;
    return untrack(() => this.store.log.slice(0, heard).map((event) => heardBy(event, seat)));
  });
  /** Where an automated opponent acted in answer to my last move. */
  private readonly answered: ReadonlySet<string> = $derived.by(() => {
    const { held, step } = this.showing.following;
    const event = held ? (step && { ...held.event, told: [...step.told] }) : this.showing.last;
    const { parts, table } = this;
    if (!event || !table || !parts?.touched) return new Set();
    const lines = linesOf(event, table.game, table.seats.length).filter((line) => line.automated);
    return new Set(lines.flatMap(({ message }) => parts.touched?.(message.args ?? {}, message.key) ?? []));
  });

  constructor(
    readonly id: string,
    looks: () => Map<string, string>,
    draw: () => void,
    dial?: ConstructorParameters<typeof TableStore>[3],
  ) {
    this.showing = new Showing(
      id,
      () => settings.motion,
      looks,
      draw,
      (event) => this.parts?.beat?.((event.told ?? []) as Told[]) ?? 0,
      (event) => this.automated(event),
    );
    this.choice = new Choice(
      id,
      () => settings.confirm,
      (decision, action) => this.play(decision, action),
      (decision) => this.parts?.bundle?.(decision, this.table?.views[String(decision.seat)]) ?? null,
      (decision) => this.waits(decision),
      (decision, action) => this.parts?.rank?.(action, decision, this.table?.views[String(decision.seat)]) ?? 0,
      (decision, action) => this.parts?.ends?.(action, decision) ?? false,
    );
    this.store = new TableStore(
      id,
      {
        whole: (table) => void this.whole(table),
        happened: (table, event) => this.happened(table, event),
      },
      () => settings.lang,
      dial,
    );
  }

  get game(): string {
    return this.table?.game ?? "";
  }

  get viewer(): number {
    return this.seat;
  }

  get own(): readonly number[] {
    return this.table?.viewpoint ?? [];
  }

  get past(): boolean {
    return this.showing.at !== null;
  }

  get over(): boolean {
    const ended = this.table?.status === "ended" || this.table?.status === "archived";
    return ended && !this.past && !this.showing.following.held;
  }

  get told(): readonly Told[] {
    return this.showing.at === null && !this.previewing ? this.showing.news : [];
  }

  get touching(): readonly string[] {
    return this.showing.following.step ? [...this.answered] : [];
  }

  get motion(): number {
    return this.showing.jumping ? 0 : settings.motion;
  }

  /** Whether several people share this screen. */
  get shared(): boolean {
    return this.own.length > 1;
  }

  /** Whether a bot plays for me: because I asked for it, or because my time ran out. */
  get replaced(): boolean {
    return Boolean(this.table?.seats[this.seat]?.bot);
  }

  /** Plays again instead of the bot. */
  async comeBack(): Promise<void> {
    try {
      await send(`/tables/${this.id}/seats/${this.seat}/return`);
    } catch (error) {
      this.store.refusal = reasonOf(error);
    }
  }

  open(): void {
    this.store.open();
  }

  close(): void {
    this.remember();
    this.store.close();
    this.showing.close();
  }

  /** The screen has been handed over. */
  lift(): void {
    if (this.curtain !== null) this.seat = this.curtain;
    this.curtain = null;
    this.refresh();
  }

  light(target: string): Light {
    return this.showing.at === null && !this.previewing ? this.choice.light(target) : "";
  }

  tally(target: string): number {
    return this.choice.tally(target);
  }

  changed(target: string): boolean {
    return this.showing.at === null && (this.showing.changed.has(target) || this.answered.has(target));
  }

  pick(target: string, means?: string): void {
    // Nothing glows while an opponent's turn is shown: a click ends the show and means no place.
    if (this.showing.following.held) return this.showing.catchUp();
    this.showing.catchUp();
    if (this.showing.at !== null) this.showing.backToNow();
    this.previewing = false;
    if (!this.store.pending && this.table?.status === "running") this.choice.pick(target, this.seat, means);
  }

  offers(target: string): string[] {
    return this.choice.at(target).map((action) => this.headed(action.label));
  }

  described(target: string): string[] {
    return (this.parts?.explain(target, this)?.lines ?? []).map(aloud);
  }

  say(key: string, args?: Record<string, Arg>): string {
    return this.spoken(args ? { key, args } : { key });
  }

  /** A part of a sentence as it stands alone, with a large letter. */
  headed(message: Message): string {
    return this.said({ key: "label", args: { text: { message } } });
  }

  /** The same in fewer words, where the texts have any, for want of room. */
  brief(message: Message): string {
    return this.said({ key: "label-short", args: { text: { message } } });
  }

  /** Whether there is a sentence for several things of a kind at once. */
  readonly several = (key: string): boolean => hasText(settings.lang, key);

  /** A line of the story, with how often it happened. */
  counted({ message, times }: Line): string {
    const name = this.said(message);
    return times > 1 ? t("list-times", { count: times, name }) : name;
  }

  cite(rule: string): void {
    this.cited = rule;
  }

  undo(): void {
    this.showing.catchUp();
    if (this.seat >= 0) this.store.undo(this.seat);
  }

  /** The line of a move where the turn of an opponent who sits at no seat begins; -1 where it has none. */
  private automated(event: ShownEvent): number {
    if (!this.players.some((each) => each.kind === "solo")) return -1;
    return opening(event, linesOf(event, this.game, this.table?.seats.length ?? 0), this.parts?.begins);
  }

  private play(decision: Decision, action: Action): void {
    this.previewing = false;
    this.showing.catchUp();
    // While others' moves were shown the question may have closed: then nothing is sent, and the screen is up to date.
    if (!this.waits(decision)) return;
    const all = action.actions ?? [action.action];
    const first = action.apart ? all.slice(0, 1) : all;
    this.following = { seat: decision.seat, question: decision.prompt.key, actions: all.slice(first.length) };
    this.store.act(decision.seat, decision.id, first);
  }

  /** Whether this is still the question that the server asks. */
  private waits(decision: Decision): boolean {
    return this.store.table?.decisions[String(decision.seat)]?.id === decision.id;
  }

  private async whole(table: ShownTable): Promise<void> {
    const first = this.parts === null;
    if (first) {
      try {
        const [parts, data] = await Promise.all([
          loadBoard(table.game),
          ask<unknown>(`/tables/${table.id}/components`),
          speakOf(table.game),
        ]);
        this.data = data;
        this.showing.whole(table);
        this.seat = this.wanted(table) ?? table.viewpoint[0] ?? -1;
        if (table.viewpoint.length > 1 && table.status === "running") this.curtain = this.seat;
        this.parts = parts;
      } catch (error) {
        this.failure = reasonOf(error);
        return;
      }
      const seen = this.remembered();
      if (seen !== null && this.curtain === null) void this.showing.sinceThen(seen);
      void this.store.readLog();
    } else {
      this.showing.whole(table);
      if (!table.viewpoint.includes(this.seat)) this.seat = table.viewpoint[0] ?? -1;
    }
    this.refresh();
  }

  private happened(table: ShownTable, event: ShownEvent): void {
    this.showing.happened(table, event);
    this.refresh();
  }

  /** After anything has changed: whose question it is now, and whether the screen must be handed on. */
  refresh(): void {
    const table = this.table;
    if (!table) return;
    const wanted = this.wanted(table);
    if (this.shared && wanted !== null && wanted !== this.seat && this.curtain === null) this.curtain = wanted;
    const decision = this.openDecision();
    this.choice.ask(decision);
    if (decision) this.follow(decision);
  }

  /** The next of several answers that are given as one but go one by one; anything unexpected ends them. */
  private follow(decision: Decision): void {
    const { seat, question, actions } = this.following;
    const [next, ...rest] = actions;
    if (next === undefined || this.store.pending) return;
    const asked = decision.seat === seat && decision.prompt.key === question && !decision.answer;
    const open = asked && decision.actions.some((each) => each.action === next);
    this.following = { seat, question, actions: open ? rest : [] };
    if (open) this.store.act(seat, decision.id, [next]);
  }

  /** The first own seat that is asked and has not answered. */
  private wanted(table: ShownTable): number | null {
    const waiting = (seat: number): boolean => {
      const decision = table.decisions[String(seat)];
      return decision !== undefined && !decision.answer && !table.seats[seat]?.bot;
    };
    if (waiting(this.seat)) return this.seat;
    return table.viewpoint.find(waiting) ?? null;
  }

  private openDecision(): Decision | null {
    if (this.curtain !== null || this.seat < 0 || this.replaced) return null;
    return (this.table?.decisions[String(this.seat)] as Decision | undefined) ?? null;
  }

  private shownView(): Record<string, unknown> {
    const views = (this.previewing && this.choice.preview?.views) || this.showing.views;
    return views[String(this.seat)] ?? views["spectator"] ?? Object.values(views)[0] ?? {};
  }

  /** How far the game was when the viewer was last here. */
  private remembered(): number | null {
    try {
      const kept = localStorage.getItem(`courtier-seen-${this.id}`);
      return kept === null ? null : Number(kept);
    } catch {
      return null;
    }
  }

  remember(): void {
    try {
      if (this.table) localStorage.setItem(`courtier-seen-${this.id}`, String(this.table.moves));
    } catch {
      // Without a memory nothing is marked on the next visit.
    }
  }
}

/** The table as boards are given it: while looks are compared it has no open question, so that only what lies there counts. */
export function onBoards(here: Here): Playing {
  return new Proxy<Playing>(here, {
    get(_, name) {
      if (here.showing.comparing) {
        if (name === "decision") return null;
        if (name === "light") return () => "";
        if (name === "offers") return () => [];
        if (name === "tally") return () => 0;
      }
      const member: unknown = Reflect.get(here, name, here);
      return typeof member === "function" ? member.bind(here) : member;
    },
  });
}
