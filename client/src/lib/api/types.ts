/** What the server takes and gives; written by build/types.mjs from docs/api. */

export interface About {
  games: string[];
  languages: string[];
  secure: boolean;
  version: string;
}
/**
 * The act is durable; `v` is its number for this viewer.
 */
export interface AckData {
  client_ref: string;
  id: string;
}
export interface Act {
  actions: string[];
  client_ref: string;
  decision: string;
  seat: number;
}
/**
 * An act at a table.
 */
export interface ActData {
  actions: string[];
  client_ref: string;
  decision: string;
  id?: string;
  seat: number;
}
export interface AskHint {
  decision: string;
  seat: number;
}
export interface BotWish {
  level: string;
}
export interface Change {
  lang?: string | null;
  name?: string | null;
  webhook?: string | null;
}
export interface Chat {
  client_ref: string;
  text: string;
}
/**
 * A word at a table.
 */
export interface ChatData {
  client_ref: string;
  id?: string;
  text: string;
}
export interface Claimed {
  seats: number[];
  token?: string;
  v: number;
}
export interface ClockSpec {
  bank?: number;
  increment?: number;
  mode?: string;
  per_move?: number;
}
export interface Current {
  me: Me | null;
}
export interface Me {
  lang: string;
  name: string;
  webhook: string;
}
/**
 * Answer the open decision of a seat.
 */
export interface DoAct {
  d: ActData;
  t: "act";
}
/**
 * Say something.
 */
export interface DoChat {
  d: ChatData;
  t: "chat";
}
/**
 * Take the last action back.
 */
export interface DoUndo {
  d: UndoData;
  t: "undo";
}
/**
 * An undo at a table.
 */
export interface UndoData {
  client_ref: string;
  id?: string;
  seat: number;
}
export interface Done {
  client_ref?: string;
  v: number;
}
export interface Events {
  events: ShownEvent[];
  v: number;
}
export interface ShownEvent {
  actions?: string[];
  agreed?: boolean | null;
  at: string;
  client_ref?: string;
  game?: string;
  id?: string;
  kind:
    | "created"
    | "invited"
    | "uninvited"
    | "claimed"
    | "left"
    | "bot_seated"
    | "returned"
    | "started"
    | "acted"
    | "undone"
    | "proposed"
    | "answered"
    | "closed"
    | "chatted"
    | "resigned"
    | "ended"
    | "rematched"
    | "archived"
    | "frozen";
  level?: string;
  moves?: number | null;
  name?: string;
  now?: ShownPresent | null;
  options?: {
    [k: string]: unknown;
  };
  proposal?: string;
  reason?: string;
  report?: string;
  result?: {
    [k: string]: unknown;
  };
  seat?: number | null;
  seed_commitment?: string;
  table?: string;
  text?: string;
  told?: ShownTold[];
  v: number;
  what?: string;
  yes?: boolean | null;
}
export interface ShownPresent {
  asked: number[];
  asking: {
    [k: string]: string;
  };
  changed_at: string;
  decisions: {
    [k: string]: ShownDecision;
  };
  end?: ShownEnd | null;
  hints: boolean;
  moves: number;
  proposals: ShownProposal[];
  rematch?: string;
  report?: string;
  seats: ShownSeat[];
  seed?: string;
  status: "open" | "running" | "ended" | "frozen" | "archived";
  undo: {
    [k: string]: ShownUndo;
  };
  views: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  watchers: number;
}
export interface ShownDecision {
  actions: ShownAction[];
  answer?: string | null;
  id: string;
  prompt: ShownMessage;
  question: string;
  rules: string[];
  seat: number;
  secret?: boolean;
}
export interface ShownAction {
  action: string;
  label: ShownMessage;
  targets?: string[];
}
export interface ShownMessage {
  args?: {
    [k: string]: unknown;
  };
  key: string;
  rule?: string;
}
export interface ShownEnd {
  reason: "played" | "abandoned";
  result: {
    [k: string]: unknown;
  };
}
export interface ShownProposal {
  agreed: number[];
  id: string;
  moves: number;
  seat: number;
  what: "takeback" | "bot" | "reseat";
}
export interface ShownSeat {
  bank?: number;
  bot: string;
  invited: boolean;
  kind: "person" | "bot";
  name: string;
  resigned: boolean;
  seat: number;
  taken: boolean;
  until?: string;
  yours: boolean;
}
export interface ShownUndo {
  free: number;
  message?: ShownMessage | null;
  steps: number;
}
export interface ShownTold {
  args: {
    [k: string]: unknown;
  };
  kind: string;
  otherwise?: ShownTold | null;
  rule?: string;
  seat: number;
  seats?: number[];
}
/**
 * The first message of every connection.
 */
export interface Hello {
  d: HelloData;
  t: "hello";
}
/**
 * Who it is; without a token the session cookie counts.
 */
export interface HelloData {
  games?: Look[];
  lang?: string;
  token?: string;
}
/**
 * A table to look at, from the event after `since` on; `viewpoint` is where that was seen from.
 */
export interface Look {
  id: string;
  since?: number | null;
  viewpoint?: number[] | null;
}
export interface Hints {
  decision: string;
  hints: ShownHint[];
}
export interface ShownHint {
  action: string;
  chance: number;
  label: ShownMessage;
  message: ShownMessage;
  reasons: ShownMessage[];
  score: number;
  share: number;
}
export interface InvitationSecret {
  secret: string;
}
/**
 * Look at one more table.
 */
export interface LookAt {
  d: Look;
  t: "look";
}
/**
 * Look at a table no longer.
 */
export interface LookAway {
  d: Look;
  t: "away";
}
export interface LookedAt {
  clock: ShownClock;
  corrected: boolean;
  game: string;
  names: string[];
  options: {
    [k: string]: unknown;
  };
  seat: number;
}
export interface ShownClock {
  bank: number;
  increment: number;
  mode: "none" | "per_move" | "bank";
  per_move: number;
}
/**
 * It was refused; nothing has changed.
 */
export interface NackData {
  client_ref?: string;
  id?: string;
  problem: Problem;
}
export interface Problem {
  action?: string;
  decision?: ShownDecision | null;
  detail?: string;
  index?: number | null;
  message?: ShownMessage | null;
  retry_after?: number;
  rule?: string;
  status: number;
  title: string;
  type: string;
}
export interface NewClaim {
  lang?: string;
  name?: string;
  secret: string;
}
export interface NewInvitation {
  hours?: number;
  seat: number;
}
export interface NewProposal {
  level?: string;
  moves?: number;
  seat: number;
  what: string;
}
export interface NewSession {
  lang?: string;
  name: string;
}
export interface NewShownTable {
  asked: number[];
  asking: {
    [k: string]: string;
  };
  changed_at: string;
  clock: ShownClock;
  components_digest: string;
  corrected: boolean;
  created_at: string;
  decisions: {
    [k: string]: ShownDecision;
  };
  end?: ShownEnd | null;
  game: string;
  hints: boolean;
  host: string;
  id: string;
  invitations?: ShownInvitation[];
  moves: number;
  options: {
    [k: string]: unknown;
  };
  proposals: ShownProposal[];
  rematch?: string;
  rematch_of?: string;
  report?: string;
  ruleset: number;
  seats: ShownSeat[];
  seed?: string;
  seed_commitment: string;
  status: "open" | "running" | "ended" | "frozen" | "archived";
  title: string;
  undo: {
    [k: string]: ShownUndo;
  };
  v: number;
  viewpoint: number[];
  views: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  watch: "anyone" | "invited";
  watchers: number;
}
export interface ShownInvitation {
  id: string;
  link: string;
  seat: number;
  secret: string;
}
export interface NewTable {
  clock?: ClockSpec;
  corrections?: {
    [k: string]: unknown;
  };
  game: string;
  guide?: boolean;
  hints?: boolean | null;
  invite?: boolean;
  options?: {
    [k: string]: boolean | number | string;
  };
  seats: SeatWish[];
  start?: boolean;
  title?: string;
  watch?: string;
}
export interface SeatWish {
  kind?: string;
  level?: string;
  mine?: boolean;
  name?: string;
}
export interface Past {
  moves: number;
  views: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
}
/**
 * Are you there? Answered with `pong`.
 */
export interface Ping {
  d?: unknown;
  t: "ping";
}
export interface Preview {
  actions: string[];
  decision: string;
  seat: number;
}
export interface Proposal {
  id: string;
  secret?: string;
  v: number;
}
/**
 * The server goes down and is back in about so many seconds.
 */
export interface RestartData {
  seconds: number;
}
export interface Session {
  me: Me;
  token: string;
}
export interface ShownChange {
  after: ShownScore;
  before: ShownScore;
  seat: number;
}
export interface ShownScore {
  categories: {
    [k: string]: number;
  };
  total: number;
}
export interface ShownChapter {
  introduction: string;
  lang: string;
  rules: ShownRule[];
  title: string;
}
export interface ShownRule {
  id: string;
  lang: string;
  text: string;
  title: string;
}
export interface ShownGame {
  bots: string[];
  components_digest: string;
  id: string;
  options: {
    [k: string]: unknown;
  }[];
  ruleset: number;
}
export interface ShownPreview {
  chance: boolean;
  scores: ShownChange[];
  stays?: string;
  told: ShownTold[];
  views?: {
    [k: string]: {
      [k: string]: unknown;
    };
  } | null;
}
export interface ShownRules {
  chapters: ShownChapter[];
  game: string;
  lang: string;
  title: string;
}
export interface ShownSummary {
  changed_at: string;
  created_at: string;
  game: string;
  id: string;
  moves: number;
  seats: string[];
  status: string;
  title: string;
  totals: number[];
  won: number[];
  your_turn: boolean;
  yours: number[];
}
export interface ShownTable {
  asked: number[];
  asking: {
    [k: string]: string;
  };
  changed_at: string;
  clock: ShownClock;
  components_digest: string;
  corrected: boolean;
  created_at: string;
  decisions: {
    [k: string]: ShownDecision;
  };
  end?: ShownEnd | null;
  game: string;
  hints: boolean;
  host: string;
  id: string;
  moves: number;
  options: {
    [k: string]: unknown;
  };
  proposals: ShownProposal[];
  rematch?: string;
  rematch_of?: string;
  report?: string;
  ruleset: number;
  seats: ShownSeat[];
  seed?: string;
  seed_commitment: string;
  status: "open" | "running" | "ended" | "frozen" | "archived";
  title: string;
  undo: {
    [k: string]: ShownUndo;
  };
  v: number;
  viewpoint: number[];
  views: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  watch: "anyone" | "invited";
  watchers: number;
}
export interface Step {
  told: number;
  views: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
}
export interface Steps {
  moves: number;
  steps: Step[];
}
export interface Tables {
  next: string;
  tables: ShownSummary[];
}
export interface Undo {
  client_ref: string;
  seat: number;
}
export interface Vote {
  yes: boolean;
}
/**
 * The connection is accepted.
 */
export interface WelcomeData {
  name: string;
  version: string;
}
export interface Why {
  message: ShownMessage | null;
}
