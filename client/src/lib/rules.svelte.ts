/** The rules reference of a game, in the viewer's language. */
import { ask } from "@/lib/api/http";
import type { ShownRules } from "@/lib/api/types";

const read = new Map<string, Promise<ShownRules>>();

export function rulesOf(game: string, lang: string): Promise<ShownRules> {
  const name = `${game}/${lang}`;
  let book = read.get(name);
  if (!book) {
    book = ask<ShownRules>(`/games/${game}/rules?lang=${lang}`);
    book.catch(() => read.delete(name));
    read.set(name, book);
  }
  return book;
}
