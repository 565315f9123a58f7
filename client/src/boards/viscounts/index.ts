/** Viscounts of the West Kingdom on the screen. */
import type { GameParts } from "../contract";
import { bundle } from "./bundles";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import Mine from "./Mine.svelte";
import Whole from "./Whole.svelte";
import { explain } from "./explain";
import { rank } from "./ranks";
import { touched } from "./touched";
import { travels } from "./travels";
import type { ViscountsView } from "./view";
import "./viscounts.css";

export const parts: GameParts = {
  Board,
  Glance,
  Mine,
  Whole,
  scores: (view, seat) =>
    Object.entries((view as ViscountsView).scores?.[seat]?.categories ?? {}).map(([name, points]) => ({
      key: `viscounts-score-${name}`,
      points,
    })),
  touched,
  begins: "scheme",
  bundle,
  rank: (action, decision, view) => rank(action, decision, view as ViscountsView),
  travels,
  explain,
};
