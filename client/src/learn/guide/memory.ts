/** Which tables are guided games, and how far they were read; kept in this browser, while the table itself goes on. */
export interface Kept {
  game: string;
  /** The last reading step that was read; -1 before the first. */
  read: number;
  /** Set when the player wants to go on alone, or has seen everything. */
  over: boolean;
}

const KEY = "courtier-guides";

export function keptGuides(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export function keptGuide(table: string): Kept | null {
  return keptGuides()[table] ?? null;
}

export function keepGuide(table: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...keptGuides(), [table]: kept }));
  } catch {
    // Without a memory the guide begins anew on the next visit.
  }
}

/** The guided game of that title that was left in the middle, if there is one. */
export function unfinished(game: string): string | null {
  const found = Object.entries(keptGuides()).filter(([, kept]) => kept.game === game && !kept.over);
  return found.at(-1)?.[0] ?? null;
}
