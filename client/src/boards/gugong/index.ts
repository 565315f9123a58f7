/** Gùgōng: the parts of its screen. */
import type { Action, Decision, GameParts } from "../contract";
import Board from "./Board.svelte";
import { explain } from "./explain";
import Glance from "./Glance.svelte";
import Mine from "./Mine.svelte";
import { points, scores } from "./scores";
import { touched } from "./touched";
import { travels } from "./travels";
import Whole from "./Whole.svelte";

/** The last offer to exchange tokens asks whether the turn may end. */
const ends = ({ action }: Action, { prompt }: Decision): boolean => action === "pass" && prompt.key === "gugong-prompt-turn-over";

export const parts: GameParts = { Board, Glance, Mine, Whole, scores, points, touched, travels, explain, ends };
