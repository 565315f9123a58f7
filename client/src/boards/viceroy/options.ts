/** Answers that lie nowhere on the table: the options of a law, the two rewards of level 5, tokens, ways to pay. */
import type { Action, Playing } from "../contract";
import type { Reward, RewardKind } from "./data";
import { wordsOf } from "./shapes";
import type { Colour } from "./view";

export interface Option {
  target: string;
  action: Action;
  /** What one gets, gives or uses, as tokens. */
  words: string[];
  /** The gems that it costs. */
  cost: Colour[];
}

/** Every message inside another one, in the order of reading. */
function inside(value: unknown): { key: string; args: Record<string, unknown> }[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(inside);
  const own = "key" in value ? [{ key: String(value.key), args: ("args" in value ? value.args : {}) as Record<string, unknown> }] : [];
  return [...own, ...Object.values(value).flatMap(inside)];
}

const colourIn = (arg: unknown): string => /-(\w+)$/.exec(String((arg as { name?: string } | undefined)?.name ?? ""))?.[1] ?? "any";

/** Gems or eternal gems that a list in a sentence counts. */
export function counted(list: unknown): Colour[] {
  return inside(list).flatMap(({ args }) =>
    Array.from({ length: Number(args["n"] ?? 0) }, () => colourIn(args["what"]) as Colour),
  );
}

/** The rewards that a sentence names. */
function rewards(label: unknown): string[] {
  return inside(label).flatMap(({ key, args }) => {
    if (!key.startsWith("viceroy-reward-") || args["amount"] === undefined) return [];
    const kind = key.slice("viceroy-reward-".length).replaceAll("-", "_") as RewardKind;
    const reward: Reward = { kind, amount: Number(args["amount"]) };
    return wordsOf(args["color"] ? { ...reward, color: colourIn(args["color"]) as Colour } : reward);
  });
}

export function optionsOf(playing: Playing): Option[] {
  return (playing.decision?.actions ?? [])
    .filter((action) => !action.targets?.length)
    .map((action) => {
      const [verb, what = ""] = action.action.split(" ");
      const args = action.label.args ?? {};
      const option = { target: `action:${action.action}`, action, words: rewards(action.label), cost: [] as Colour[] };
      if (verb === "token") option.words = [what];
      if (action.action === "top power") option.words = [`power:${Number(args["points"])}`];
      if (verb === "pay") {
        option.cost = counted(args["gems"]);
        option.words = counted(args["eternal"]).map((colour) => `eternal:${colour}`);
      }
      return option;
    });
}
