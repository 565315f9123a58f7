/** Where a sentence may not be broken: after a number or a word of one letter, before the number of a card or a dash. */
const AFTER = /(?<=(?:^|[\s(])(?:\d+[.×]?|\p{L})) (?=\S)/gu;
const BEFORE = / (?=\(\d+\)|–)/g;

/** The sentence with such spaces kept together, so that no line ends in “costs 1” or “1.” and none begins with “(62)”. */
export const bound = (text: string): string => text.replace(AFTER, "\u00a0").replace(BEFORE, "\u00a0");
