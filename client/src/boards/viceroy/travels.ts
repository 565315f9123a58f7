/** What goes from hand to hand between two views: gems, tokens and hidden cards are counted, so nobody sees them move otherwise. */
import type { Between, Travel } from "../common/flights";
import { COLOURS } from "./view";
import type { Colour, SeatView, ViceroyView } from "./view";

/** Laws are numbered after the characters. */
const LAST_CHARACTER = 64;
const times = <T>(n: number, each: T): T[] => Array.from({ length: Math.max(0, n) }, () => each);
const cardsIn = ({ display }: ViceroyView): number[] =>
  COLOURS.flatMap((colour) => [display[colour].above, display[colour].below]).flatMap((card) => (card === null ? [] : [card]));
const known = (seat: SeatView): Set<number> => new Set([...seat.hand, ...seat.pyramid.flatMap((each) => [each.card, ...(each.tucked ?? [])])]);
const eternal = (seat: SeatView, colour: Colour): number =>
  seat.pyramid.flatMap((each) => each.tokens ?? []).filter((word) => new RegExp(`^(eternal|eternal_used|stored):${colour}$`).test(word)).length;

/** Gems between the supply and the screens; whose they are is told by who was asked, where the screen is hidden. */
function gems(before: ViceroyView, now: ViceroyView, { viewer, asked }: Between): Travel[] {
  return COLOURS.flatMap((colour, i) => {
    const look = `gem:${colour}`;
    let open = now.supply[colour] - before.supply[colour];
    const out: Travel[] = [];
    const own = [before.seats[viewer]?.gems?.[colour], now.seats[viewer]?.gems?.[colour]];
    if (own[0] !== undefined && own[1] !== undefined) {
      const more = own[1] - own[0];
      out.push(...times(Math.min(more, -open), { look, from: [`supply:${i}`], to: [`gem:${i}`, `bid:${viewer}`] }));
      out.push(...times(Math.min(-more, open), { look, from: [`gem:${i}`, `bid:${viewer}`], to: [`supply:${i}`] }));
      open += more;
    }
    for (const [number, seat] of now.seats.entries()) {
      const older = before.seats[number];
      const grown = older ? eternal(seat, colour) - eternal(older, colour) : 0;
      const card = seat.pyramid.find((each) => each.tokens?.some((word) => word.endsWith(`:${colour}`)))?.card;
      if (grown > 0 && open < 0 && card !== undefined) {
        out.push(...times(Math.min(grown, -open), { look, from: [`supply:${i}`], to: [`card:${card}`] }));
        open += Math.min(grown, -open);
      }
    }
    const others = now.seats.flatMap((seat, number) => (number !== viewer && (open > 0 ? seat.bid === colour && before.seats[number]?.bid !== colour : asked.includes(number)) ? [number] : []));
    const whose = others.length ? others : asked.filter((number) => number !== viewer);
    for (let n = 0; n < Math.abs(open) && whose.length; n++) {
      const seat = [`bid:${whose[n % whose.length]}`];
      out.push(open > 0 ? { look, from: seat, to: [`supply:${i}`] } : { look, from: [`supply:${i}`], to: seat });
    }
    return out;
  });
}

/** Cards of the display that nobody or somebody else took, and hidden cards that somebody else drew. */
function cards(before: ViceroyView, now: ViceroyView, viewer: number): Travel[] {
  const left = cardsIn(before).filter((card) => !cardsIn(now).includes(card));
  const thrown = left.filter((card) => now.discarded.includes(card)).map((card) => ({ look: `card:${card}`, to: ["discard"] }));
  const others = now.seats.flatMap((seat, number) => {
    const older = before.seats[number];
    if (!older || number === viewer) return [];
    const took = left.filter((card) => known(seat).has(card) && !known(older).has(card));
    const drawn = (deck: "small_deck" | "law_deck", size: number, key: string) =>
      times(Math.min(before[deck] - now[deck], size), { look: `back:${key}`, from: [`deck:${key}`], to: [`bid:${number}`] });
    return [
      ...took.map((card) => ({ look: `card:${card}`, to: [`bid:${number}`] })),
      ...drawn("small_deck", seat.characters_in_hand - older.characters_in_hand - took.length, "small"),
      ...drawn("law_deck", seat.laws_in_hand - older.laws_in_hand, "law"),
    ];
  });
  return [...thrown, ...others, ...coming(before, now, viewer)];
}

/** Where cards come from that were in nobody's sight: the decks, and the hands of others. */
function coming(before: ViceroyView, now: ViceroyView, viewer: number): Travel[] {
  const dealt = cardsIn(now).filter((card) => !cardsIn(before).includes(card));
  const laid = now.seats.flatMap((seat, number) => {
    const older = new Set(before.seats[number]?.pyramid.map((each) => each.card));
    return seat.pyramid.filter(({ card }) => !older.has(card)).map(({ card }) => ({ look: `card:${card}`, from: [`bid:${number}`] }));
  });
  const older = new Set(before.seats[viewer]?.hand);
  const mine = (now.seats[viewer]?.hand ?? []).filter((card) => !older.has(card) && !cardsIn(before).includes(card));
  return [
    ...dealt.map((card) => ({ look: `card:${card}`, from: ["deck:large"] })),
    ...laid,
    ...mine.map((card) => ({ look: `card:${card}`, from: [card > LAST_CHARACTER ? "deck:law" : "deck:small"] })),
  ];
}

/** Tokens from their piles onto cards, and attack tokens behind the own screen. */
function tokens(before: ViceroyView, now: ViceroyView, viewer: number): Travel[] {
  const out: Travel[] = now.seats.flatMap((seat, number) => {
    const older = new Map((before.seats[number]?.pyramid ?? []).map((each) => [each.card, each.tokens?.length ?? 0]));
    return seat.pyramid.flatMap((each) =>
      (each.tokens ?? []).slice(older.get(each.card) ?? 0).flatMap((word) => {
        const kind = word.split(":")[0] ?? "";
        return ["eternal", "eternal_used", "stored"].includes(kind) ? [] : [{ look: `token:${kind}`, from: [`token:${kind}`], to: [`card:${each.card}`] }];
      }),
    );
  });
  const more = (now.seats[viewer]?.attacks ?? 0) - (before.seats[viewer]?.attacks ?? 0);
  return [
    ...out,
    ...times(more, { look: "token:attack", from: ["token:attack"], to: ["own:attack"] }),
    ...times(-more, { look: "token:attack", from: ["own:attack"], to: ["token:attack", "discard"] }),
  ];
}

export function travels(before: unknown, now: unknown, between: Between): Travel[] {
  const [old, fresh] = [before as ViceroyView, now as ViceroyView];
  return [...gems(old, fresh, between), ...cards(old, fresh, between.viewer), ...tokens(old, fresh, between.viewer)];
}
