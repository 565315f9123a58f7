/** Viceroy's part of the screen. */
import type { GameParts } from "../contract";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import Mine from "./Mine.svelte";
import Whole from "./Whole.svelte";
import { bundle } from "./bundles";
import { explain } from "./explain";
import { rank } from "./ranks";
import { beat } from "./reveal";
import { scores, sources } from "./scores";
import { travels } from "./travels";

/** Bid, card, place, cost, reward and gems stand in the answer; a circle's gem, an eternal gem that helps or one that is lost does not. */
const named = new Set([
  "bid-gem", "bid-attack", "bid-pass", "build-shown", "build-pass", "card-laid", "card-replaced", "card-taken",
  "paid", "token-gained", "attack-gained", "eternal-gained", "gem-taken", "gem-stored", "gem-given", "law-returned", "card-tucked",
]);

export const parts: GameParts = { Board, Glance, Mine, Whole, scores, sources, explain, bundle, travels, beat, named, rank };
