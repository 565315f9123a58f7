/** What goes from place to place between two views without being a piece of its own: workers, goods, debts and deeds, cards hired. */
import type { Between, Travel } from "../common/flights";
import type { Common, Good, ViscountsView } from "./view";

/** Not more than so many of one kind at once: a handful is seen as a handful. */
const HANDFUL = 4;

function everybody(view: ViscountsView): Common[] {
  return [...view.players, ...(view.rival ? [view.rival] : [])];
}

/** Places of the castle with how many workers stand there, the supply last. */
function standing(own: Common): [place: string, n: number][] {
  const { tier1, tier2, tier3 } = own.workers;
  return [
    ...Object.entries(tier1).map(([section, n]): [string, number] => [`castle:tier1:${section}`, n]),
    ...Object.entries(tier2).map(([section, n]): [string, number] => [`castle:tier2:${section}`, n]),
    ["castle:tier3", tier3],
    ["supply", own.supply],
  ];
}

/** From where a worker most likely came: a tier below in the same section, then a neighbour, then the supply. */
function likely(to: string, from: readonly string[]): string | undefined {
  const [, tier = "", section = ""] = to.split(":");
  const below = tier === "tier3" ? "castle:tier2" : tier === "tier2" ? `castle:tier1:${section}` : "castle:tier1";
  return from.find((each) => each.startsWith(below)) ?? from.find((each) => each === "supply") ?? from[0];
}

function workers(before: Common, now: Common, seat: number): Travel[] {
  const was = new Map(standing(before));
  const changed = standing(now).map(([place, n]) => ({ place, n: n - (was.get(place) ?? 0) }));
  const left = changed.flatMap(({ place, n }) => Array.from({ length: Math.max(0, -n) }, () => place));
  const home = (place: string) => (place === "supply" ? [`workers:${seat}`, `player:${seat}`] : [place]);
  return changed.flatMap(({ place, n }) =>
    Array.from({ length: Math.max(0, n) }, (): Travel[] => {
      const from = likely(place, left);
      if (from === undefined) return [];
      left.splice(left.indexOf(from), 1);
      return [{ look: `worker:${seat}`, from: home(from), to: home(place) }];
    }).flat(),
  );
}

/** So many of something from one place to another. */
function some(n: number, look: string, from: string[], to: string[]): Travel[] {
  return Array.from({ length: Math.min(HANDFUL, Math.max(0, n)) }, () => ({ look, from, to }));
}

/** Goods come from their bowls and go back there; silver is earned and spent where the viscount stands. */
function goods(before: Common, now: Common, seat: number): Travel[] {
  const of = (own: Common, good: Good): number => (own as unknown as Record<Good, number | undefined>)[good] ?? 0;
  return (["ink", "stone", "gold", "silver"] as const).flatMap((good) => {
    const bowl = good === "silver" ? [`space:${now.space ?? ""}`] : [`good:${good}`, `space:${now.space ?? ""}`];
    const mine = [`player:${seat}:${good}`, `player:${seat}`];
    const more = of(now, good) - of(before, good);
    return [...some(more, `good:${good}`, bowl, mine), ...some(-more, `good:${good}`, mine, bowl)];
  });
}

function papers(before: Common, now: Common, seat: number): Travel[] {
  const debts = now.unpaid_debts + now.paid_debts - before.unpaid_debts - before.paid_debts;
  const deeds = now.acquired_deeds + now.approved_deeds - before.acquired_deeds - before.approved_deeds;
  return [
    ...some(debts, "paper:debt", ["stack:poverty"], [`player:${seat}:debts`, `player:${seat}`]),
    ...some(deeds, "paper:deed", ["stack:prosperity"], [`player:${seat}:deeds`, `player:${seat}`]),
  ];
}

/** Where a card goes that somebody lays on the discard pile: the pile itself, or at least its owner. */
const heap = (seat: number): string[] => [`player:${seat}:discard`, `heap:${seat}`, `player:${seat}`];
/** Whoever owns a card now and did not before. The rival owns none. */
const ownerOf = (card: string, before: ViscountsView, now: ViscountsView): number =>
  now.players.findIndex(({ deck }, seat) => deck.includes(card) && !before.players[seat]?.deck.includes(card));

/** Cards that leave the game, and those that others lay aside unseen. */
function dropped(before: ViscountsView, now: ViscountsView, viewer: number): Travel[] {
  return now.players.flatMap((own, seat): Travel[] => {
    const was = before.players[seat];
    if (!was) return [];
    const gone = was.deck.filter((card) => !own.deck.includes(card));
    if (seat === viewer) return gone.map((card) => ({ look: `card:${card}`, to: ["box"] }));
    const laid = own.discard.filter((card) => !was.discard.includes(card) && !was.row.includes(card) && was.deck.includes(card));
    const from = [`pile:${seat}`, `player:${seat}`];
    return [...some(laid.length, `back:${seat}`, from, heap(seat)), ...some(gone.length, `back:${seat}`, from, ["box"])];
  });
}

/** A card or manuscript that has left the board went to whoever owns it now; a townsfolk that nobody hired was dismissed. */
function taken(before: ViscountsView, now: ViscountsView): Travel[] {
  const all = everybody(now);
  return Object.entries(before.segments).flatMap(([id, { townsfolk, manuscript }]) => {
    const here = now.segments[id];
    const out: Travel[] = [];
    if (townsfolk !== null && here?.townsfolk !== townsfolk) {
      const hirer = ownerOf(townsfolk, before, now);
      out.push({ look: `card:${townsfolk}`, to: hirer < 0 ? ["box"] : heap(hirer) });
    }
    if (manuscript !== null && here?.manuscript !== manuscript) {
      const scribe = all.findIndex((own) => own.manuscripts.includes(manuscript));
      if (scribe >= 0) out.push({ look: `manuscript:${manuscript}`, to: [`shelf:${scribe}:${ribbonOf(manuscript)}`, `player:${scribe}`] });
    }
    return out;
  });
}

/** Ids of manuscripts tell their ribbon: ms_blue_any2. */
const ribbonOf = (manuscript: string): string => manuscript.split("_")[1] ?? "";

export function travels(before: unknown, now: unknown, { viewer }: Pick<Between, "viewer">): Travel[] {
  const [was, is] = [before as ViscountsView, now as ViscountsView];
  const old = everybody(was);
  const each = everybody(is).flatMap((own, seat) => {
    const then = old[seat];
    return then ? [...workers(then, own, seat), ...goods(then, own, seat), ...papers(then, own, seat)] : [];
  });
  return [...each, ...taken(was, is), ...dropped(was, is, viewer)];
}
