/** In which order the answers are listed: as a person thinks of the places, not as the segments are numbered in the box. */
import type { Action, Decision } from "../contract";
import type { ViscountsView } from "./view";

/** A rider meets the left bank first, then the inner path and the right bank. */
const NODES = ["L", "I", "R"];

/** What a ride costs, then how far ahead it ends; other places of segments clockwise, as they lie; all else before them. */
export function rank({ targets: [target = ""] = [], label }: Action, decision: Decision, view: ViscountsView): number {
  const [kind = "", place = ""] = target.split(":");
  if (!["space", "townsfolk", "manuscript"].includes(kind)) return -1;
  const [segment = "", node = ""] = place.split(".");
  const at = view.layout.indexOf(segment);
  if (kind !== "space") return at;
  const n = view.layout.length;
  const from = view.layout.indexOf(view.players[decision.seat]?.space?.split(".")[0] ?? "");
  const silver = typeof label.args?.silver === "number" ? label.args.silver : 0;
  return (silver * n + ((at - from + n) % n)) * NODES.length + NODES.indexOf(node);
}
