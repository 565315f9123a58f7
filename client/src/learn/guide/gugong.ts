/** The first game of Gùgōng: against Meng at his easiest, the first day and a part of the second, every location once. */
import type { Guide } from "./script";

export const guide: Guide = {
  game: "gugong",
  options: { players: 1, difficulty: "easy" },
  steps: [
    { key: "aim", rule: "G-FLOW-01" },
    { key: "turn", look: ["card:G4-9", "location:wall"], rule: "G-FLOW-03" },
    { key: "wall", acts: ["gift G4-9 wall free", "act wall A"], rule: "G-GIFT-02" },
    { key: "canal", acts: ["gift G4-7 canal free", "hire 1 servants", "act canal A", "pass"], rule: "G-CANAL-02" },
    { key: "jade", acts: ["gift G4-3 jade free", "act intrigue A", "jade h1 servants"], rule: "G-JADE-01" },
    {
      key: "travel",
      acts: ["gift G4-1 travel pay:servants", "act travel A", "go hangzhou", "use"],
      rule: "G-GIFT-04",
    },
    { key: "night", rule: "G-NIGHT-01" },
    { key: "morning", acts: ["hire 4 servants"], rule: "G-MORNING-05" },
    { key: "decrees", acts: ["gift GB-7 decrees free", "decree d1_palace servants"], rule: "G-DECREE-02" },
    { key: "intrigue", acts: ["gift G5-8 intrigue free", "act intrigue A"], rule: "G-INTRIGUE-02" },
    { key: "palace", acts: ["gift GB-6 palace free", "pass", "act palace A"], rule: "G-PALACE-01" },
    { key: "trap", rule: "G-PALACE-04" },
    { key: "points", rule: "G-END-05" },
    { key: "on" },
  ],
};
