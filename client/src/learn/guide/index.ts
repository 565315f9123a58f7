/** The guides of all games, each loaded when its first game is begun. */
import type { Guide } from "./script";

const GUIDES = import.meta.glob<{ guide: Guide }>(["./gugong.ts", "./viceroy.ts", "./viscounts.ts"]);

export async function loadGuide(game: string): Promise<Guide | null> {
  const load = GUIDES[`./${game}.ts`];
  return load ? (await load()).guide : null;
}
