/** What stands on the player aids: sections in order, each with so many lines; the words are `learn-aid-<game>-<section>(-<line>)`. */
export interface Section {
  key: string;
  lines: number;
  /** Numbered lines are steps; plain ones are a list. */
  steps?: boolean;
}

export const AIDS: Record<string, readonly Section[]> = {
  gugong: [
    { key: "turn", lines: 5, steps: true },
    { key: "places", lines: 7 },
    { key: "day", lines: 4, steps: true },
    { key: "more", lines: 5 },
    { key: "points", lines: 7 },
    { key: "beware", lines: 2 },
  ],
  viceroy: [
    { key: "auction", lines: 5, steps: true },
    { key: "build", lines: 6, steps: true },
    { key: "cost", lines: 4 },
    { key: "tokens", lines: 6 },
    { key: "points", lines: 7 },
    { key: "beware", lines: 2 },
  ],
  viscounts: [
    { key: "turn", lines: 6, steps: true },
    { key: "actions", lines: 4 },
    { key: "cards", lines: 5 },
    { key: "collision", lines: 7 },
    { key: "points", lines: 7 },
    { key: "beware", lines: 3 },
  ],
};
