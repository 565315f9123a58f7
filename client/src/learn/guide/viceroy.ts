/** The first game of Viceroy: against one virtual opponent, two rounds. */
import type { Guide } from "./script";

export const guide: Guide = {
  game: "viceroy",
  options: { players: 1, virtual: 1 },
  steps: [
    { key: "aim", rule: "V-ROUND-01" },
    { key: "first", acts: ["start 21"], rule: "V-SETUP-04" },
    { key: "gems", acts: ["gem red", "gem green", "gem yellow"], rule: "V-TOK-01" },
    { key: "auction", acts: ["bid green"], rule: "V-AUC-12" },
    { key: "cost", acts: ["build 47", "place 1 -1"], rule: "V-BUILD-11" },
    { key: "reward", acts: ["gem red", "gem yellow"], rule: "V-BUILD-14" },
    { key: "circle", acts: ["build 1", "place 2 -1"], rule: "V-PYR-05" },
    { key: "eternal", look: ["pyramid:0:2:-1"], rule: "V-BUILD-12" },
    { key: "law", acts: ["build 79", "place 1 1"], rule: "V-BUILD-20" },
    { key: "pass", acts: ["pass", "gem blue", "gem green", "gem yellow"], rule: "V-PASS-01" },
    { key: "points", rule: "V-SCORE-01" },
    { key: "trap", rule: "V-SCORE-06" },
    { key: "on" },
  ],
};
