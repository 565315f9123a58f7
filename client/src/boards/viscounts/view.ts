/** Viscounts of the West Kingdom as the server shows it to one seat; see courtier/games/viscounts/view.py. */

export type Icon = "merchant" | "builder" | "noble" | "cleric" | "criminal";
export type Resource = "ink" | "stone" | "gold";
export type Good = Resource | "silver";
export type ActionName = "trade" | "build" | "noble" | "cleric";
export type BuildingKind = "workshop" | "trading_post" | "guildhall";
export type Ribbon = "grey" | "black" | "yellow" | "blue";
/** A seat number, or the solo opponent. */
export type Participant = number | "rival";

export interface SegmentView {
  section: string;
  townsfolk: string | null;
  townsfolk_left: number;
  manuscript: string | null;
  manuscripts_left: number;
}

export interface SiteView {
  owner: Participant;
  slot: string;
  building: BuildingKind;
}

export interface Workers {
  tier1: Record<string, number>;
  tier2: Record<string, number>;
  tier3: number;
}

/** What is public about everybody, the rival included. */
export interface Common {
  space: string | null;
  row: (string | null)[];
  ink: number;
  stone: number;
  gold: number;
  unpaid_debts: number;
  paid_debts: number;
  acquired_deeds: number;
  approved_deeds: number;
  corruption: number;
  virtue: number;
  built: string[];
  manuscripts: string[];
  bonus: Ribbon[];
  workers: Workers;
  supply: number;
  draw_size: number;
  discard: string[];
}

export interface PlayerView extends Common {
  silver: number;
  icons: Record<ActionName, number>;
  /** Only the owner's own. */
  hand: string[] | null;
  hand_size: number;
  known_in_hand: string[];
  deck: string[];
}

export interface RivalView extends Common {
  board: string;
  future_size: number;
  seen: string[];
}

/** Points "if the game ended now" by category. */
export interface ScoreView {
  total: number;
  won: boolean;
  categories: Record<string, number>;
}

export interface ViscountsView {
  round: number;
  last_round: number | null;
  start: number;
  active: Participant;
  played: string | null;
  side: string;
  layout: string[];
  segments: Record<string, SegmentView>;
  sites: Record<string, SiteView | null>;
  debts_left: number | null;
  deeds_left: number | null;
  poverty_revealed: boolean;
  prosperity_revealed: boolean;
  leader: Participant | null;
  pairs: { card: string; hero: string }[];
  players: PlayerView[];
  rival?: RivalView;
  /** Everybody's, the rival's last. */
  scores?: ScoreView[];
}

/** Somebody at the table by number: the seats, then the rival. */
export function participant(view: ViscountsView, seat: number): Common | null {
  return view.players[seat] ?? (seat === view.players.length ? (view.rival ?? null) : null);
}

/** The number under which somebody is drawn: the seat, or the one after the last seat for the rival. */
export function numberOf(view: ViscountsView, who: Participant): number {
  return who === "rival" ? view.players.length : who;
}

export function isRival(view: ViscountsView, seat: number): boolean {
  return view.rival !== undefined && seat === view.players.length;
}
