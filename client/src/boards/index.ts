/** The boards of all games, each loaded when its first table is opened. */
import type { GameParts } from "./contract";

const PARTS = import.meta.glob<{ parts: GameParts }>("./*/index.ts");
const loaded = new Map<string, GameParts>();

export async function loadBoard(game: string): Promise<GameParts> {
  const load = PARTS[`./${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  const { parts } = await load();
  loaded.set(game, parts);
  return parts;
}

export function boardOf(game: string): GameParts {
  const parts = loaded.get(game);
  if (!parts) throw new Error(`the board of ${game} is not loaded`);
  return parts;
}
