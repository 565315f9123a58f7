/** Tables that can be set up in one click, with defaults that make a good first game. */
import { send } from "@/lib/api/http";
import type { NewShownTable, NewTable, SeatWish } from "@/lib/api/types";

export const GAMES = ["gugong", "viceroy", "viscounts"] as const;
export type GameName = (typeof GAMES)[number];

/** For the cards: players, minutes, and how heavy a game is, from 1 to 5. */
export const FACTS: Record<GameName, { players: [number, number]; minutes: [number, number]; weight: number }> = {
  gugong: { players: [1, 5], minutes: [60, 90], weight: 3 },
  viceroy: { players: [1, 4], minutes: [45, 60], weight: 3 },
  viscounts: { players: [1, 4], minutes: [60, 90], weight: 4 },
};

const me: SeatWish = { kind: "person", mine: true };
const bot = (level: string): SeatWish => ({ kind: "bot", level });

/** Gùgōng against Meng, Viceroy against two bots, Viscounts against the mildest of the four rivals (docs/bots.md). */
export const QUICK: Record<GameName, NewTable> = {
  gugong: { game: "gugong", seats: [me], options: { players: 1 }, start: true },
  viceroy: { game: "viceroy", seats: [me, bot("medium"), bot("medium")], options: { players: 3 }, start: true },
  viscounts: { game: "viscounts", seats: [me], options: { players: 1, rival: "ai_cards" }, start: true },
};

export function setUp(table: NewTable): Promise<NewShownTable> {
  return send<NewShownTable>("/tables", table);
}
