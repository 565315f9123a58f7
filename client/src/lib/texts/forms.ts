/**
 * Arguments of a message as Fluent sees them, and how they are put into grammatical forms; as courtier/texts/forms.py.
 *
 * A name is a Fluent message: its value is the nominative, its attributes are its other forms. The name of a form has up to
 * three parts, each of which may be missing: `[noun-][count-][case]`. A form that a language does not have falls back to the
 * next simpler one and in the end to the value.
 */
import { FluentNumber, FluentType, type FluentVariable } from "@fluent/bundle";

const CASES = new Set(["gen", "dat", "acc", "voc", "loc", "ins"]);

export type Values = Record<string, FluentVariable>;

/** What a form needs from the texts of its language. */
export interface Speaker {
  /** The first of these forms that the key has ("" is its value), or nothing. */
  say(key: string, forms: readonly string[], args: Values): string | null;
  /** What to write in place of a text that does not exist. */
  missing(key: string, args: Values): string;
}

/** A number without separators, since it may be a port or a line. */
export function plainNumber(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false });
}

/** An argument that can be written in a grammatical form. */
export abstract class Inflected extends FluentType<string> {
  constructor(protected readonly speaker: Speaker) {
    super("");
  }

  abstract form(grammar: string): string;

  /** Equal things of a list have equal identities. */
  abstract get identity(): string;

  /** So many of it, in that form, or nothing if it has no form for counting. */
  tally(_count: number, _grammar: string): string | null {
    return null;
  }

  /** So many of it; what has no form for counting is written with a multiplication sign. */
  counted(count: number, grammar: string): string {
    return (
      this.tally(count, grammar) ??
      this.speaker.say("list-times", [""], { count: plainNumber(count), name: this.form(grammar) }) ??
      `${count}× ${this.form(grammar)}`
    );
  }

  override toString(): string {
    return this.form("");
  }
}

/** A name or a nested message: a key of the same language with its own arguments. */
export class Entry extends Inflected {
  constructor(
    speaker: Speaker,
    private readonly key: string,
    private readonly args: Values,
    /** The arguments as they came. */
    private readonly told: unknown = {},
  ) {
    super(speaker);
  }

  get identity(): string {
    return JSON.stringify([this.key, this.told]);
  }

  form(grammar: string): string {
    return this.speaker.say(this.key, simpler(grammar), this.args) ?? this.speaker.missing(this.key, this.args);
  }

  override tally(count: number, grammar: string): string | null {
    const [noun, ending] = split(grammar);
    const wanted = [join(noun, "count", ending), join(noun, "count")];
    return this.speaker.say(this.key, wanted, { ...this.args, count: plainNumber(count) });
  }
}

/** A word that no language inflects: a person's name, a notation. */
export class Plain extends Inflected {
  constructor(
    speaker: Speaker,
    private readonly word: string,
  ) {
    super(speaker);
  }

  get identity(): string {
    return `plain ${this.word}`;
  }

  form(): string {
    return this.word;
  }
}

/** A list: equal things are counted, the rest is joined in the way of the language. */
export class Several extends Inflected {
  private readonly parts: [Inflected, number][];

  constructor(speaker: Speaker, things: readonly Inflected[]) {
    super(speaker);
    const counts = new Map<string, [Inflected, number]>();
    for (const thing of things) {
      const known = counts.get(thing.identity);
      if (known) known[1] += 1;
      else counts.set(thing.identity, [thing, 1]);
    }
    this.parts = [...counts.values()];
  }

  get identity(): string {
    return `[${this.parts.map(([part, count]) => `${count} ${part.identity}`).join(",")}]`;
  }

  form(grammar: string): string {
    return this.joined(grammar, "and");
  }

  /** All parts in that form; `word` is "and" or "or". Once something is counted, all that can be counted is. */
  joined(grammar: string, word: string): string {
    const counting = this.parts.some(([, count]) => count > 1);
    const said = this.parts.map(([part, count]) => {
      if (count > 1) return part.counted(count, grammar);
      return (counting ? part.tally(1, grammar) : null) ?? part.form(grammar);
    });
    const [first, ...rest] = said;
    if (first === undefined) return this.speaker.say("list-empty", [""], {}) ?? "";
    return rest.reduce((head, tail, index) => {
      const key = index === rest.length - 1 ? `list-${word}` : "list-comma";
      return this.speaker.say(key, [""], { head, tail }) ?? `${head}, ${tail}`;
    }, first);
  }
}

/** A form's name as noun and case: `gem-acc` is ["gem", "acc"], `acc` is ["", "acc"], `gem` is ["gem", ""]. */
function split(grammar: string): [string, string] {
  const at = grammar.lastIndexOf("-");
  const ending = grammar.slice(at + 1);
  return CASES.has(ending) ? [grammar.slice(0, Math.max(at, 0)), ending] : [grammar, ""];
}

function join(...parts: string[]): string {
  return parts.filter(Boolean).join("-");
}

/** The forms to try in turn: `gem-acc`, `gem`, and at last the value, which is called "". */
function simpler(grammar: string): string[] {
  return [...new Set([grammar, split(grammar)[0], ""])];
}
