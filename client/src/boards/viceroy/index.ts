/** Viceroy's part of the screen. */
import type { GameParts } from "../contract";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import Mine from "./Mine.svelte";
import Whole from "./Whole.svelte";
import { bundle } from "./bundles";
import { explain } from "./explain";
import { beat } from "./reveal";
import { scores } from "./scores";
import { travels } from "./travels";

export const parts: GameParts = { Board, Glance, Mine, Whole, scores, explain, bundle, travels, beat };
