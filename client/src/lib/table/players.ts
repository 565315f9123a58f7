/** Who plays, for the screen: names, colours, shapes and initials of all seats and of automated opponents. */
import type { Arg, Player, SeatColour, SeatShape } from "@/boards/contract";
import type { ShownSeat, ShownTable } from "@/lib/api/types";

const COLOURS: readonly SeatColour[] = ["coral", "azure", "moss", "amber", "plum"];
const SHAPES: readonly SeatShape[] = ["circle", "square", "triangle", "diamond", "pentagon"];

type Say = (key: string, args?: Record<string, Arg>) => string;

export function nameOf(seat: ShownSeat, table: ShownTable, say: Say): string {
  if (seat.kind === "bot") {
    const bots = table.seats.filter((each) => each.kind === "bot");
    return bots.length === 1 ? say("client-bot-only") : say("client-bot-number", { number: bots.indexOf(seat) + 1 });
  }
  if (!seat.taken) return say("ui-free-seat");
  return seat.name || say("seat-number", { number: seat.seat + 1 });
}

/** Meng or the rival, who sit at no seat but score like everybody else. */
function automated(table: ShownTable, say: Say): string {
  if (table.game === "gugong") return say("gugong-meng");
  const rival = String(table.options["rival"] ?? "").replaceAll("_", "-");
  return say("label", { text: { name: `${table.game}-rival-${rival}` } });
}

export function playersOf(table: ShownTable, say: Say): Player[] {
  const players = table.seats.map((seat): Player => {
    const name = nameOf(seat, table, say);
    const level = seat.kind === "bot" ? { level: say("label", { text: { name: `bots-level-${seat.bot || "medium"}` } }) } : {};
    const free = seat.kind === "person" && !seat.taken ? { free: true } : {};
    return { ...player(seat.seat, name, seat.kind, seat.yours, table.asked.includes(seat.seat)), ...level, ...free };
  });
  const view = Object.values(table.views)[0] as { scores?: unknown[] } | undefined;
  if ((view?.scores?.length ?? 0) > players.length && table.seats.length === 1) {
    players.push(player(players.length, automated(table, say), "solo", false, false));
  }
  const letters = initials(players);
  return players.map((each, i) => ({ ...each, initial: letters[i] ?? each.initial }));
}

/** The same players as before where nothing about them has changed, so that nothing is drawn anew for them. */
export function keeping(before: readonly Player[], now: readonly Player[]): readonly Player[] {
  const kept = now.map((each, i) => (JSON.stringify(each) === JSON.stringify(before[i]) ? (before[i] as Player) : each));
  return kept.length === before.length && kept.every((each, i) => each === before[i]) ? before : kept;
}

/** A letter for everybody that nobody else has: people first, each the first of their name that is free; a bot its number. A free seat has none. */
export function initials(players: readonly Pick<Player, "name" | "kind" | "free">[]): string[] {
  const taken = new Set<string>();
  const out: string[] = players.map(() => "");
  for (const kind of ["person", "solo", "bot"] as const) {
    players.forEach((each, i) => {
      if (each.kind !== kind || each.free) return;
      const letters = [...each.name.toLocaleUpperCase()].filter((letter) => /[\p{L}\p{N}]/u.test(letter));
      const number = kind === "bot" ? letters.find((letter) => /\p{N}/u.test(letter)) : undefined;
      const free = [number, ...letters].find((letter) => letter !== undefined && !taken.has(letter));
      out[i] = free ?? letters[0] ?? "?";
      taken.add(out[i] ?? "");
    });
  }
  return out;
}

function player(seat: number, name: string, kind: Player["kind"], yours: boolean, asked: boolean): Player {
  return { seat, name, kind, yours, asked, ...markOf(seat), initial: "" };
}

/** By what a seat is known on the board. */
export function markOf(seat: number): { colour: SeatColour; shape: SeatShape } {
  return { colour: COLOURS[seat % COLOURS.length] as SeatColour, shape: SHAPES[seat % SHAPES.length] as SeatShape };
}
