/** The three players of every picture, each with a colour, a shape and an initial. */
import type { Player } from "@/boards/contract";

const SEATS = [["coral", "circle", "A"], ["azure", "square", "B"], ["moss", "triangle", "C"]] as const;

export const PLAYERS: readonly Player[] = SEATS.map(([colour, shape, initial], seat) => ({
  seat, name: initial, kind: "person", yours: seat === 0, asked: false, colour, shape, initial,
}));
