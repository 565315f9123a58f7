/**
 * Finding what is meant by what a player types; as courtier/texts/search.py, and tested with the same questions.
 *
 * Every word of the question is compared with every word of the reference by how they begin, words of everyday speech stand
 * for those of the rulebook too, rare words count for more than common ones, and a word in a title for more than one in a text.
 */
import { fold } from "@/lib/texts/fold";

export interface Entry {
  id: string;
  title: string;
  text: string;
  chapter: string;
  /** Rulings, proofs and opponents of the solo game: they come after the rules that everybody needs. */
  aside: boolean;
}

/** Words of a language that say nothing in a question, and groups of words that mean the same to players. */
export interface Speech {
  idle: ReadonlySet<string>;
  senses: readonly (readonly string[])[];
}

const TITLE = 3;
const CHAPTER = 1.5;
const WHOLE_TITLE = 2;
const IDLE = 0.25;
const SAME_SENSE = 0.7;
const ASIDE = 0.75;
const SATURATION = 1.2;
const LENGTH = 0.5;

/** The words of a text, folded and without markup. */
export function words(text: string): string[] {
  return fold(text.replace(/[*_`|#]+/g, " ")).match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function speechOf(idle: string, senses: string): Speech {
  return { idle: new Set(words(idle)), senses: senses.split(",").map(words) };
}

/** How surely a word that was typed means this one, from 0 to 1: the same, begun, or with another ending. */
export function alike(asked: string, word: string): number {
  if (asked === word) return 1;
  let same = 0;
  while (same < asked.length && same < word.length && asked[same] === word[same]) same += 1;
  const left = asked.length - same;
  const right = word.length - same;
  if (left === 0) return same >= 4 ? (right <= 3 ? 0.9 : 0.8) : same >= 2 ? 0.6 : 0;
  if (right === 0) return same >= 4 ? (left <= 3 ? 0.9 : 0.75) : same === 3 && left <= 3 ? 0.5 : 0;
  if (same >= 4 && left <= 4 && right <= 4) return same >= 2 * Math.max(left, right) ? 0.7 : 0.45;
  if ((same === 3 && left <= 2 && right <= 2) || (same === 2 && left === 1 && right === 1)) return 0.45;
  return asked.length >= 5 && oneSlip(asked.slice(same), word.slice(same)) ? 0.5 : 0;
}

/** Whether one letter was mistyped, left out or doubled, or two changed places; both rests begin differently. */
function oneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const swapped = (one[1] ?? "") + (one[0] ?? "") + one.slice(2);
  return one.slice(1) === other.slice(1) || one.slice(1) === other || one === other.slice(1) || swapped === other;
}

interface Read {
  entry: Entry;
  title: string[];
  chapter: string[];
  counts: Map<string, number>;
  length: number;
}

export class Index {
  private readonly entries: Read[];
  private readonly vocabulary: ReadonlySet<string>;
  private readonly usual: number;

  constructor(
    entries: readonly Entry[],
    private readonly speech: Speech,
  ) {
    const vocabulary = new Set<string>();
    this.entries = entries.map((entry) => {
      const text = words(entry.text);
      const counts = new Map<string, number>();
      for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
      const read = { entry, title: words(entry.title), chapter: words(entry.chapter), counts, length: text.length };
      for (const word of [...read.title, ...read.chapter, ...text]) vocabulary.add(word);
      return read;
    });
    this.vocabulary = vocabulary;
    this.usual = Math.max(1, this.entries.reduce((sum, each) => sum + each.length, 0) / Math.max(1, entries.length));
  }

  /** Entries with at least half of the words that say something, best first. */
  search(query: string): Entry[] {
    const typed = [...new Set(words(query))];
    const said = typed.filter((word) => !this.speech.idle.has(word));
    const telling = new Set(said.length ? said : typed);
    if (!telling.size) return [];
    const weights = this.entries.map((read) => titled(read, typed));
    const hits = this.entries.map(() => 0);
    for (const word of typed) {
      const known = this.known(word);
      const found = this.entries.map((read) => this.found(read, known));
      const often = found.filter((weight) => weight > 0).length;
      const rare = Math.log(1 + (this.entries.length - often + 0.5) / (often + 0.5)) * (telling.has(word) ? 1 : IDLE);
      found.forEach((weight, i) => {
        weights[i] = (weights[i] as number) + rare * weight;
        if (weight > 0 && telling.has(word)) hits[i] = (hits[i] as number) + 1;
      });
    }
    return this.entries
      .map(({ entry }, i) => {
        const share = (hits[i] as number) / telling.size;
        return { entry, share, weight: (weights[i] as number) * share * share * (entry.aside ? ASIDE : 1) };
      })
      .filter(({ share }) => share >= 0.5)
      .sort((one, other) => other.weight - one.weight)
      .map(({ entry }) => entry);
  }

  /** The words of all entries that may be meant by a word, and how surely. */
  private known(word: string): Map<string, number> {
    const known = new Map<string, number>();
    for (const each of this.vocabulary) {
      const likeness = alike(word, each);
      if (likeness) known.set(each, likeness);
    }
    for (const sense of this.speech.senses) {
      if (!sense.some((each) => alike(word, each) >= SAME_SENSE)) continue;
      for (const each of this.vocabulary) {
        const surely = SAME_SENSE * Math.max(...sense.map((other) => alike(other, each)));
        if (surely > Math.max(known.get(each) ?? 0, SAME_SENSE * SAME_SENSE)) known.set(each, surely);
      }
    }
    return known;
  }

  /** How much of a word there is in an entry, before its rarity. */
  private found(read: Read, known: Map<string, number>): number {
    let times = 0;
    for (const [word, likeness] of known) times += likeness * (read.counts.get(word) ?? 0);
    const length = 1 - LENGTH + (LENGTH * read.length) / this.usual;
    return TITLE * surest(read.title, known) + CHAPTER * surest(read.chapter, known) + (times * (1 + SATURATION)) / (times + SATURATION * length);
  }
}

function surest(said: readonly string[], known: Map<string, number>): number {
  return said.reduce((most, word) => Math.max(most, known.get(word) ?? 0), 0);
}

/** A title of which every word was asked for is what is meant. */
function titled(read: Read, asked: readonly string[]): number {
  if (!read.title.length) return 0;
  const said = read.title.reduce((sum, each) => sum + Math.max(...asked.map((word) => alike(word, each))), 0);
  return (WHOLE_TITLE * said) / read.title.length;
}
