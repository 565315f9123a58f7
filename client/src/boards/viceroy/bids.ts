/** What each participant holds out: a closed fist, an opened one, or nothing any more. */
import type { Playing } from "../contract";
import type { Colour } from "./view";
import { viewOf } from "./words";

/** `waiting`: has not chosen; `closed`: has chosen in secret; `open`: shown; `taken`: has a card for what was shown; `out`: takes no more part; `skips`: takes none from the beginning; `in`: nothing to choose now. */
export interface Held {
  state: "waiting" | "closed" | "open" | "taken" | "out" | "skips" | "in";
  gem?: Colour;
  sign?: "pass" | "attack";
  card?: number;
}

/** The secret answer that the viewer has given, which only the viewer sees. */
function own(playing: Playing, seat: number): Pick<Held, "gem" | "sign"> {
  const [verb, what] = (playing.decision?.seat === seat ? (playing.decision.answer ?? "") : "").split(" ");
  if (verb === "bid" && what) return { gem: what as Colour };
  return verb === "attack" || verb === "pass" ? { sign: verb } : {};
}

export function held(playing: Playing, seat: number): Held {
  const view = viewOf(playing);
  const mine = view.seats[seat];
  if (!mine) return { state: "out" };
  const { bid } = mine;
  if (view.phase === "auction" && bid) {
    if (bid === "pass") return { state: mine.in_auction ? "open" : "out", sign: bid };
    return { state: mine.in_auction ? "open" : "taken", ...(bid === "attack" ? { sign: bid } : { gem: bid }) };
  }
  const card = mine.laying ?? mine.discarding;
  if (card) return { state: "open", card };
  const asked = view.answered.length > 0;
  // Whoever has no card left passes without being asked. [V-BUILD-04]
  const builds = mine.in_building && (mine.hand_size > 0 || !asked);
  const part = view.phase === "auction" ? mine.in_auction : view.phase === "building" ? builds : view.phase === "setup";
  if (asked && part) return view.answered[seat] ? { state: "closed", ...own(playing, seat) } : { state: "waiting" };
  return { state: part ? "in" : mine.sits_out ? "skips" : "out" };
}

export function heldByVirtual(playing: Playing, number: number): Held {
  const { virtual, phase } = viewOf(playing);
  const gem = virtual.bids[number];
  if (gem) return { state: virtual.in[number] ? "open" : "taken", gem };
  if (phase !== "auction" || !virtual.in[number]) return { state: "out" };
  return { state: "in" };
}
