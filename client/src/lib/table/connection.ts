/**
 * One line to the server, protocol courtier.v1, that heals itself.
 *
 * It says hello, looks at one table from the last event that is known, and hands every message on in order, without gap or
 * double: an event that was seen already is dropped, a gap asks for a new snapshot. An act that was not acknowledged is sent
 * again after each reconnection with the same reference, so that it takes effect once; a few times also where the server is
 * too busy to take it.
 */
import type { Problem, ShownEvent, ShownTable } from "@/lib/api/types";

export type Health = "connecting" | "live" | "lost" | "replaced" | "no-session" | "gone" | "outdated";

/** What of a WebSocket is used; tests give another. */
export interface Socket {
  send(text: string): void;
  close(code?: number): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Told {
  health(health: Health, again?: number): void;
  snapshot(table: ShownTable): void;
  event(event: ShownEvent): void;
  /** It is done; its event has this number. */
  done(ref: string, v: number): void;
  refused(ref: string, problem: Problem): void;
  /** The server is too busy for it; it will be sent again. */
  busy(ref: string): void;
}

interface Sent {
  ref: string;
  frame: string;
  /** How often the server was too busy for it. */
  putOffs: number;
}

const NO_SESSION = 4401;
const REPLACED = 4409;
const TOO_OLD = 4426;
const QUIET = 25_000;
const PATIENCE = 8_000;
const BUSY = 503;
/** How long to wait each time that the server is too busy, in pauses of the length that it asks for. */
const PAUSES = [1, 2, 4];
const WAITS = [300, 800, 1500, 3000, 5000, 8000, 15_000];

export class Connection {
  private socket: Socket | null = null;
  private v = -1;
  private viewpoint: number[] = [];
  private resyncing = false;
  private welcomed = false;
  private tries = 0;
  private ended = false;
  private readonly unacknowledged: Sent[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;
  private readonly resending = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    private readonly table: string,
    private readonly told: Told,
    private readonly lang: () => string,
    private readonly dial: () => Socket = browserSocket,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    if (this.socket || this.ended) return;
    this.told.health(this.v < 0 && !this.tries ? "connecting" : "lost");
    const socket = this.dial();
    this.socket = socket;
    this.welcomed = false;
    this.resyncing = false;
    socket.onopen = () => {
      const look = this.v < 0 ? {} : { since: this.v, viewpoint: this.viewpoint };
      socket.send(JSON.stringify({ t: "hello", d: { games: [{ id: this.table, ...look }], lang: this.lang() } }));
    };
    socket.onmessage = (event) => this.hear(JSON.parse(event.data) as Heard);
    socket.onclose = (event) => this.lost(socket, event.code);
    this.watch(PATIENCE);
  }

  /** The lid was opened, the network is back: no waiting any more. */
  wake(): void {
    if (this.ended) return;
    if (!this.socket) {
      this.tries = 0;
      this.open();
    } else if (this.welcomed) {
      this.socket.send('{"t":"ping"}');
      this.watch(PATIENCE / 2);
    }
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.heartbeat);
    for (const timer of this.resending) clearTimeout(timer);
    this.socket?.close(1000);
    this.socket = null;
  }

  /** Sends something that must arrive once; it is repeated until it is answered. */
  command(kind: "act" | "undo" | "chat", data: { client_ref: string; [field: string]: unknown }): void {
    const sent = { ref: data.client_ref, frame: JSON.stringify({ t: kind, d: { id: this.table, ...data } }), putOffs: 0 };
    this.unacknowledged.push(sent);
    if (this.welcomed) this.socket?.send(sent.frame);
  }

  private hear(heard: Heard): void {
    this.watch(QUIET);
    switch (heard.t) {
      case "welcome":
        this.welcomed = true;
        this.tries = 0;
        if (this.v >= 0) this.told.health("live");
        for (const each of this.unacknowledged) this.socket?.send(each.frame);
        break;
      case "snapshot":
        if (heard.d.id !== this.table) break;
        this.resyncing = false;
        this.v = heard.d.v;
        this.viewpoint = heard.d.viewpoint;
        this.told.snapshot(heard.d);
        this.told.health("live");
        break;
      case "event":
        this.happened({ ...heard.d, v: heard.v });
        break;
      case "ack":
        this.answered(heard.d.client_ref);
        this.told.done(heard.d.client_ref, heard.v);
        break;
      case "nack":
        if (this.putOff(heard.d.client_ref ?? "", heard.d.problem)) break;
        this.answered(heard.d.client_ref ?? "");
        if (heard.d.client_ref) this.told.refused(heard.d.client_ref, heard.d.problem);
        else if (heard.d.id) this.end("gone");
        break;
    }
  }

  private happened(event: ShownEvent): void {
    if (event.id && event.id !== this.table) return;
    if (this.v < 0 || this.resyncing || event.v <= this.v) return;
    if (event.v > this.v + 1) {
      this.resyncing = true;
      this.socket?.send(JSON.stringify({ t: "look", d: { id: this.table } }));
      return;
    }
    this.v = event.v;
    this.told.event(event);
  }

  /** Whether something that was refused for want of time is sent again by itself. */
  private putOff(ref: string, problem: Problem): boolean {
    const sent = this.unacknowledged.find((each) => each.ref === ref);
    const pause = PAUSES[sent?.putOffs ?? PAUSES.length];
    if (!sent || pause === undefined || problem.status !== BUSY) return false;
    sent.putOffs += 1;
    const timer = setTimeout(
      () => {
        this.resending.delete(timer);
        // After a reconnection it has been sent already, and perhaps been answered.
        if (this.welcomed && this.unacknowledged.includes(sent)) this.socket?.send(sent.frame);
      },
      pause * (problem.retry_after || 1) * 1000,
    );
    this.resending.add(timer);
    this.told.busy(ref);
    return true;
  }

  private answered(ref: string): void {
    const at = this.unacknowledged.findIndex((each) => each.ref === ref);
    if (at >= 0) this.unacknowledged.splice(at, 1);
  }

  private lost(socket: Socket, code: number): void {
    if (socket !== this.socket || this.ended) return;
    this.socket = null;
    this.welcomed = false;
    clearTimeout(this.heartbeat);
    if (code === NO_SESSION) return this.end("no-session");
    if (code === REPLACED) return this.end("replaced");
    if (code === TOO_OLD) return this.end("outdated");
    const wait = (WAITS[Math.min(this.tries, WAITS.length - 1)] as number) * (0.8 + Math.random() * 0.4);
    this.tries += 1;
    this.told.health("lost", wait);
    this.timer = setTimeout(() => this.open(), wait);
  }

  private end(health: Health): void {
    this.close();
    this.told.health(health);
  }

  /** If nothing is heard for so long a ping is sent; if that is not answered either, the line is dead. */
  private watch(patience: number): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => {
      const socket = this.socket;
      if (!socket) return;
      if (this.welcomed && patience === QUIET) {
        socket.send('{"t":"ping"}');
        this.watch(PATIENCE);
      } else {
        socket.close();
        this.lost(socket, 0);
      }
    }, patience);
  }
}

type Heard =
  | { t: "welcome"; d: { name: string; version: string } }
  | { t: "snapshot"; v: number; d: ShownTable }
  | { t: "event"; v: number; d: ShownEvent }
  | { t: "ack"; v: number; d: { id: string; client_ref: string } }
  | { t: "nack"; d: { problem: Problem; client_ref?: string; id?: string } }
  | { t: "restart"; d: { seconds: number } }
  | { t: "pong" };

function browserSocket(): Socket {
  const address = new URL("/api/v1/socket", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address, "courtier.v1") as unknown as Socket;
}
