/** What the things of one player are: goods, papers, buildings, track, manuscripts, actions. */
import type { Arg, Playing } from "../contract";
import { components } from "./data";
import type { Explained } from "./explain";
import { isRival, participant, type ActionName, type ViscountsView } from "./view";
import * as words from "./words";

const { titled, effectArg } = words;

/** What pays for a missing icon of an action. */
const GOODS: Record<ActionName, string> = { trade: "silver", build: "stone", noble: "gold", cleric: "ink" };

/** How many workers come to the castle for how many icons. */
function workersForIcons(table: Playing): string {
  const costs = Object.entries(components(table).all.board.castle.workers_for_noble_icons);
  return table.say("viscounts-board-noble-costs", { list: costs.map(([icons, n]) => `${icons} → ${n}`).join(", ") });
}

/** What something that is owned is good for; nothing of what explains itself. */
export function use(table: Playing, what: string): string[] {
  if (what === "silver") return [table.say("viscounts-board-silver-pays")];
  const icon = { stone: "builder", gold: "noble", ink: "cleric" }[what];
  return icon ? [table.say("viscounts-board-good-pays", { icon: { name: words.iconKey(icon) } })] : [];
}

function action(table: Playing, view: ViscountsView, name: ActionName): Explained {
  const { all } = components(table);
  const own = view.players[table.viewer];
  const RULES: Record<ActionName, string> = { trade: "W-TRADE-01", build: "W-BUILD-02", noble: "W-CASTLE-01", cleric: "W-MANU-01" };
  const outer = name === "trade" || name === "build";
  const lines = [table.say(outer ? "viscounts-board-action-outer" : "viscounts-board-action-inner")];
  if (own) lines.push(table.say("viscounts-board-action-icons", { n: own.icons[name] }));
  lines.push(table.say("viscounts-board-action-pay", { good: { name: words.goodKey(GOODS[name]) } }));
  if (name === "build") {
    const costs = Object.entries(all.player_board.buildings).map(([kind, { cost }]) => [kind, cost] as const);
    lines.push(table.say("viscounts-board-build-costs", Object.fromEntries(costs)));
  }
  if (name === "noble") lines.push(workersForIcons(table));
  return { title: table.say(`viscounts-action-${name}`), lines, rule: RULES[name] };
}

function track(table: Playing, view: ViscountsView, seat: number, space: string): Explained | null {
  const { player_board, solo } = components(table).all;
  const own = participant(view, seat);
  if (!own) return null;
  const gains = isRival(view, seat) ? solo.track.active_gains : player_board.track.active_gains;
  const others = player_board.track.opponent_gains[space];
  const lines = [table.say("viscounts-board-track-own", { effect: effectArg(gains[space] ?? []) })];
  if (others) {
    const who = others.if_criminals === null ? "all" : others.if_criminals === "0" ? "honest" : "criminals";
    lines.push(table.say(`viscounts-board-track-${who}`, { effect: effectArg(others.effect) }));
  }
  lines.push(table.say("viscounts-board-track-now", { corruption: own.corruption, virtue: own.virtue }));
  if (own.corruption === own.virtue) lines.push(table.say("viscounts-board-track-stuck"));
  return { title: table.say("viscounts-board-track", { n: Number(space) }), lines, rule: "W-COLL-07" };
}

function slot(table: Playing, view: ViscountsView, seat: number, id: string): Explained | null {
  const parts = components(table);
  const data = parts.slotsOf(isRival(view, seat) ? view.rival?.board : undefined).find((each) => each.id === id);
  if (!data) return null;
  const { cost, vp } = parts.all.player_board.buildings[data.building];
  const built = participant(view, seat)?.built.includes(id);
  const points = Object.values(vp).join("\u00a0/\u00a0");
  return {
    title: titled(table, `viscounts-slot-${id}`),
    lines: [
      words.upgradeWords(table, data),
      table.say(built ? "viscounts-board-slot-uncovered" : "viscounts-board-slot-covered"),
      table.say("viscounts-board-slot-cost", { n: cost, points }),
    ],
    rule: isRival(view, seat) ? "W-SOLO-26" : "W-BUILD-05",
  };
}

function owned(table: Playing, view: ViscountsView, seat: number, what: string, more: string): Explained | null {
  const own = participant(view, seat);
  const { cards } = components(table).all;
  if (!own) return null;
  const names = (ids: readonly string[]) => [...ids].map((id) => table.say(isRival(view, seat) ? `viscounts-scheme-${id}` : words.townsfolkKey(id)));
  switch (what) {
    case "slot":
      return slot(table, view, seat, more);
    case "row":
      return { title: titled(table, "viscounts-area-board"), lines: [table.say("viscounts-board-row")], rule: "W-MANAGE-01" };
    case "left":
    case "middle":
    case "right": {
      const card = components(table).townsfolk.get(more);
      const name: Arg = { name: words.townsfolkKey(more) };
      return card ? { title: table.say(`viscounts-board-lay-${what}`, { card: name }), lines: words.townsfolkLines(table, card), rule: "W-MANAGE-09" } : null;
    }
    case "draw":
      return { title: table.say("viscounts-board-draw", { n: own.draw_size }), lines: [], rule: "W-DRAW-03" };
    case "discard":
      return { title: table.say("viscounts-board-discard", { n: own.discard.length }), lines: names(own.discard), rule: "W-DRAW-03" };
    case "debts":
      return {
        title: table.say("viscounts-board-debts", { face: own.unpaid_debts, turned: own.paid_debts }),
        lines: [table.say("viscounts-board-debts-value", { face: String(cards.debts.vp_unpaid).replace("-", "−") })],
        rule: "W-EFF-07",
      };
    case "deeds": {
      const { vp_acquired, vp_approved } = cards.deeds;
      return {
        title: table.say("viscounts-board-deeds", { face: own.acquired_deeds, turned: own.approved_deeds }),
        lines: [table.say("viscounts-board-deeds-value", { face: vp_acquired, turned: vp_approved })],
        rule: "W-EFF-08",
      };
    }
    default:
      return { title: titled(table, words.ownedKey(what)), lines: use(table, what), rule: { silver: "W-MOVE-02", any: "W-SOLO-08" }[what] ?? "W-ACT-04" };
  }
}

function ribbon(table: Playing, view: ViscountsView, seat: number, name: string): Explained | null {
  const parts = components(table);
  const own = participant(view, seat);
  if (!own) return null;
  const mine = own.manuscripts.filter((id) => parts.manuscripts.get(id)?.ribbon === name);
  const points = Object.values(parts.all.manuscripts.set_vp).join("\u00a0/\u00a0");
  const title: Record<string, Arg> = { ribbon: { name: `viscounts-ribbon-${name}` }, n: mine.length };
  return {
    title: table.say("viscounts-board-shelf", title),
    lines: [
      ...mine.map((id) => titled(table, words.manuscriptKey(id))),
      table.say("viscounts-board-shelf-bonus"),
      table.say("viscounts-board-shelf-sets", { points }),
    ],
    rule: "W-SCORE-03",
  };
}

/** Everything that belongs to somebody. */
export function explainOwn(kind: string, rest: string[], table: Playing, view: ViscountsView): Explained | null {
  const [first = "", what = "", more = ""] = rest;
  const seat = Number(first);
  if (kind === "action") return action(table, view, first as ActionName);
  if (kind === "player") return owned(table, view, seat, what, more);
  if (kind === "track") return track(table, view, seat, what);
  if (kind === "shelf") return ribbon(table, view, seat, what);
  if (kind !== "workers") return null;
  const n = participant(view, seat)?.supply ?? 0;
  return { title: table.say("viscounts-board-supply", { n }), lines: [workersForIcons(table)], rule: "W-CASTLE-01" };
}
