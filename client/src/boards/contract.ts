/**
 * What a board is given, and what it gives back.
 *
 * A board computes no rule. It draws `view` (what the server shows this seat), marks every place that can be a target of a
 * decision with <Place target="city:xian">, and never asks the server itself. Which places glow, what a click does, and
 * what a tooltip says comes from here, so that the same board serves play, history, the guide and pictures.
 */
import { getContext, setContext } from "svelte";
import type { Component } from "svelte";
import type { Between, Travel } from "./common/flights";

/** An argument of a message as it comes from the server; the texts know how to put it into words. */
export type Arg =
  | string
  | number
  | { seat: number }
  | { name: string }
  | { list: Arg[] }
  | { message: Message }
  | { key: string; args?: Record<string, Arg> };

export interface Message {
  key: string;
  args?: Record<string, Arg>;
  rule?: string;
}

export interface Action {
  /** Its notation: what is sent to the server. */
  action: string;
  label: Message;
  /** Where it lies on the board; the first places are the ones to click. Without any it lies at `action:` and its notation. */
  targets?: string[];
  /** Several answers to one question after another that are given together; `action` then only names them. */
  actions?: string[];
  /** Whether they go one by one, because each of them shows something. */
  apart?: boolean;
}

/** Several answers in a row that a person gives as one, in any order: gems of several colours, cards of the hand. */
export interface Bundle {
  /** How many are to be picked; fewer only where one may end it. */
  due: number;
  /** Where one picks, and how often at most. */
  picks: { place: string; most: number }[];
  /** Where one ends it before all are picked, if one may, and what that is called. */
  end?: { place: string; label: Message };
  /** The answer that these picks make together. */
  answer(picked: readonly string[]): Action;
}

export interface Decision {
  id: string;
  seat: number;
  question: string;
  prompt: Message;
  rules: string[];
  actions: Action[];
  secret?: boolean;
  answer?: string | null;
}

/** Somebody at the table: a colour is never alone, each seat has a shape and an initial too. */
export interface Player {
  seat: number;
  /** As it stands in sentences. */
  name: string;
  /** How strong a bot is, to stand beside its name. */
  level?: string;
  kind: "person" | "bot" | "solo";
  yours: boolean;
  asked: boolean;
  /** Nobody sits here yet. */
  free?: boolean;
  colour: SeatColour;
  shape: SeatShape;
  initial: string;
}

export type SeatColour = "coral" | "azure" | "moss" | "amber" | "plum";
export type SeatShape = "circle" | "square" | "triangle" | "diamond" | "pentagon";

/** How a place looks: `open` can be chosen now, `chosen` has been, `changed` was touched since the viewer last looked. */
export type Light = "" | "open" | "chosen";

/** One line of the story as the rules tell it. */
export interface Told {
  kind: string;
  /** Who did it; -1 is nobody in particular. */
  seat: number;
  args: Record<string, unknown>;
}

export interface Playing {
  readonly game: string;
  /** The game as the viewer sees it; its form is written down in `boards/<game>/view.ts`. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly view: any;
  /** The component data of this table, with its corrections. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly data: any;
  /** The seat whose eyes these are; -1 is a spectator. */
  readonly viewer: number;
  readonly players: readonly Player[];
  readonly decision: Decision | null;
  /** Milliseconds that a movement takes; 0 where motion is off. */
  readonly motion: number;
  /** Whether this is a phone: the room of the board is then about as high as it is wide (390 by 400). */
  readonly narrow: boolean;
  /** Whether it is held sideways: then there is room for a row or two of pieces and not for more. */
  readonly low?: boolean;
  light(target: string): Light;
  /** Whether something changed here since the viewer last looked. */
  changed(target: string): boolean;
  /** While an automated opponent's turn is shown step by step: the places that the step shown speaks of. */
  readonly touching?: readonly string[];
  /** Whether an earlier moment is shown, when nothing is asked. */
  readonly past?: boolean;
  /** Whether the end of the game is shown: nothing is played any more. */
  readonly over?: boolean;
  /** What was told last, while now is shown: the same list until something else is told. */
  readonly told?: readonly Told[];
  /** How often a place has been picked already, where several picks make one answer. */
  tally?(target: string): number;
  /** A click on a place: chooses it if it is open, else asks why not; or why not at the place that it stands for. */
  pick(target: string, means?: string): void;
  /** The labels of the open actions at a place, for tooltips and screen readers. */
  offers(target: string): string[];
  /** What a place is, for those who listen: the lines that are shown when one points at it. */
  described?(target: string): string[];
  /** A text in the viewer's language. */
  say(key: string, args?: Record<string, Arg>): string;
  /** Opens the rules reference at a number. */
  cite(rule: string): void;
}

/** The parts of a game's screen. All of them get what they show from `playing()`. */
export interface GameParts {
  /** The shared board: one SVG fitted to its room. */
  Board: Component<Record<string, never>>;
  /** One player at a glance, for the left rail (about 200 by 110 px). */
  Glance: Component<{ seat: number }>;
  /** My own pieces, for the lower strip (about 150 px high; a sheet on a phone). */
  Mine: Component<{ seat: number }>;
  /** Everything of one player, for the dialogue that opens from the rail. */
  Whole: Component<{ seat: number }>;
  /** The score of a seat "if the game ended now", by category, in order: text key and points (null: not to be known). */
  scores(view: unknown, seat: number): { key: string; points: number | null }[];
  /** What a category's points come from, one by one, where its name does not say it. */
  sources?(category: string, seat: number, playing: Playing): { name: string; points: number }[];
  /** The points so far, for the rail, where a game counts them in the open; else the score "if the game ended now" stands there. */
  points?(view: unknown, seat: number): number;
  /** The places that a line of the story (its arguments, its key) speaks of: where an automated opponent acted within my own move. */
  touched?(args: Record<string, unknown>, key: string): string[];
  /** The kind of event with which the turn of an automated opponent begins, where it may gain something without having a turn. */
  begins?: string;
  /** Whether a question begins several that a person answers as one. */
  bundle?(decision: Decision, view: unknown): Bundle | null;
  /** Where an answer stands in the list of all: the lowest first, equal ones as the rules list them. */
  rank?(action: Action, decision: Decision, view: unknown): number;
  /** Whether an answer says of itself that the turn ends with it: then nobody is asked a second time. */
  ends?(action: Action, decision: Decision): boolean;
  /** Kinds of events that the answers themselves name with all that they bring: what is ready is not told a second time. */
  named?: ReadonlySet<string>;
  /** How many movements the pieces wait after such a move, because something is revealed first. */
  beat?(told: readonly Told[]): number;
  /** What goes from one place to another between two views without being drawn as a piece of its own: gems, coins, servants. */
  travels?(before: unknown, now: unknown, between: Between): Travel[];
  /** A title and a body of what a target or a card is, for its tooltip, with the rule that governs it. */
  explain(target: string, playing: Playing): { title: string; lines: string[]; rule?: string } | null;
}

const KEY = Symbol("playing");

export function providePlaying(playing: Playing): void {
  setContext(KEY, playing);
}

export function playing(): Playing {
  return getContext<Playing>(KEY);
}
