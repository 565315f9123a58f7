/** Names of cards, gems and tokens in the viewer's language. */
import type { Arg, Playing } from "../contract";
import type { Card, Reward } from "./data";
import { cardOf } from "./data";
import type { LaidCard, SeatView, ViceroyView } from "./view";
import { heaps } from "./shapes";

export const viewOf = (playing: Playing): ViceroyView => playing.view as ViceroyView;

export function seatOf(playing: Playing, seat: number): SeatView {
  const found = viewOf(playing).seats[seat];
  if (!found) throw new Error(`no seat ${seat}`);
  return found;
}

export const hyphens = (key: string): string => key.replaceAll("_", "-");

export const nameKey = (card: Card): string => `viceroy-card-${hyphens(card.key)}`;

/** A card as a part of a sentence, with its printed number. */
export function cardArg(playing: Playing, number: number): Arg {
  return { key: "viceroy-numbered-card", args: { number, card: { name: nameKey(cardOf(playing.data, number)) } } };
}

export const cardName = (playing: Playing, number: number): string =>
  playing.say(nameKey(cardOf(playing.data, number)));

/** With a capital letter, as a heading. */
export const heading = (playing: Playing, text: Arg): string => playing.say("viceroy-board-heading", { text });

export const colourArg = (colour: string): Arg => ({ name: `viceroy-color-${colour}` });

/** A token as a part of a sentence, by its word in the view. */
export function tokenArg(word: string): Arg {
  const [kind = "", one = "", two = ""] = word.split(":");
  if (kind === "power") return { key: "viceroy-token-power-value", args: { value: Number(one) } };
  if (kind === "bonus_magic") return { key: "viceroy-token-bonus-magic", args: { value: Number(one) } };
  if (kind === "bonus_circle")
    return { key: "viceroy-token-bonus-circle", args: { value: Number(two), color: colourArg(one) } };
  if (kind === "eternal_used") return { name: `viceroy-eternal-${one}` };
  if (kind === "eternal" || kind === "stored") return { name: `viceroy-${kind}-${one}` };
  return { name: `viceroy-token-${kind}` };
}

export function tokenList(words: readonly string[]): Arg {
  return {
    list: heaps(words).map(({ word, n }) => ({ key: "viceroy-count", args: { n, what: tokenArg(word) } })),
  };
}

export function rewardArg(reward: Reward): Arg {
  const args: Record<string, Arg> = { amount: reward.amount };
  if (reward.color) args["color"] = colourArg(reward.color);
  return { key: `viceroy-reward-${reward.kind === "draw_card" ? "draw-card" : hyphens(reward.kind)}`, args };
}

/** The card that a decision is about: the one to be laid, tucked or paid for. What is asked now is no matter of the past. */
export function askedCard(playing: Playing): number | null {
  if (playing.past) return null;
  const arg = playing.decision?.prompt.args?.["card"];
  const number = numberIn(arg);
  return typeof number === "number" ? number : null;
}

const STOPS: Record<string, string> = { refuse: "refuse", "go-on": "go-on", "go-on-last": "pass", "no-exchange": "no", "eternal-decline": "no" };

/** What the empty hand means just now: passing, refusing, or ending what one does. */
export function stopWord(playing: Playing): string {
  const label = playing.decision?.actions.find((each) => each.targets?.includes("pass"))?.label.key ?? "";
  const word = label.endsWith("-done") ? "done" : (STOPS[label.replace("viceroy-label-", "")] ?? "pass");
  return playing.say(`viceroy-board-stop-${word}`);
}

function numberIn(arg: unknown): unknown {
  if (typeof arg !== "object" || arg === null) return undefined;
  const message = "message" in arg ? arg.message : arg;
  if (typeof message !== "object" || message === null || !("args" in message)) return undefined;
  return (message.args as Record<string, unknown>)["number"];
}

export const laidAt = (seat: SeatView, level: number, column: number): LaidCard | undefined =>
  seat.pyramid.find((each) => each.level === level && each.column === column);
