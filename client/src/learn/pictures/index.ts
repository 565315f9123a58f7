/** Small pictures of positions for the rules, drawn by the boards' own parts; those of a game are loaded with its rules. */
import type { Component } from "svelte";

export type Pictures = Readonly<Record<string, Component>>;

const GAMES = import.meta.glob<{ pictures: Pictures }>("./*/drawn.ts");

/** All pictures of a game by their names: `viceroy-circle`. */
export async function loadPictures(game: string): Promise<Pictures> {
  const load = GAMES[`./${game}/drawn.ts`];
  return load ? (await load()).pictures : {};
}

/** Pictures by the names of their files: `./GiftHigher.svelte` of Gùgōng is `gugong-gift-higher`. */
export function named(game: string, files: Record<string, { default: Component }>): Pictures {
  return Object.fromEntries(
    Object.entries(files).map(([path, { default: picture }]) => {
      const name = path.replace("./", "").replace(".svelte", "").replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`);
      return [`${game}-${name.toLowerCase()}`, picture];
    }),
  );
}
