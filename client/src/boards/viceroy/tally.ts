/** What a seat owns at a glance: its tokens by kind, over the whole pyramid. */
import { asOf } from "./shapes";
import type { Colour, SeatView } from "./view";
import { COLOURS } from "./view";

export interface Tally {
  science: number;
  magic: number;
  bonusMagic: number;
  defence: number;
  power: number;
  eternal: { colour: Colour; ready: number; used: number }[];
  stored: number;
  bonusCircles: { colour: Colour; value: number }[];
}

/** How many small pictures show it all. */
export const pictures = ({ science, magic, bonusMagic, defence, power, eternal, bonusCircles }: Tally): number =>
  [science, magic + bonusMagic, defence, power].filter((n) => n > 0).length + eternal.length + bonusCircles.length;

export function tally(seat: SeatView, phase: string): Tally {
  const words = asOf(phase, seat.pyramid.flatMap((each) => each.tokens ?? [])).map((word) => word.split(":"));
  const count = (kind: string, colour?: string) =>
    words.filter((word) => word[0] === kind && (colour === undefined || word[1] === colour)).length;
  const sum = (kind: string, at: number, colour?: string) =>
    words.reduce((all, word) => all + (word[0] === kind && (colour === undefined || word[1] === colour) ? Number(word[at]) : 0), 0);
  return {
    science: count("science"),
    magic: count("magic"),
    bonusMagic: sum("bonus_magic", 1),
    defence: count("defence"),
    power: sum("power", 1),
    eternal: COLOURS.map((colour) => ({ colour, ready: count("eternal", colour), used: count("eternal_used", colour) })).filter(
      ({ ready, used }) => ready + used > 0,
    ),
    stored: count("stored"),
    bonusCircles: COLOURS.map((colour) => ({ colour, value: sum("bonus_circle", 2, colour) })).filter(({ value }) => value > 0),
  };
}
