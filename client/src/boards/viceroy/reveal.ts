/** What was chosen in secret and is shown by all together: bids in fists, cards face down. [V-AUC-01, V-BUILD-03] */
import { getContext, setContext } from "svelte";
import type { Told } from "../contract";
import type { Colour } from "./view";

export interface Shown {
  /** Whose it is: a seat, or a virtual opponent. */
  seat: number;
  virtual: number;
  gem?: Colour;
  card?: number;
  sign?: "pass" | "attack";
}

interface Args {
  gem?: { name?: string };
  number?: number;
  card?: { message?: { args?: { number?: number } } };
}

const gemOf = (args: Args): Colour => (args.gem?.name ?? "").replace("viceroy-gem-", "") as Colour;

function one({ kind, seat, args: said }: Told): Shown | null {
  const args = said as Args;
  switch (kind) {
    case "bid-gem":
      return { seat, virtual: 0, gem: gemOf(args) };
    case "bid-attack":
      return { seat, virtual: 0, sign: "attack" };
    case "bid-pass":
    case "build-pass":
      return { seat, virtual: 0, sign: "pass" };
    case "virtual-bid":
      return { seat: -1, virtual: args.number ?? 1, gem: gemOf(args) };
    case "build-shown": {
      const card = args.card?.message?.args?.number;
      return card === undefined ? null : { seat, virtual: 0, card };
    }
    default:
      return null;
  }
}

const KEY = Symbol("revealing");

/** Whose hands are still closed in the middle of the table (-1: virtual opponents): nothing else shows what is in them. */
export interface Revealing {
  closed: readonly number[];
}

export const provideRevealing = (revealing: Revealing): Revealing => setContext(KEY, revealing);
export const revealing = (): Revealing | undefined => getContext<Revealing | undefined>(KEY);

/** Nobody alone shows anything to anybody. */
export function revealed(told: readonly Told[]): Shown[] {
  const all = told.flatMap((each) => one(each) ?? []);
  return all.length > 1 ? all : [];
}

/** How many movements the pieces wait while all open their hands: one for each of them to be looked at. */
export const beat = (told: readonly Told[]): number => revealed(told).length;
