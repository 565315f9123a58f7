/** What the server shows a seat of Viceroy; its source is `view.py` of the game. */

export const COLOURS = ["blue", "red", "green", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];

/** Gems by colour. */
export type Gems = Record<Colour, number>;

export interface LaidCard {
  card: number;
  level: number;
  column: number;
  /** `magic`, `power:3`, `bonus_circle:red:2`, `eternal:blue`, `eternal_used:blue`, `stored:green` and so on. */
  tokens?: string[];
  tucked?: number[];
  /** What a law counts so far. */
  points?: number;
}

export interface Circle {
  level: number;
  column: number;
  color: Colour;
}

export const CATEGORIES = ["circles", "eternal", "laws", "power", "magic", "sets", "attack"] as const;
export type Category = (typeof CATEGORIES)[number];

export interface SeatView {
  pyramid: LaidCard[];
  circles: Circle[];
  hand_size: number;
  characters_in_hand: number;
  laws_in_hand: number;
  /** The hand cards that the viewer knows. */
  hand: number[];
  in_auction: boolean;
  in_building: boolean;
  skips_auction: boolean;
  /** Takes no part in the auction that is held now. */
  sits_out: boolean;
  /** The card that was shown and will be laid when its turn comes. */
  laying: number | null;
  discarding: number | null;
  /** The last one in this auction, unless it is replaced just now. */
  bid: Colour | "pass" | "attack" | null;
  score: Partial<Record<Category, number>>;
  /** Behind the screen: only the owner's, and everybody's at the end. */
  gems?: Gems;
  attacks?: number;
}

export interface ViceroyView {
  game: "viceroy";
  round: number;
  rounds: number;
  phase: "setup" | "auction" | "building" | "end";
  bidding_round: number;
  building_round: number;
  supply: Gems;
  display: Record<Colour, { above: number | null; below: number | null }>;
  large_deck: number;
  small_deck: number;
  law_deck: number;
  known_laws: { depth: number; card: number }[];
  discarded: number[];
  seats: SeatView[];
  /** Who has given the secret answer that all are asked for; empty when nobody is asked so. */
  answered: boolean[];
  /** While bids are chosen anew: how many of each colour were in vain the last time. */
  in_vain: Partial<Gems>;
  virtual: { opponents: number; in: boolean[]; bids: (Colour | null)[] };
}
