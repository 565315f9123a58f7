/**
 * Gems and cards that one takes, gives, stores or tucks in one go. The server asks for them one by one, colours and card
 * numbers ascending, and never asks what has only one answer; a person picks them in any order.
 */
import type { Action, Bundle, Decision, Message } from "../contract";
import { COLOURS } from "./view";
import type { Colour, Gems, ViceroyView } from "./view";

interface Row {
  /** What can be picked, in the order in which it is asked for: the place, the word of its answer, and how many there are. */
  stock: { place: string; action: string; n: number }[];
  due: number;
  /** The answer that ends it early, where one may. */
  end?: string;
  /** Whether each of them shows something to all. */
  apart?: boolean;
}

const gems = (stock: Gems, place: string, verb: string): Row["stock"] =>
  COLOURS.map((colour, i) => ({ place: `${place}:${i}`, action: `${verb} ${colour}`, n: stock[colour] }));

function rowOf(decision: Decision, view: ViceroyView): Row | null {
  const mine = view.seats[decision.seat];
  const args = decision.prompt.args ?? {};
  const number = (name: string) => Number(args[name] ?? 0);
  switch (decision.prompt.key) {
    case "viceroy-prompt-gems":
      return { stock: gems(view.supply, "supply", "gem"), due: number("due") };
    case "viceroy-prompt-give":
      return mine?.gems ? { stock: gems(mine.gems, "gem", "give"), due: number("due") } : null;
    case "viceroy-prompt-store":
      return mine?.gems ? { stock: gems(mine.gems, "gem", "store"), due: number("n"), end: "pass" } : null;
    case "viceroy-prompt-archive": {
      const cards = decision.actions.filter((each) => each.action !== "pass");
      const stock = cards.map((each) => ({ place: each.targets?.[0] ?? "", action: each.action, n: 1 }));
      return { stock, due: stock.length, end: "pass", apart: true };
    }
    default:
      return null;
  }
}

/** The answers to send for these picks: in the order of the questions, without those that are not asked. */
export function inTurn({ stock, due, end }: Row, picked: readonly string[]): string[] {
  const left = stock.map((each) => each.n);
  const wanted = stock.flatMap((each, i) => picked.filter((place) => place === each.place).map(() => i));
  const after = (from: number) => left.slice(from).reduce((sum, n) => sum + n, 0);
  const out: string[] = [];
  let from = 0;
  for (let k = 0; ; k++) {
    const rest = Math.min(due - k, after(from));
    const open = left.flatMap((n, i) => (i >= from && n > 0 && rest > 0 && (end || after(i) >= rest) ? [i] : []));
    const asked = open.length + (end ? 1 : 0) > 1;
    const next = wanted[k];
    if (next === undefined || !open.includes(next)) {
      if (end && asked) out.push(end);
      return out;
    }
    if (asked) out.push(stock[next]?.action ?? "");
    left[next] = (left[next] ?? 0) - 1;
    from = next;
  }
}

/** What is picked, in words: gems counted by colour, cards by how many they are. */
function labelOf(decision: Decision, picked: readonly string[]): Message {
  const key = decision.prompt.key.replace("viceroy-prompt-", "viceroy-board-bundle-");
  const gemsOf = (colour: Colour, i: number) => ({ n: picked.filter((place) => place.endsWith(`:${i}`)).length, what: { name: `viceroy-gem-${colour}` } });
  const counted = key.endsWith("archive") ? [] : COLOURS.map(gemsOf).filter(({ n }) => n > 0);
  return { key: picked.length ? key : `${key}-none`, args: { n: picked.length, gems: { list: counted.map((args) => ({ key: "viceroy-count", args })) } } };
}

export function bundle(decision: Decision, shown: unknown): Bundle | null {
  const row = rowOf(decision, shown as ViceroyView);
  if (!row) return null;
  const picks = row.stock.filter((each) => each.n > 0).map(({ place, n }) => ({ place, most: n }));
  const due = Math.min(row.due, picks.reduce((sum, each) => sum + each.most, 0));
  if (due < 2 && !row.end) return null;
  const ends = decision.actions.find((each) => each.action === row.end);
  const answer = (picked: readonly string[]): Action => {
    const actions = inTurn(row, picked);
    return { action: actions.join(" "), actions, apart: row.apart ?? false, label: labelOf(decision, picked), targets: [...new Set(picked)] };
  };
  return { due, picks, answer, ...(ends ? { end: { place: ends.targets?.[0] ?? "", label: ends.label } } : {}) };
}
