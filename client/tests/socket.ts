/** A server on the other end of the line, for tests: it hears what is sent and says what it is told to. */
import type { ShownTable } from "@/lib/api/types";
import type { Socket } from "@/lib/table/connection";

interface Frame {
  t: string;
  d: Record<string, unknown>;
}

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly heard: Frame[] = [];
  closed = false;

  send(text: string): void {
    this.heard.push(JSON.parse(text) as Frame);
  }

  close(): void {
    this.closed = true;
  }

  say(t: string, d: unknown, v?: number): void {
    this.onmessage?.({ data: JSON.stringify(v === undefined ? { t, d } : { t, d, v }) });
  }

  /** The connection breaks. */
  drop(code = 1006): void {
    this.onclose?.({ code });
  }

  sent(kind: string): Record<string, unknown>[] {
    return this.heard.filter((frame) => frame.t === kind).map((frame) => frame.d);
  }
}

/** A line of sockets, one for each attempt to connect. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];
  readonly dial = (): Socket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  };

  get last(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }

  welcome(): void {
    this.last.onopen?.();
    this.last.say("welcome", { name: "Ada", version: "0" });
  }
}

export const TABLE = "00112233445566778899";

export function table(v: number, more: Partial<ShownTable> = {}): ShownTable {
  return {
    id: TABLE, v, viewpoint: [0], game: "viceroy", title: "", ruleset: 1, components_digest: "", corrected: false, options: {},
    host: "Ada", watch: "invited", clock: { mode: "none", per_move: 0, bank: 0, increment: 0 }, created_at: "",
    seed_commitment: "", status: "running", changed_at: "", seats: [], watchers: 0, asked: [0], asking: {}, moves: v,
    views: { "0": { round: v } }, decisions: {}, hints: false, undo: {}, proposals: [], ...more,
  };
}

/** What an event brings with it: how things stand after it. */
export function present(v: number, more: Partial<ShownTable> = {}) {
  const { id: _id, v: _v, viewpoint: _viewpoint, ...now } = table(v, more);
  return now;
}
