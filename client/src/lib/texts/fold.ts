/** Letters compared as people type them, and large letters of a language; as courtier/texts/fold.py. */
const WHOLE: Record<string, string> = {
  ı: "i", ł: "l", đ: "d", ø: "o", æ: "ae", œ: "oe", ß: "ss", "’": "'", "–": "-", "\u00a0": " ",
};

/** The text as typed in a hurry: lower case, no diacritics, Turkish `ı`, `I`, `İ` and `i` all one letter. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[ıłđøæœß’–\u00a0]/g, (letter) => WHOLE[letter] ?? letter);
}

/** The text with its first letter large, as it stands at the head of a sentence. */
export function capital(text: string, lang: string): string {
  const [first] = text;
  return first ? first.toLocaleUpperCase(lang) + text.slice(first.length) : text;
}
