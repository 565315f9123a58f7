/** The texts of one language, turned into sentences; as courtier/texts/bundle.py. */
import { FluentBundle, FluentNone, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import type { Arg, Message } from "@/boards/contract";
import { capital } from "./fold";
import { Entry, Inflected, Plain, Several, plainNumber, type Speaker, type Values } from "./forms";
import { PSEUDO, stretched } from "./pseudo";

/** The language that every text is written in first, and the one to fall back to. */
export const SOURCE = "en";

export class Language implements Speaker {
  private readonly bundle: FluentBundle;

  constructor(
    readonly lang: string,
    private readonly fallback: Language | null = null,
  ) {
    const pseudo = lang === PSEUDO;
    this.bundle = new FluentBundle([pseudo ? SOURCE : lang], {
      useIsolating: false,
      functions: { NAME: this.name, LIST: this.list, COUNT: this.count },
      ...(pseudo ? { transform: stretched } : {}),
    });
  }

  add(source: string): void {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message as a sentence; `seats` are the names of those who sit at the table, in seat order. */
  format(message: Message, seats: readonly string[]): string {
    return this.entry(message, seats).form("");
  }

  say(key: string, forms: readonly string[], args: Values): string | null {
    const message = this.bundle.getMessage(key);
    if (!message) return null;
    for (const form of forms) {
      const pattern = form ? message.attributes[form] : message.value;
      // Faults of a text are found by the tests; a reader gets as much of the sentence as can be written.
      if (pattern) return this.bundle.formatPattern(pattern, args, []);
    }
    return null;
  }

  /** A text that is not there, as well as it can be told: in English, else the key in plain words. */
  missing(key: string, args: Values): string {
    const said = this.fallback?.say(key, [""], args);
    if (said) return said;
    const words = capital(key.replaceAll("-", " "), SOURCE);
    const details = Object.entries(args).map(([name, arg]) => `${name}: ${shown(arg)}`);
    return details.length ? `${words} (${details.join(", ")})` : words;
  }

  private entry(message: Message, seats: readonly string[]): Entry {
    const args: Values = {};
    for (const [name, arg] of Object.entries(message.args ?? {})) {
      if (typeof arg === "string") args[name] = arg;
      else if (typeof arg === "number") args[name] = plainNumber(arg);
      else args[name] = this.inflected(arg, seats);
    }
    return new Entry(this, message.key, args, message.args);
  }

  private inflected(arg: Arg, seats: readonly string[]): Inflected {
    if (typeof arg !== "object") return new Plain(this, String(arg));
    if ("name" in arg) return new Entry(this, arg.name, {});
    if ("seat" in arg) return new Plain(this, this.seat(arg.seat, seats));
    if ("list" in arg) return new Several(this, arg.list.map((part) => this.inflected(part, seats)));
    return this.entry("message" in arg ? arg.message : arg, seats);
  }

  /** The name of whoever sits there, or the number of the seat. */
  private seat(seat: number, seats: readonly string[]): string {
    return seats[seat] || (this.say("seat-number", [""], { number: plainNumber(seat + 1) }) ?? String(seat + 1));
  }

  /** `NAME($card, case: "acc", cap: "yes")` in a text. */
  private readonly name = ([value]: FluentValue[], named: Record<string, FluentValue>): FluentValue => {
    if (!(value instanceof Inflected)) return value ?? new FluentNone("NAME()");
    return this.headed(value.form(text(named.case)), named);
  };

  /** `LIST($cards, case: "acc", join: "or")` in a text. */
  private readonly list = (values: FluentValue[], named: Record<string, FluentValue>): FluentValue => {
    const [value] = values;
    if (!(value instanceof Several)) return this.name(values, named);
    return this.headed(value.joined(text(named.case), text(named.join) || "and"), named);
  };

  /** `COUNT($n, $token, case: "acc")` in a text: a number with its noun in the right form. */
  private readonly count = ([count, value]: FluentValue[], named: Record<string, FluentValue>): FluentValue => {
    if (!(count instanceof FluentNumber) || !(value instanceof Inflected)) return value ?? new FluentNone("COUNT()");
    return value.counted(count.value, text(named.case));
  };

  private headed(said: string, named: Record<string, FluentValue>): string {
    return text(named.cap) === "yes" ? capital(said, this.lang) : said;
  }
}

function text(value: FluentValue | undefined): string {
  return typeof value === "string" ? value : "";
}

function shown(arg: unknown): string {
  if (arg instanceof Inflected) return arg.form("");
  return String(arg instanceof FluentNumber ? arg.value : arg);
}
