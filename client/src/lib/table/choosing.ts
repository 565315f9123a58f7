/**
 * Narrowing the answers to a question by picking places, one after another. Pure: it knows targets, never a rule.
 *
 * An action lies at all of its targets. Picking a place keeps the actions that lie there; a place that all of them share
 * counts as picked. When one action is left it is the choice.
 */
import type { Action } from "@/boards/contract";

/** What has no place on the board can be drawn there under its own name. */
const placesOf = (action: Action): readonly string[] => (action.targets?.length ? action.targets : [`action:${action.action}`]);

export function lies(action: Action, place: string): boolean {
  return placesOf(action).includes(place);
}

/** The answer that all games have for doing nothing, and the places that stand for it: the open hand that passes, one's own where a card stays, and hiring nobody. */
const NOTHING: ReadonlySet<string> = new Set(["pass", "hand", "hire:0"]);

/** Whether an answer is to do nothing. */
export const declines = (action: Action): boolean => [action.action, ...(action.targets ?? [])].some((each) => NOTHING.has(each));

/** How often each of these places was picked. */
export const tallied = (picked: readonly string[], place: string): number => picked.filter((each) => each === place).length;

/** The actions that lie at all picked places. */
export function remaining(actions: readonly Action[], picked: readonly string[]): Action[] {
  return actions.filter((action) => picked.every((place) => lies(action, place)));
}

/** Places that all of these actions share. */
export function shared(actions: readonly Action[]): string[] {
  const [first, ...rest] = actions;
  return (first?.targets ?? []).filter((place) => rest.every((action) => lies(action, place)));
}

/** The action that lies exactly at the picked places and nowhere else, if there is one. */
export function exact(actions: readonly Action[], picked: readonly string[]): Action | null {
  if (!picked.length) return null;
  const found = remaining(actions, picked).filter((action) => (action.targets ?? []).length === new Set(picked).size);
  return found.length === 1 ? (found[0] as Action) : null;
}

/** Where only the order of the places tells the actions apart (from here to there, or back): the one that was picked in its order. */
export function inOrder(actions: readonly Action[], picked: readonly string[]): Action | null {
  if (!actions.every(({ targets }) => targets?.length === picked.length)) return null;
  const found = actions.filter(({ targets }) => picked.every((place, at) => targets?.[at] === place));
  return found.length === 1 ? (found[0] as Action) : null;
}

/** Adds a place, or takes it and what was picked after it away. */
export function toggled(picked: readonly string[], place: string): string[] {
  const at = picked.indexOf(place);
  return at < 0 ? [...picked, place] : picked.slice(0, at);
}

/** Answers at one more place, to be opened together; or one answer by itself. */
export type Offer = { kind: "action"; action: Action } | { kind: "group"; place: string; actions: Action[] };

/** How many buttons one reads at a glance. */
export const MANY = 8;

/**
 * The answers as a list of buttons. Few are listed one by one; many are put together by the next place they lie at, where
 * several lie there.
 */
export function offers(actions: readonly Action[], picked: readonly string[]): Offer[] {
  const single = (action: Action): Offer => ({ kind: "action", action });
  if (actions.length <= MANY) return actions.map(single);
  const common = new Set([...picked, ...shared(actions)]);
  const groups = new Map<string, Action[]>();
  for (const action of actions) {
    const place = action.targets?.find((each) => !common.has(each)) ?? "";
    groups.set(place, [...(groups.get(place) ?? []), action]);
  }
  const out: Offer[] = [];
  for (const [place, inside] of groups) {
    if (!place || inside.length === 1) out.push(...inside.map(single));
    else out.push({ kind: "group", place, actions: inside });
  }
  return out;
}
