/** The table as the server tells it: nothing is guessed, nothing is done before it is acknowledged. */
import type { Message } from "@/boards/contract";
import { ask, messageOf, reasonOf } from "@/lib/api/http";
import type { Events, Problem, ShownEvent, ShownTable } from "@/lib/api/types";
import { Connection, type Health, type Socket } from "./connection";

/** What the snapshot brings once; everything else comes anew with each event. */
const LASTING = [
  "id", "viewpoint", "game", "title", "ruleset", "components_digest", "corrected", "options", "host", "watch", "clock",
  "created_at", "seed_commitment", "rematch_of",
] as const;

/** The table after an event; what the event does not bring is over, such as a vote. */
export function after(table: ShownTable, event: ShownEvent): ShownTable {
  if (!event.now) return { ...table, v: event.v };
  const lasting = Object.fromEntries(LASTING.filter((name) => name in table).map((name) => [name, table[name]]));
  return { ...(lasting as unknown as ShownTable), ...event.now, v: event.v };
}

export function newRef(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Hearing {
  /** The whole table came: at first, or after something was missed. */
  whole?(table: ShownTable): void;
  /** One event came; `table` is how things stand after it. */
  happened?(table: ShownTable, event: ShownEvent): void;
}

export class TableStore {
  table = $state.raw<ShownTable | null>(null);
  log = $state.raw<readonly ShownEvent[]>([]);
  health = $state<Health>("connecting");
  /** The reference of a move that was sent and is not answered yet; "" if there is none. */
  pending = $state("");
  /** Whether that move waits because the server is busy. */
  busy = $state(false);
  /** Why the last thing that was asked for was not done. */
  refusal = $state.raw<Message | null>(null);
  /** The number of the event that shows what was acknowledged. */
  private awaited = 0;
  private readonly line: Connection;

  constructor(
    readonly id: string,
    private readonly hearing: Hearing = {},
    lang: () => string = () => "",
    dial?: () => Socket,
  ) {
    this.line = new Connection(
      id,
      {
        health: (health) => (this.health = health),
        snapshot: (table) => this.whole(table),
        event: (event) => this.happened(event),
        done: (ref, v) => this.done(ref, v),
        refused: (ref, problem) => this.refused(ref, problem),
        busy: (ref) => (this.busy ||= ref === this.pending),
      },
      lang,
      dial,
    );
  }

  open(): void {
    this.line.open();
    if (typeof document === "undefined") return;
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    addEventListener("offline", this.wake);
    addEventListener("pageshow", this.wake);
  }

  close(): void {
    this.line.close();
    if (typeof document === "undefined") return;
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.wake);
    removeEventListener("pageshow", this.wake);
  }

  private readonly wake = (): void => {
    if (document.visibilityState === "visible") this.line.wake();
  };

  act(seat: number, decision: string, actions: string[]): void {
    if (this.pending) return;
    this.pending = newRef();
    this.refusal = null;
    this.line.command("act", { seat, decision, actions, client_ref: this.pending });
  }

  undo(seat: number): void {
    if (this.pending) return;
    this.pending = newRef();
    this.refusal = null;
    this.line.command("undo", { seat, client_ref: this.pending });
  }

  chat(text: string): void {
    this.line.command("chat", { text, client_ref: newRef() });
  }

  /** Reads the story so far; new events come by themselves. */
  async readLog(): Promise<void> {
    let since = 0;
    let read: ShownEvent[] = [];
    try {
      for (;;) {
        const page = await ask<Events>(`/tables/${this.id}/events?since=${since}`);
        read = [...read, ...page.events];
        const last = page.events.at(-1)?.v ?? page.v;
        if (last >= page.v || !page.events.length) break;
        since = last;
      }
    } catch (error) {
      this.refusal = reasonOf(error);
      return;
    }
    const known = new Set(read.map((event) => event.v));
    this.log = [...read, ...this.log.filter((event) => !known.has(event.v))].sort((one, other) => one.v - other.v);
  }

  private whole(table: ShownTable): void {
    const missed = this.table !== null;
    this.table = table;
    this.settle();
    this.hearing.whole?.(table);
    if (missed) void this.readLog();
  }

  private happened(event: ShownEvent): void {
    if (!this.table) return;
    this.table = after(this.table, event);
    this.settle();
    this.log = [...this.log, event];
    this.hearing.happened?.(this.table, event);
  }

  /** A move is over when the board shows it, not when it is acknowledged: until then the old question is answered. */
  private done(ref: string, v: number): void {
    if (ref !== this.pending) return;
    this.awaited = v;
    this.settle();
  }

  private settle(): void {
    if (!this.awaited || (this.table?.v ?? 0) < this.awaited) return;
    this.awaited = 0;
    this.pending = "";
    this.busy = false;
  }

  private refused(ref: string, problem: Problem): void {
    if (ref === this.pending) {
      this.pending = "";
      this.busy = false;
    }
    this.refusal = messageOf(problem);
  }
}
