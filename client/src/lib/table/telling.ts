/** What has happened, in words: one line for each thing that the rules or the table tell. */
import type { Arg, Message } from "@/boards/contract";
import type { ShownEvent, ShownPreview, ShownTold } from "@/lib/api/types";

export interface Line {
  message: Message;
  rule: string;
  /** Who did it; -1 is nobody in particular. */
  seat: number;
  /** What an automated opponent does stands a step further in. */
  automated: boolean;
  /** How many things in a row it tells of, each of the same kind. */
  times: number;
  /** The place of the last of them in what the event tells. */
  at: number;
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

/** More of what an answer will do nobody takes in before giving it: of the rest it is only said that there is some. */
export const FORETOLD = 7;

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

const lineOf = (game: string, told: ShownTold, at: number, seat: number, automated: boolean): Line => ({
  message: toldMessage(game, told), rule: told.rule ?? "", seat, automated, times: 1, at,
});

const heard = new WeakMap<ShownEvent, Map<number, ShownEvent>>();

/** An event as one of several people at this screen may know it: the others' secrets stay behind the curtain. */
export function heardBy(event: ShownEvent, seat: number): ShownEvent {
  if (!event.told?.some(({ seats }) => seats?.length)) return event;
  const known = heard.get(event) ?? new Map<number, ShownEvent>();
  heard.set(event, known);
  const told = event.told.flatMap((each) => (!each.seats?.length || each.seats.includes(seat) ? [each] : each.otherwise ? [each.otherwise] : []));
  const shown = known.get(seat) ?? { ...event, told };
  known.set(seat, shown);
  return shown;
}

export function linesOf(event: ShownEvent, game: string, seats: number): Line[] {
  if (event.kind === "acted") {
    return (event.told ?? []).map((told, at) => {
      // An opponent without a seat comes after all who have one.
      const seat = told.seat < 0 && (told.kind.startsWith("rival") || automatedArg(told)) ? seats : told.seat;
      return lineOf(game, told, at, seat, told.seat >= seats || /^(meng|rival|virtual)/.test(told.kind) || automatedArg(told));
    });
  }
  const message = ofTable(event);
  return message ? [{ message, rule: "", seat: event.seat ?? -1, automated: false, times: 1, at: 0 }] : [];
}

/**
 * The line of a move where the turn of an opponent without a seat begins, -1 where it has none: the first that tells of it, or
 * the event of the kind `begins` with what it has to prepare for that. What it gains from a turn of mine is no turn of its own.
 */
export function opening(event: ShownEvent, lines: readonly Line[], begins?: string): number {
  if (!begins) return lines.findIndex((line) => line.automated);
  let at = (event.told ?? []).findIndex(({ kind }) => kind === begins);
  while (lines[at - 1]?.automated) at -= 1;
  return at;
}

/** The arguments that may differ between things that are told in one sentence. */
const WHAT = ["gem", "card"];

/** Whether two lines tell the same, but perhaps of different things. */
function alike(one: Line, other: Line): boolean {
  if (one.message.key !== other.message.key || one.rule !== other.rule || one.seat !== other.seat) return false;
  const [args, others] = [one.message.args ?? {}, other.message.args ?? {}];
  const same = (name: string) => WHAT.includes(name) || JSON.stringify(args[name]) === JSON.stringify(others[name]);
  return Object.keys(args).length === Object.keys(others).length && Object.keys(args).every(same);
}

/** All of them as one: the things become a list, and they are counted. */
function asOne(lines: readonly Line[]): Message {
  const [{ message }] = lines as [Line];
  const lists = WHAT.filter((name) => message.args?.[name] !== undefined).map((name) => [name, { list: lines.flatMap((line) => line.message.args?.[name] ?? []) }]);
  return { key: `${message.key}-several`, args: { ...message.args, ...(Object.fromEntries(lists) as Record<string, Arg>), times: lines.length } };
}

/**
 * The same lines in fewer: what was one gesture (five gems on a law) is told in one sentence where `several` has one for it,
 * and equal lines are counted.
 */
export function gathered(lines: readonly Line[], several: (key: string) => boolean): Line[] {
  const out: Line[] = [];
  for (let from = 0, to = 0; from < lines.length; from = to) {
    const first = lines[from] as Line;
    const told = several(`${first.message.key}-several`);
    const joins = (line: Line | undefined) => line !== undefined && (told ? alike(first, line) : JSON.stringify({ ...line, at: first.at }) === JSON.stringify(first));
    to = from + 1;
    while (joins(lines[to])) to += 1;
    const run = lines.slice(from, to);
    const message = told && run.length > 1 ? asOne(run) : first.message;
    out.push({ ...first, message, times: told ? 1 : run.length, at: to - 1 });
  }
  return out;
}

/** What an answer will do for certain, but for the kinds that it names itself; `several`: whether there is a sentence for such. */
export function foretold(game: string, preview: ShownPreview | null, several: (key: string) => boolean, named?: ReadonlySet<string>): Line[] {
  const lines = (preview?.told ?? []).filter(({ kind }) => !named?.has(kind)).map((told, at) => lineOf(game, told, at, told.seat, false));
  return gathered(lines, several);
}

/** Whether the one who acts is named as an opponent without a seat. */
function automatedArg(told: ShownTold): boolean {
  const who = (told.args["who"] ?? told.args["seat"]) as { name?: string } | undefined;
  return typeof who === "object" && /-(meng|rival)/.test(who.name ?? "");
}

/** What each event was told as last: a story that grows is the same up to its end, and need not be written anew. */
const written = new WeakMap<ShownEvent, Entry>();

function entryOf(event: ShownEvent, moves: number | null, gone: boolean, lines: () => Line[]): Entry {
  const known = written.get(event);
  if (known?.gone === gone) return known;
  const entry = { event, lines: known?.lines ?? lines(), moves, gone };
  written.set(event, entry);
  return entry;
}

/** The whole story; moves that were taken back are marked. `several`: whether there is such a text. */
export function storyOf(log: readonly ShownEvent[], game: string, seats: number, several: (key: string) => boolean = () => false): Entry[] {
  let stands = Number.POSITIVE_INFINITY;
  const out: Entry[] = [];
  for (const event of [...log].reverse()) {
    const moves = event.kind === "acted" ? (event.moves ?? null) : null;
    const gone = moves !== null && moves > stands;
    if (event.kind === "undone" && typeof event.moves === "number") stands = Math.min(stands, event.moves);
    const entry = entryOf(event, moves, gone, () => gathered(linesOf(event, game, seats), several));
    if (entry.lines.length) out.push(entry);
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
