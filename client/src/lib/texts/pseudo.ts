/** A language of tests: English with marked letters, 40 % longer, so that whatever is too narrow or untranslated shows. */
const MARKED: Record<string, string> = {
  a: "á", c: "č", d: "ď", e: "ě", g: "ğ", i: "í", l: "ľ", n: "ň", o: "ö", r: "ř", s: "š", t: "ť", u: "ü", y: "ý", z: "ž",
};

export const PSEUDO = "qps";

export function stretched(text: string): string {
  const marked = text.replace(/[a-z]/g, (letter) => MARKED[letter] ?? letter);
  const length = /\p{L}/u.test(text) ? Math.round(text.trim().length * 0.4) : 0;
  const more = "ěxťřá".repeat(Math.ceil(length / 5)).slice(0, length);
  const blank = /\s*$/.exec(marked)?.[0] ?? "";
  return more ? marked.slice(0, marked.length - blank.length) + more + blank : marked;
}
