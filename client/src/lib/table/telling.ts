/** What has happened, in words: one line for each thing that the rules or the table tell. */
import type { Arg, Message } from "@/boards/contract";
import type { ShownEvent, ShownTold } from "@/lib/api/types";

export interface Line {
  message: Message;
  rule: string;
  /** Who did it; -1 is nobody in particular. */
  seat: number;
  /** What an automated opponent does stands a step further in. */
  automated: boolean;
}

export interface Entry {
  event: ShownEvent;
  lines: Line[];
  /** How many moves the game had after it; null where it was no move. */
  moves: number | null;
  /** Whether it was taken back later. */
  gone: boolean;
}

export function toldMessage(game: string, told: ShownTold): Message {
  const args = told.args as Record<string, Arg>;
  const whole = told.seat >= 0 ? { seat: { seat: told.seat }, ...args } : args;
  return { key: `${game}-event-${told.kind}`, args: whole };
}

/** Events of the table itself that are worth a line. */
const SPOKEN = new Set([
  "claimed", "left", "bot_seated", "returned", "started", "undone", "proposed", "closed", "resigned", "ended", "rematched", "frozen",
]);

function ofTable(event: ShownEvent): Message | null {
  if (!SPOKEN.has(event.kind)) return null;
  const args: Record<string, Arg> = {};
  if (typeof event.seat === "number") args["seat"] = { seat: event.seat };
  let key = `client-event-${event.kind.replace("_", "-")}`;
  if (event.kind === "proposed") key += `-${event.what ?? "takeback"}`;
  if (event.kind === "closed") key += event.agreed ? "-yes" : "-no";
  return { key, args };
}

export function linesOf(event: ShownEvent, game: string, seats: number): Line[] {
  if (event.kind === "acted") {
    return (event.told ?? []).map((told) => ({
      message: toldMessage(game, told),
      rule: told.rule ?? "",
      seat: told.seat,
      automated: told.seat >= seats || /^(meng|rival|virtual)/.test(told.kind) || automatedArg(told),
    }));
  }
  const message = ofTable(event);
  return message ? [{ message, rule: "", seat: event.seat ?? -1, automated: false }] : [];
}

/** Whether the one who acts is named as an opponent without a seat. */
function automatedArg(told: ShownTold): boolean {
  const who = (told.args["who"] ?? told.args["seat"]) as { name?: string } | undefined;
  return typeof who === "object" && /-(meng|rival)/.test(who.name ?? "");
}

/** The whole story; moves that were taken back are marked. */
export function storyOf(log: readonly ShownEvent[], game: string, seats: number): Entry[] {
  let stands = Number.POSITIVE_INFINITY;
  const out: Entry[] = [];
  for (const event of [...log].reverse()) {
    const moves = event.kind === "acted" ? (event.moves ?? null) : null;
    const gone = moves !== null && moves > stands;
    if (event.kind === "undone" && typeof event.moves === "number") stands = Math.min(stands, event.moves);
    const lines = linesOf(event, game, seats);
    if (lines.length) out.push({ event, lines, moves, gone });
  }
  return out.reverse();
}

/**
 * Whose sign stands before a line: of whoever does it, once for several lines of the same; -1 is nobody's. What is revealed
 * together is told in one entry, but each did their own.
 */
export function doerOf({ lines }: Entry, at: number): number {
  const seat = lines[at]?.seat ?? -1;
  return at > 0 && lines[at - 1]?.seat === seat ? -1 : seat;
}

/** How many moves the game had before the last move of a seat that still stands; null if there is none. */
export function beforeLastMove(log: readonly ShownEvent[], seat: number): number | null {
  let stands = Number.POSITIVE_INFINITY;
  for (const event of [...log].reverse()) {
    if (typeof event.moves !== "number") continue;
    if (event.kind === "undone") stands = Math.min(stands, event.moves);
    else if (event.kind === "acted" && event.seat === seat && event.moves <= stands) return event.moves - 1;
  }
  return null;
}
