/** What the server shows of a table of Gùgōng, and the component data, as far as the board reads them. */

export const LOCATIONS = ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"] as const;
export type LocationId = (typeof LOCATIONS)[number];

/** Where a part of the board is drawn. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether its official stands in it, with his gift; else he stands in the row of all seven. */
  official?: boolean;
}

export interface Effect {
  op: string;
  n?: number;
  steps?: number;
  times?: number;
  max?: number | null;
  min?: number;
  per?: number;
  gain?: number;
  what?: string;
  action?: string;
  location?: LocationId;
  from?: string | string[];
  min_printed_value?: number;
  gift_value_bonus?: number;
}

export interface GiftCardData {
  id: string;
  value: number;
  set: string;
  action: Effect | null;
}

export interface DecreeData {
  id: string;
  level: number;
  cost: number;
  vp_now: number;
  timing: "morning" | "passive" | "end";
  effects: Effect[];
}

export interface TokenData {
  id: string;
  count: number;
  effects: Effect[];
  exchange_value?: number;
}

export interface MapData {
  cities: { id: string; x: number; y: number }[];
  roads: [string, string][];
  outer_route_ccw: string[];
}

export interface VariantData {
  cost: number | string;
  effects: Effect[];
}

export interface Data {
  players: { servants_per_player: number; ships_per_player: number; ship_capacity: number; travel_slots: number };
  days: { count: number; hire: number[] };
  gift_cards: { cards: GiftCardData[] };
  decrees: { tiles: DecreeData[] };
  travel_tokens: { basic: TokenData[]; bonus: TokenData[]; exchanges: { id: string; tokens: number; effects: Effect[] }[] };
  maps: Record<"A" | "B", MapData>;
  locations: { id: LocationId; variants: Record<string, VariantData> }[];
  canal: {
    harbours: number[];
    rewards: { id: string; slots: number; effects: Effect[] }[];
    harbour_rewards: Record<string, string[]>;
    routes: Record<"A" | "B", string[]>;
  };
  intrigue_track: { max: number };
  intrigue_benefits: { id: string; cost: number; effects: Effect[] }[];
  palace_track: { goal: number; audience_vp: Record<"A" | "B", number[]> };
  destiny_dice: { id: string; faces: number[] }[];
  wall: { winner: Effect[] };
  night: { winner: Effect[] };
  jade: { scoring: { table: number[]; each_beyond_table: number } };
  automa: { cards: { id: string; special: boolean; location: string; dusk: string }[] };
}

export interface Ship {
  seat: number;
  servants: number;
  double: boolean;
  load: number;
}

export interface SeatView {
  hired: number;
  free: number;
  wall: number;
  double: "locked" | "hired" | "free" | "wall" | "ship" | "stationed";
  vp: number;
  jade: number;
  intrigue: number;
  palace: number;
  audience: { seat: number; vp: number } | null;
  palace_outlook: { missing: number; most: number; lost: boolean };
  city: string | null;
  stored: number;
  stored_doubles: number;
  stored_worth: number;
  decrees: string[];
  rewards: Record<string, number>;
  ships_in_reserve: number;
  passed: boolean;
  hand_size: number;
  discard_size: number;
  hand?: string[];
  discard?: string[];
  stored_kinds?: string[];
}

export interface DecreeView {
  id: string;
  level: number;
  place: "top" | "bottom";
  cost: number;
  vp_now: number;
  holders: number[];
  cost_now?: number;
}

export interface View {
  side: "A" | "B";
  day: number;
  days: number;
  phase: "morning" | "day" | "dusk" | "night" | "end";
  start_player: number;
  turn: number;
  medal: number | null;
  dice: number[];
  board: Record<LocationId, { card: string; value: number }>;
  draw_pile: number;
  cities: Record<string, { token: string | null; travellers: number[] }>;
  token_pile: number;
  token_discard: number;
  taken_token: string | null;
  /** Who holds it: in dusk and when following, somebody else than the player whose turn it is. */
  taken_by: number | null;
  houses: { id: string; cost: number; jade: boolean; cost_now?: number }[];
  decrees: DecreeView[];
  harbours: Record<string, Ship | null>;
  wall: { servants: number; threshold: number };
  /** All seats from the rearmost to the foremost; within a space the later one lies on top. */
  intrigue_order: number[];
  stations: { seat: number; token: string; at: string; double: boolean }[];
  seats: SeatView[];
  scores: { total: number; won: boolean; categories: Record<string, number> }[];
  meng?: { seat: number; focus: LocationId; automa_deck: number; automa_today: string[]; automa_used: string[] };
}
