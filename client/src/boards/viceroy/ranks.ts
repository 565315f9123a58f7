/** The order in which answers are listed. */
import type { Action } from "../contract";

/** A card that lies above its auction card on the table stands before the one below in the list too. */
export function rank({ targets: [target = ""] = [] }: Action): number {
  const [place, colour, at] = target.split(":");
  return place === "display" ? Number(colour) * 2 + 1 - Number(at) : 0;
}
