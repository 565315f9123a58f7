/** The first game of Viscounts of the West Kingdom: against a rival, four turns, every primary action once. */
import type { Guide } from "./script";

export const guide: Guide = {
  game: "viscounts",
  options: { players: 1, difficulty: 0 },
  steps: [
    { key: "aim", rule: "W-TURN-02" },
    { key: "pick", acts: ["pick 1"], rule: "W-SETUP-09" },
    { key: "card", acts: ["card st_labourer play"], rule: "W-MANAGE-03" },
    { key: "ride", acts: ["move A.R"], rule: "W-MOVE-01" },
    { key: "trade", acts: ["act trade plain", "exchange 1"], rule: "W-TRADE-02" },
    { key: "hire", acts: ["hire A"], rule: "W-HIRE-01" },
    { key: "criminal", acts: ["card st_thief play", "move D.I"], rule: "W-MANAGE-05" },
    { key: "manuscript", acts: ["act cleric plain", "flip debt", "take stone1", "pass"], rule: "W-MANU-01" },
    { key: "build", acts: ["card st_abbot play", "move C.R", "act build plain", "building tp1 C4", "pass"], rule: "W-BUILD-02" },
    { key: "workers", acts: ["card st_squire play", "move B.I", "act noble plain", "hire B"], rule: "W-CASTLE-01" },
    { key: "collision", rule: "W-COLL-07" },
    { key: "trap", rule: "W-END-01" },
    { key: "points", rule: "W-SCORE-01" },
    { key: "on" },
  ],
};
