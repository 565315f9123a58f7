/** The points of all players by category, as rows of a sheet. */
import type { GameParts, Player } from "@/boards/contract";

export interface Sheet {
  rows: { key: string; points: (number | null)[] }[];
  totals: number[];
  /** Whether something is not to be known yet. */
  hidden: boolean;
}

export function sheetOf(parts: GameParts, view: Record<string, unknown>, players: readonly Player[]): Sheet {
  const scored = players.map((player) => parts.scores(view, player.seat));
  const totals = (view["scores"] ?? []) as { total: number }[];
  const keys = [...new Set(scored.flatMap((list) => list.map((row) => row.key)))];
  const rows = keys.map((key) => ({
    key,
    points: scored.map((list) => {
      const row = list.find((each) => each.key === key);
      return row ? row.points : 0;
    }),
  }));
  const sums = scored.map((list, i) => {
    const sum = list.reduce((all, row) => all + (row.points ?? 0), 0);
    return totals[players[i]?.seat ?? -1]?.total ?? sum;
  });
  return { rows, totals: sums, hidden: rows.some((row) => row.points.includes(null)) };
}
