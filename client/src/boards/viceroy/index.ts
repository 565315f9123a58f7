/** Viceroy's part of the screen. */
import type { GameParts } from "../contract";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import Mine from "./Mine.svelte";
import Whole from "./Whole.svelte";
import { explain } from "./explain";
import { scores } from "./scores";

export const parts: GameParts = { Board, Glance, Mine, Whole, scores, explain };
