/** How time can be counted at a table, by the names of their texts. */
import type { NewTable, ShownClock } from "@/lib/api/types";

const MINUTE = 60_000;
export const CLOCKS = ["none", "move-1", "move-5", "day-1", "day-3", "bank-30"] as const;
export const TIMES: Record<(typeof CLOCKS)[number], NonNullable<NewTable["clock"]>> = {
  none: { mode: "none" },
  "move-1": { mode: "per_move", per_move: MINUTE },
  "move-5": { mode: "per_move", per_move: 5 * MINUTE },
  "day-1": { mode: "per_move", per_move: 1440 * MINUTE },
  "day-3": { mode: "per_move", per_move: 4320 * MINUTE },
  "bank-30": { mode: "bank", bank: 30 * MINUTE, increment: 15_000 },
};

/** Which of them a clock is; a program may have set another one. */
export const clockOf = (clock: ShownClock): (typeof CLOCKS)[number] | undefined =>
  CLOCKS.find((each) => {
    const { mode, per_move = 0, bank = 0 } = TIMES[each];
    return clock.mode === mode && clock.per_move === per_move && clock.bank === bank;
  });
