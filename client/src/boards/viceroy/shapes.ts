/** Cuts and colours of gems, and how tokens and rewards are drawn: each kind has its own shape as well as its own colour. */
import type { Reward } from "./data";
import type { Colour } from "./view";

export type GemColour = Colour | "any";

/** Outline and lighter facet of each cut, in a square from -1 to 1. */
export const CUTS: Record<GemColour, { outline: string; facet: string; fill: string; light: string; edge: string }> = {
  blue: {
    outline: "M0,-1C.32,-.5.82,-.12.82,.28A.82,.72 0 0 1-.82,.28C-.82,-.12-.32,-.5 0,-1Z",
    facet: "M0,-1C-.32,-.5-.82,-.12-.82,.28A.82,.72 0 0 0-.5,.82C-.15,.3-.1,-.3 0,-1Z",
    fill: "#3c96f5",
    light: "#8cc6ff",
    edge: "#0a2f66",
  },
  red: {
    outline: "M0,-.95L1,.78H-1Z",
    facet: "M0,-.95L0,.2L-1,.78Z",
    fill: "#ef4b4b",
    light: "#ff9a90",
    edge: "#5e0a10",
  },
  green: {
    outline: "M-.82,-.82H.82V.82H-.82Z",
    facet: "M-.82,-.82H.82L.42,-.42H-.42V.42L-.82,.82Z",
    fill: "#2fb874",
    light: "#8be6b6",
    edge: "#07402a",
  },
  yellow: {
    outline: "M-.5,-.87H.5L1,0L.5,.87H-.5L-1,0Z",
    facet: "M-.5,-.87H.5L.2,-.4H-.25L-.48,0L-.25,.42L-.5,.87L-1,0Z",
    fill: "#f6bd27",
    light: "#ffe793",
    edge: "#664300",
  },
  any: {
    outline: "M-.55,-.75H.55L1,-.2L0,.95L-1,-.2Z",
    facet: "M-.55,-.75H.1L-.35,-.2L0,.95L-1,-.2Z",
    fill: "#cfdaf2",
    light: "#ffffff",
    edge: "#3b4a72",
  },
};

/** A reward as the tokens that one gets: `gems:4`, `draw`, `power:3`, `magic`, `eternal:any` and so on. */
export function wordsOf(reward: Reward): string[] {
  const { kind, amount, color } = reward;
  if (kind === "gems" || kind === "power" || kind === "bonus_magic") return [`${kind}:${amount}`];
  if (kind === "bonus_circle") return [`bonus_circle:${color}:${amount}`];
  const word = kind === "draw_card" ? "draw" : kind === "eternal_gem" ? `eternal:${color}` : kind;
  return Array.from({ length: amount }, () => word);
}

/** How wide a token is, its height being 1. */
export function widthOf(word: string): number {
  if (word.startsWith("bonus_")) return 1.65;
  return word === "draw" ? 0.85 : 1;
}

/** Tokens as they matter now: an eternal gem counts as used only while the building phase lasts. [V-BUILD-12] */
export const asOf = (phase: string, words: readonly string[]): string[] =>
  words.map((word) => (phase === "building" ? word : word.replace("eternal_used:", "eternal:")));

/** Equal tokens together, in the order of their first. */
export function heaps(words: readonly string[]): { word: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, n]) => ({ word, n }));
}

/** A text broken into lines of about so many letters, at spaces and after hyphens, but not where its words are bound together. */
export function lines(text: string, letters: number): string[] {
  const out: string[] = [];
  for (const word of text.split(/(?<=-)(?!\u2060)| +/)) {
    const last = out.at(-1);
    const joined = last === undefined ? word : last.endsWith("-") ? last + word : `${last} ${word}`;
    if (last !== undefined && joined.length <= letters) out[out.length - 1] = joined;
    else out.push(word);
  }
  return out;
}
