/** Answers that have no place of their own on the board: one alternative of an effect, how many, whose. */
import type { Action, Arg, Decision, Message } from "../contract";
import type { SignName, Token } from "./signs";
import type { ViscountsView } from "./view";
import { sectionKey } from "./words";

export interface Plaque {
  target: string;
  action: Action;
  /** What is drawn on it; `seat` is somebody's mark. */
  tokens: Token[];
  seat: number | null;
}

const KINDS = ["option:", "count:", "owner:"];

const isMessage = (arg: Arg | undefined): arg is { message: Message } => typeof arg === "object" && "message" in arg;
const messageOf = (arg: Arg | undefined): Message | null =>
  isMessage(arg) ? arg.message : typeof arg === "object" && "key" in arg ? arg : null;
const listOf = (arg: Arg | undefined): Arg[] => (typeof arg === "object" && "list" in arg ? arg.list : []);
const numberOf = (arg: Arg | undefined): number => (typeof arg === "number" ? arg : 1);
const nameOf = (arg: Arg | undefined): string => (typeof arg === "object" && "name" in arg ? arg.name : "");

/** The effect that a text tells, as signs. */
export function signsOf(message: Message | null): Token[] {
  if (!message) return [];
  const { args = {} } = message;
  const what = message.key.replace("viscounts-effect-", "");
  if (what === "all") return listOf(args.effects).flatMap((each) => signsOf(messageOf(each)));
  if (what === "choice") return listOf(args.options).flatMap((each, k) => [...(k ? [{ word: "/" }] : []), ...signsOf(messageOf(each))]);
  if (what === "gain") return [{ sign: nameOf(args.good).replace("viscounts-good-", "") as SignName, n: numberOf(args.n) }];
  if (what === "build-free") return [{ sign: nameOf(args.building).replace("viscounts-building-", "").replace("-", "_") as SignName, n: 1 }];
  const signs: Record<string, SignName> = { "hire-free": "hire", "place-workers": "workers", "free-manuscript": "manuscript", "destroy-any": "destroy" };
  return [{ sign: signs[what] ?? (what as SignName), n: numberOf(args.n) }];
}

/** What must be paid for an answer, after an arrow; a question mark where there are several ways. */
function paidOf(args: Record<string, Arg>): Token[] {
  if ("missing" in args) return [{ word: " ←" }, { sign: "any", n: numberOf(args.missing) }];
  const goods = listOf(args.what).flatMap((each): Token[] => {
    const { args: amount = {} } = messageOf(each) ?? {};
    const sign = nameOf(amount.what).replace("viscounts-good-", "") as SignName;
    return [{ sign, n: numberOf(amount.n) }];
  });
  return goods.length ? [{ word: " ←" }, ...goods] : [];
}

/** Everything that is answered by a plaque rather than at a place. */
export function plaquesOf(decision: Decision | null): Plaque[] {
  return (decision?.actions ?? []).flatMap((action): Plaque[] => {
    const target = action.targets?.find((each) => KINDS.some((kind) => each.startsWith(kind)));
    if (target === undefined) return [];
    const [kind = "", rest = ""] = target.split(":");
    const { args = {} } = action.label;
    if (kind === "owner") return [{ target, action, tokens: [], seat: Number(rest) }];
    if (kind === "option") return [{ target, action, tokens: signsOf(messageOf(args.effect)), seat: null }];
    const counted: Token[] =
      "icons" in args
        ? [{ word: String(args.n) }, { sign: "workers", n: 1 }, ...paidOf(args)]
        : [{ word: `${String(args.n)}×` }, ...("silver" in args ? [{ word: " ←" }, { sign: "silver" as const, n: numberOf(args.silver) }] : [])];
    return [{ target, action, tokens: counted, seat: null }];
  });
}

/** The segments whose part of the castle a question is about: where workers enter, where one must leave, or whence one may move. */
export function regarded(decision: Decision | null, { layout, players, segments }: ViscountsView): string[] {
  if (!decision) return [];
  const { key, args = {} } = decision.prompt;
  const own = players[decision.seat];
  if (key === "viscounts-prompt-workers") return layout.filter((id) => own?.space?.startsWith(`${id}.`));
  if (key === "viscounts-prompt-bump") return layout.filter((id) => sectionKey(segments[id]?.section ?? "") === nameOf(args.section));
  const moves = plaquesOf(decision).some(({ tokens }) => tokens.some((token) => "sign" in token && token.sign === "castle-move"));
  return moves ? layout.filter((id) => own?.workers.tier1[segments[id]?.section ?? ""]) : [];
}
