/** The pictograms of Viscounts: which sign stands for what, and effects as rows of signs. */
import book from "icon:open-book";
import burn from "icon:card-burn";
import church from "icon:gothic-cross";
import contract from "icon:contract";
import crown from "icon:crown";
import discard from "icon:card-discard";
import dove from "icon:dove";
import draw from "icon:card-draw";
import exchange from "icon:card-exchange";
import gold from "icon:gold-bar";
import hammer from "icon:flat-hammer";
import ink from "icon:quill-ink";
import mask from "icon:robber-mask";
import meeple from "icon:meeple";
import person from "icon:person";
import scales from "icon:scales";
import seal from "icon:wax-seal";
import shuffled from "icon:card-random";
import snake from "icon:snake";
import stone from "icon:stone-block";
import type { Effect, Operation } from "./data";

/** shield: an icon that counts; disc, block, bar and coin: goods; card: debts and deeds; round: what one does. */
export type Shape = "shield" | "disc" | "block" | "bar" | "coin" | "card" | "round" | "house" | "three";

export interface Sign {
  shape: Shape;
  /** The fill, and the pictogram's colour on it: names of CSS variables in signs.css. */
  hue: string;
  body?: string;
  /** A small mark over it: turning, turned, adding, removing, moving aside, acting. */
  mark?: "turn" | "done" | "plus" | "minus" | "aside" | "act";
}

export const SIGNS = {
  merchant: { shape: "shield", hue: "merchant", body: scales },
  builder: { shape: "shield", hue: "builder", body: hammer },
  noble: { shape: "shield", hue: "noble", body: crown },
  cleric: { shape: "shield", hue: "cleric", body: church },
  criminal: { shape: "shield", hue: "criminal", body: mask },
  ink: { shape: "disc", hue: "ink", body: ink },
  stone: { shape: "block", hue: "stone", body: stone },
  gold: { shape: "bar", hue: "gold", body: gold },
  silver: { shape: "coin", hue: "silver" },
  any: { shape: "three", hue: "ink" },
  debt: { shape: "card", hue: "debt", body: seal },
  deed: { shape: "card", hue: "deed", body: contract },
  "debt-paid": { shape: "card", hue: "debt", body: seal, mark: "done" },
  "deed-approved": { shape: "card", hue: "deed", body: contract, mark: "done" },
  "flip-debt": { shape: "card", hue: "debt", body: seal, mark: "turn" },
  "flip-deed": { shape: "card", hue: "deed", body: contract, mark: "turn" },
  "flip-either": { shape: "card", hue: "either", mark: "turn" },
  virtue: { shape: "round", hue: "virtue", body: dove },
  corruption: { shape: "round", hue: "corruption", body: snake },
  rearrange: { shape: "round", hue: "cards", body: exchange },
  discard: { shape: "round", hue: "cards", body: discard },
  destroy: { shape: "round", hue: "fire", body: burn },
  shuffle: { shape: "round", hue: "cards", body: shuffled },
  hire: { shape: "round", hue: "folk", body: person, mark: "plus" },
  dismiss: { shape: "round", hue: "folk", body: person, mark: "minus" },
  "castle-move": { shape: "round", hue: "castle", body: meeple, mark: "aside" },
  workers: { shape: "round", hue: "castle", body: meeple },
  manuscript: { shape: "round", hue: "book", body: book, mark: "plus" },
  "manuscript-owned": { shape: "round", hue: "book", body: book },
  "building-any": { shape: "house", hue: "house" },
  workshop: { shape: "house", hue: "house", mark: "plus" },
  trading_post: { shape: "house", hue: "house", mark: "plus" },
  guildhall: { shape: "house", hue: "house", mark: "plus" },
  future: { shape: "round", hue: "cards", body: draw },
  "act-build": { shape: "shield", hue: "builder", body: hammer, mark: "act" },
  "act-noble": { shape: "shield", hue: "noble", body: crown, mark: "act" },
  "act-cleric": { shape: "shield", hue: "cleric", body: church, mark: "act" },
  "act-focus": { shape: "round", hue: "focus", mark: "act" },
} as const satisfies Record<string, Sign>;

export type SignName = keyof typeof SIGNS;

/** What a manuscript counts in the end, as a sign: things owned, so without the mark of gaining or turning one. */
const COUNTED: Record<string, SignName> = {
  resource: "any",
  building: "building-any",
  manuscript: "manuscript-owned",
  flipped_debt: "debt-paid",
  flipped_deed: "deed-approved",
  worker_in_castle: "workers",
};

export function counted(count: string): SignName {
  return COUNTED[count] ?? (count.slice("icon:".length) as SignName);
}

/** A sign with how many of it (0: none is written), or what stands between two signs. */
export type Token = { sign: SignName; n: number } | { word: string };

const DONE: Record<string, SignName> = {
  rearrange: "rearrange",
  discard: "discard",
  destroy: "destroy",
  shuffle: "shuffle",
  hire_free: "hire",
  castle_move: "castle-move",
  place_workers: "workers",
  free_manuscript: "manuscript",
  future_scheme: "future",
  ai_dismiss: "dismiss",
};

function token(operation: Operation): Token[] {
  const n = operation.n ?? 1;
  if (operation.choice) {
    return operation.choice.flatMap((option, i) => [...(i ? [{ word: "/" }] : []), ...tokens(option)]);
  }
  switch (operation.do) {
    case "gain":
      return [{ sign: operation.what as SignName, n }];
    case "flip":
      return [{ sign: `flip-${operation.what}` as SignName, n }];
    case "build_free":
      return [{ sign: operation.building as SignName, n: 1 }];
    case "ai_action":
      return [{ sign: `act-${operation.action}` as SignName, n: 1 }];
    case "gain_per_criminal":
      return [{ sign: "corruption", n: 1 }, { word: "×" }, { sign: "criminal", n: 1 }];
    default:
      return [{ sign: DONE[operation.do ?? ""] ?? "rearrange", n }];
  }
}

/** An effect as signs from left to right. */
export function tokens(effect: Effect): Token[] {
  return effect.flatMap(token);
}

/** How wide each token is for signs of that size, and where its middle lies in a row around 0. */
export function laid(row: readonly Token[], size: number): { token: Token; x: number; width: number }[] {
  const widths = row.map((each) => ("word" in each ? size * 0.45 * Math.max(1, each.word.length) : size * (each.n > 1 && each.sign !== "silver" ? 1.5 : 1.08)));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let x = -total / 2;
  return row.map((each, i) => {
    const width = widths[i] as number;
    x += width;
    return { token: each, x: x - width / 2, width };
  });
}

export function rowWidth(row: readonly Token[], size: number): number {
  return laid(row, size).reduce((sum, { width }) => sum + width, 0);
}
