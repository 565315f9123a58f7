/** Between what an answer does and how, once the sentence is bound: no line ends with the dot. */
export const HOW = " ·\u00a0";

/**
 * Where a sentence may not be broken: after a number, a word of one letter, a short one cut off or a dot; before the number of a
 * card, a letter that names something, a dash or a number that ends a part of it, nothing following to be counted. Before a dot it
 * may: there one part of an answer ends. A little word that a hyphen hangs on another (“je-li”) stays with it.
 */
const AFTER = /(?<=(?:^|[\s(])(?:\d+×?|\p{L}{1,2}\.|\p{L}|·)) (?=[^\s·(])|(?<=(?:^|[\s(])\d+\.) (?=[^\s·(\p{Lu}])|(?<=^\d+\.) (?=[^\s·(])/gu;
const HUNG = /-(?=\p{L}{1,2}(?!\p{L}))/gu;
const BEFORE = / (?=\((?:\d+|\p{Lu})\)|–|\p{Lu}(?:[.,:)]|$)|\d+(?:\.?$|[,;:)](?:\s|$)|\s[·(→]|\.\s\p{Lu}))/gu;

/** The sentence with such words kept together, so that no line ends in “costs 1” or “1.” and none begins with “(62)” or “A.”. */
export const bound = (text: string): string => text.replace(AFTER, "\u00a0").replace(BEFORE, "\u00a0").replace(HUNG, "-\u2060");
