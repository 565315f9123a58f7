/** The pictograms of all games for texts, each loaded with its game; and which one stands for a chapter of the rules. */
import type { Component } from "svelte";

export type Pictogram = Component<{ name: string }>;

const FILES = import.meta.glob<{ default: Pictogram }>("./*.svelte");

export async function loadSigns(game: string): Promise<Pictogram | null> {
  const load = FILES[`./${game}.svelte`];
  return load ? (await load()).default : null;
}

/** A text with pictograms, `:jade:`, in its parts. */
export type Part = { text: string } | { sign: string };

export function partsOf(text: string): Part[] {
  return text.split(/:([a-z][a-z-]*):/).flatMap((part, i): Part[] => (i % 2 ? [{ sign: part }] : part ? [{ text: part }] : []));
}

/** The pictogram of a rule, by what its number is about. */
const RULES: Record<string, string> = {
  "G-TRAVEL": "travel", "G-TOKEN": "travel", "G-WALL": "wall", "G-JADE": "jade", "G-INTRIGUE": "intrigue", "G-TIE": "intrigue",
  "G-PALACE": "palace", "G-DECREE": "decrees", "G-CANAL": "canal", "G-DOUBLE": "double", "G-NIGHT": "dice", "G-GIFT": "card",
  "G-CARD": "card", "G-TERM": "servant", "G-END": "vp",
  "V-PASS": "gems", "V-TOK-01": "gems", "V-TOK-02": "power", "V-TOK-03": "draw", "V-TOK-04": "science", "V-TOK-05": "magic",
  "V-TOK-06": "defence", "V-TOK-07": "attack", "V-TOK-08": "bonus-magic", "V-TOK-09": "eternal", "V-BUILD-12": "eternal",
  "V-SCORE-01": "bonus-circle", "V-SCORE-02": "eternal", "V-SCORE-04": "power", "V-SCORE-05": "bonus-magic", "V-SCORE-06": "magic",
  "V-SCORE-07": "attack", "V-AUC-03": "attack", "V-AUC-11": "attack", "V-AUC-02": "gem-blue", "V-AUC-12": "gem-green",
  "W-TERM-03": "criminal", "W-VC": "virtue", "W-MANAGE-05": "criminal", "W-DISMISS": "dismiss", "W-TRADE": "merchant", "W-BUILD": "builder",
  "W-CASTLE": "noble", "W-MANU": "cleric", "W-HIRE": "hire", "W-COLL": "corruption", "W-EFF-04": "discard", "W-EFF-05": "destroy",
  "W-EFF-06": "shuffle", "W-EFF-07": "flip-debt", "W-EFF-08": "flip-deed", "W-EFF-09": "deed", "W-EFF-10": "hire", "W-EFF-11": "castle-move",
  "W-EFF-12": "workers", "W-EFF-14": "manuscript", "W-SCORE-01": "guildhall", "W-SCORE-02": "workers", "W-SCORE-03": "manuscript",
  "W-SCORE-07": "deed", "W-SCORE-08": "debt", "W-END": "debt", "W-ACT-03": "criminal",
};

export function signOf(rule: string): string | null {
  return RULES[rule] ?? RULES[rule.split("-").slice(0, 2).join("-")] ?? null;
}
