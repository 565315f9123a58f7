/** Everything that a player can look up in a game, from one field: rules, terms and cards; as courtier/texts/lookup.py. */
import type { ShownRules } from "@/lib/api/types";
import { wordsOf } from "@/lib/markdown";
import { capital } from "@/lib/texts";
import type { Named } from "./named";
import { Index, type Entry, type Speech } from "./ranking";

export interface Found {
  kind: "rule" | "term" | "card";
  id: string;
  title: string;
  /** Markdown. */
  text: string;
  lang: string;
  /** The rule that governs what is no rule itself. */
  rule: string;
}

const ASIDE = /-(RULING|SOLO|INV|INFO|TEST)-/;
const NUMBER = /^[A-Z]-[A-Z]+-[0-9A-Z]+$/;
const TERM = /^[-*] (.*?\*\*([^*]+)\*\*.*)$/gm;

/** What answers questions about one game in one language. */
export function finder(book: ShownRules, named: readonly Named[], speech: Speech): (query: string) => Found[] {
  const found = new Map<string, Found>();
  const entries: Entry[] = [];
  const add = (each: Found, chapter = ""): void => {
    found.set(each.id, each);
    entries.push({ id: each.id, title: each.title, text: wordsOf(each.text), chapter, aside: ASIDE.test(each.id) });
  };
  for (const chapter of book.chapters) {
    for (const rule of chapter.rules) add({ kind: "rule", rule: "", ...rule }, chapter.title);
    [...chapter.introduction.matchAll(TERM)].forEach(([, text = "", title = ""], i) => {
      const { lang } = chapter;
      add({ kind: "term", id: `${chapter.title} ${i}`, title: capital(wordsOf(title), lang), text, lang, rule: "" }, chapter.title);
    });
  }
  for (const { target, title, lines, rule } of named)
    add({ kind: "card", id: target, title: capital(title, book.lang), text: lines.join("\n\n"), lang: book.lang, rule });
  const index = new Index(entries, speech);
  const ids = book.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
  return (query) => {
    const wanted = query.trim().toUpperCase();
    if (ids.includes(wanted)) return [found.get(wanted) as Found];
    const begun = wanted.includes("-") ? ids.filter((id) => id.startsWith(wanted)) : [];
    const ended = wanted.includes("-") ? ids.filter((id) => id.endsWith(`-${wanted}`)) : [];
    const numbered = begun.length ? begun : ended;
    if (numbered.length || NUMBER.test(wanted)) return numbered.map((id) => found.get(id) as Found);
    return index.search(query).map((entry) => found.get(entry.id) as Found);
  };
}
