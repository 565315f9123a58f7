/** The component data of Viscounts, and looking things up in it. */
import type { Playing } from "../contract";
import type { ActionName, BuildingKind, Icon, Ribbon } from "./view";

/** One operation of an effect; `choice` stands alone. */
export interface Operation {
  do?: string;
  what?: string;
  n?: number;
  building?: BuildingKind;
  where?: string;
  costs?: number[];
  from?: string;
  action?: string;
  choice?: Effect[];
}
export type Effect = Operation[];

export interface Ability {
  timing: "none" | "instant" | "dropoff" | "ongoing";
  trigger?: string;
  modifier?: "convert_icons" | "pay_as_icon";
  action?: ActionName;
  what?: string;
  effect?: Effect;
  from?: Icon;
  to?: Icon;
  pay?: string[];
  per?: number;
  icons?: number;
  limit?: number | null;
}

export interface TownsfolkData {
  id: string;
  cost: number;
  icons: Icon[];
  ability: Ability;
  on_hire_or_dismiss: Effect;
}

export interface ManuscriptData {
  id: string;
  ribbon: Ribbon | null;
  cost: number;
  on_transcribe: Effect;
  end_score: { vp: number; per: number; count: string } | null;
}

export interface SiteData {
  id: string;
  bank: "left" | "right";
  effect: Effect;
}

export interface SideData {
  trade: Record<"L" | "R", { icons: number; effect: Effect }>;
  sites: SiteData[];
  links: { id: string; effect: Effect }[];
}

export interface SegmentData {
  id: string;
  start_numbers: Record<"L" | "R", number>;
  printed_townsfolk: { cost: number; icons: Icon[]; on_dismiss: Effect };
  printed_manuscript: { cost: number; on_transcribe: Effect };
  sides: Record<string, SideData>;
}

export interface Upgrade {
  type: string;
  icons?: Icon[];
  effect?: Effect;
}

export interface SlotData {
  id: string;
  building: BuildingKind;
  upgrade: Upgrade;
}

export interface Scheme {
  id: string;
  header_icons: Icon[];
  row1: Effect;
  row2: Effect;
  move: number;
  options: Effect[];
}

export interface RivalBoard {
  id: string;
  focus: string;
  resource_preference: { what: string; until: number | null }[];
  printed_start_icons: { middle: Icon[]; right: Icon[] };
  slots: SlotData[];
}

type Gains = Record<string, Effect>;

export interface ViscountsData {
  board: {
    segments: SegmentData[];
    castle: {
      sections: { id: string; tier2_effect: Effect }[];
      tier3_effect: Effect;
      bump_reward: { tier1: Effect; tier2: Effect };
      vp_per_worker: Record<"tier1" | "tier2" | "tier3", number>;
      capacity: number;
      workers_for_noble_icons: Record<string, number>;
    };
  };
  cards: {
    player_cards: { id: string; gain: Effect; then: Effect }[];
    debts: { vp_unpaid: number; vp_paid: number };
    deeds: { vp_acquired: number; vp_approved: number };
    poverty: { vp: number[]; vp_under_3_players: number[] };
    prosperity: { vp: number[]; vp_under_3_players: number[] };
    cleric_bonus: { id: string; ribbon: Ribbon; icons: Icon[]; vp: number }[];
    castle_leader: { vp: number; hand_limit_plus: number };
  };
  manuscripts: { cards: ManuscriptData[]; set_vp: Record<string, number> };
  player_board: {
    buildings: Record<BuildingKind, { cost: number; vp: Record<string, number> }>;
    slots: SlotData[];
    printed_start_icons: { middle: Icon[]; right: Icon[] };
    hand_limit: number;
    track: {
      active_gains: Gains;
      opponent_gains: Record<string, { if_criminals: string | null; effect: Effect }>;
    };
  };
  solo: {
    start_schemes: Scheme[];
    future_schemes: Scheme[];
    boards: RivalBoard[];
    track: { active_gains: Gains };
  };
  townsfolk: { starting: TownsfolkData[]; neutral: TownsfolkData[]; heroes: TownsfolkData[] };
}

function dataOf(table: Playing): ViscountsData {
  return table.data as ViscountsData;
}

/** Everything that has an id, by that id; made once for each set of components. */
class Index {
  readonly townsfolk = new Map<string, TownsfolkData>();
  readonly manuscripts = new Map<string, ManuscriptData>();
  readonly segments = new Map<string, SegmentData>();
  readonly schemes = new Map<string, Scheme>();
  readonly slots = new Map<string, SlotData>();
  readonly heroes: Set<string>;

  constructor(readonly all: ViscountsData) {
    const { starting, neutral, heroes } = all.townsfolk;
    for (const card of [...starting, ...neutral, ...heroes]) this.townsfolk.set(card.id, card);
    for (const card of all.manuscripts.cards) this.manuscripts.set(card.id, card);
    for (const segment of all.board.segments) this.segments.set(segment.id, segment);
    for (const card of [...all.solo.start_schemes, ...all.solo.future_schemes]) this.schemes.set(card.id, card);
    for (const slot of all.player_board.slots) this.slots.set(slot.id, slot);
    this.heroes = new Set(heroes.map((card) => card.id));
  }

  /** The nine slots of a board: a player's, or that of a rival. */
  slotsOf(rival: string | undefined): SlotData[] {
    return this.board(rival)?.slots ?? this.all.player_board.slots;
  }

  board(rival: string | undefined): RivalBoard | undefined {
    return rival === undefined ? undefined : this.all.solo.boards.find((board) => board.id === rival);
  }
}

const indices = new WeakMap<ViscountsData, Index>();

/** The components of this table. */
export function components(table: Playing): Index {
  const data = dataOf(table);
  let index = indices.get(data);
  if (!index) {
    index = new Index(data);
    indices.set(data, index);
  }
  return index;
}
export type Components = Index;
