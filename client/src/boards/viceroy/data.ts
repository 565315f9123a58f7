/** The cards of a table, with their corrections. */
import type { Colour } from "./view";

export type RewardKind =
  | "gems"
  | "power"
  | "draw_card"
  | "science"
  | "magic"
  | "defence"
  | "attack"
  | "bonus_magic"
  | "bonus_circle"
  | "eternal_gem";

export interface Reward {
  kind: RewardKind;
  amount: number;
  color?: Colour | "any";
}

export interface Segments {
  top_left: Colour;
  top_right: Colour;
  bottom_left: Colour;
  bottom_right: Colour;
}

export interface Row {
  cost: Colour;
  reward: Reward[];
}

export interface Character {
  id: number;
  key: string;
  segments: Segments;
  rows: Record<"1" | "2" | "3" | "4", Row>;
}

export interface Law {
  id: number;
  key: string;
  segments: Segments;
  timing: string;
  placement: "slot" | "replace" | "tuck_under_character";
  effect: string;
  params: {
    options?: Reward[][];
    points?: number;
    points_by_level?: Record<string, number>;
    payment?: number;
    max_gems?: number;
    draw?: number;
    return?: number;
  };
}

export type Card = Character | Law;

export interface ViceroyData {
  characters: Character[];
  laws: Law[];
  rules: Record<string, number>;
}

export const isLaw = (card: Card): card is Law => "effect" in card;

const read = new WeakMap<ViceroyData, Map<number, Card>>();

/** All cards of a table by their printed number. */
export function cardsOf(data: ViceroyData): Map<number, Card> {
  let cards = read.get(data);
  if (!cards) {
    cards = new Map([...data.characters, ...data.laws].map((card) => [card.id, card]));
    read.set(data, cards);
  }
  return cards;
}

export function cardOf(data: ViceroyData, number: number): Card {
  const card = cardsOf(data).get(number);
  if (!card) throw new Error(`no card ${number}`);
  return card;
}
