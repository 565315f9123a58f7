/** How somebody at the table is drawn: colour, shape and initial; the rival of a solo game comes after the seats. */
import type { Playing, SeatColour, SeatShape } from "../contract";
import { isRival, type ViscountsView } from "./view";

export interface Look {
  colour: SeatColour;
  shape: SeatShape;
  initial: string;
  name: string;
}

export function lookOf(table: Playing, seat: number): Look {
  const player = table.players[seat];
  const view = table.view as ViscountsView;
  if (player) return player;
  const name = isRival(view, seat) ? table.say(`viscounts-rival-${view.rival?.board.replaceAll("_", "-")}`) : "?";
  return { colour: "plum", shape: "pentagon", initial: [...name][0] ?? "?", name };
}

/** The outline of a seat's shape around 0, about 20 units across. */
export const OUTLINE: Record<SeatShape, string> = {
  circle: "M-10 0 A10 10 0 1 1 10 0 A10 10 0 1 1 -10 0 Z",
  square: "M-9 -9 H9 V9 H-9 Z",
  triangle: "M0 -12 L12 9 H-12 Z",
  diamond: "M0 -12.5 L12.5 0 L0 12.5 L-12.5 0 Z",
  pentagon: "M0 -11.5 L11.5 -3 L7 10 H-7 L-11.5 -3 Z",
};
