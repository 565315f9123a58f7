/** What only some players have, as signs behind their numbers: who begins today and tomorrow, the double servant, who has passed. */
import type { Playing } from "../contract";
import { viewOf } from "./words";

export interface Badge {
  is: "start" | "medal" | "double" | "passed";
  /** Its name. */
  key: string;
}

/** In one line of numbers on a phone nobody needs a sign for an empty hand: the hand lies below it. */
export function badgesOf(table: Playing, seat: number, line = false): Badge[] {
  const view = viewOf(table);
  const mine = view.seats[seat];
  const badges: Badge[] = [];
  if (view.start_player === seat) badges.push({ is: "start", key: "gugong-start-marker" });
  if (view.medal === seat) badges.push({ is: "medal", key: "gugong-medal" });
  if (mine && mine.double !== "locked") badges.push({ is: "double", key: "gugong-double-servant" });
  if (mine?.passed && !line) badges.push({ is: "passed", key: "gugong-board-passed" });
  return badges;
}
