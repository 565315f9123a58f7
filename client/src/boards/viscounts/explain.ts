/** What a place, card, token or sign is: a title, lines in words, and the rule that governs it. */
import type { Arg, Playing } from "../contract";
import { explainOwn, use } from "./explainOwn";
import { components, type Effect, type ManuscriptData, type SegmentData } from "./data";
import { lookOf } from "./seats";
import { numberOf, type Common, type ViscountsView } from "./view";
import * as words from "./words";

export interface Explained {
  title: string;
  lines: string[];
  rule?: string;
}

type Explainer = (table: Playing, view: ViscountsView, rest: string[]) => Explained | null;

const { titled, effectArg } = words;

function townsfolk(table: Playing, id: string): Explained | null {
  const card = components(table).townsfolk.get(id);
  if (!card) return null;
  return { title: titled(table, words.townsfolkKey(id)), lines: words.townsfolkLines(table, card), rule: "W-HIRE-01" };
}

function manuscriptLines(table: Playing, card: Pick<ManuscriptData, "cost" | "on_transcribe"> & Partial<ManuscriptData>): string[] {
  const lines = [table.say("viscounts-board-manuscript-cost", { n: card.cost, icon: { name: words.iconKey("cleric") } })];
  if (card.on_transcribe.length) lines.push(table.say("viscounts-board-manuscript-effect", { effect: effectArg(card.on_transcribe) }));
  if (card.end_score) {
    const { vp, per, count } = card.end_score;
    const key = count.startsWith("icon:") ? words.iconKey(count.slice(5)) : `viscounts-thing-${count.replaceAll("_", "-")}`;
    lines.push(table.say("viscounts-ability-end-score", { vp, per, thing: { name: key } }));
  }
  return lines;
}

function manuscript(table: Playing, id: string): Explained | null {
  const card = components(table).manuscripts.get(id);
  if (!card) return null;
  return { title: titled(table, words.manuscriptKey(id)), lines: manuscriptLines(table, card), rule: "W-MANU-01" };
}

function segmentOf(table: Playing, id: string): SegmentData | undefined {
  return components(table).segments.get(id[0] ?? "");
}

function everybody(view: ViscountsView): Common[] {
  return [...view.players, ...(view.rival ? [view.rival] : [])];
}

/** A line for everybody who has workers there. */
function workers(table: Playing, view: ViscountsView, count: (own: Common) => number): string[] {
  return everybody(view).flatMap((own, seat) => {
    const n = count(own);
    return n ? [table.say("viscounts-board-workers-here", { who: lookOf(table, seat).name, n })] : [];
  });
}

function spaceName(segment: string, node: string): Arg {
  return { key: `viscounts-space-${node}`, args: { segment: { name: words.segmentKey(segment) } } };
}

function pile(table: Playing, view: ViscountsView, segment: string): Explained | null {
  const [data, here] = [segmentOf(table, segment), view.segments[segment]];
  if (!data || !here) return null;
  const left = table.say("viscounts-board-left", { n: here.townsfolk_left });
  if (here.townsfolk) {
    const told = townsfolk(table, here.townsfolk);
    return told && { ...told, lines: [...told.lines, left] };
  }
  const { cost, icons, on_dismiss } = data.printed_townsfolk;
  return {
    title: titled(table, "viscounts-printed-townsfolk"),
    lines: [
      words.iconsLine(table, icons),
      table.say("viscounts-board-printed-dismissal", { n: cost, effect: words.effectArg(on_dismiss) }),
      table.say("viscounts-board-printed-townsfolk"),
    ],
    rule: "W-DISMISS-05",
  };
}

function shelf(table: Playing, view: ViscountsView, segment: string): Explained | null {
  const [data, here] = [segmentOf(table, segment), view.segments[segment]];
  if (!data || !here) return null;
  if (here.manuscript) {
    const told = manuscript(table, here.manuscript);
    return told && { ...told, lines: [...told.lines, table.say("viscounts-board-left", { n: here.manuscripts_left })] };
  }
  const lines = manuscriptLines(table, { ...data.printed_manuscript });
  return {
    title: titled(table, "viscounts-printed-manuscript"),
    lines: [...lines, table.say("viscounts-board-printed-manuscript")],
    rule: "W-MANU-04",
  };
}

function site(table: Playing, view: ViscountsView, id: string): Explained | null {
  const segment = segmentOf(table, id);
  const data = segment?.sides[view.side]?.sites.find((each) => each.id === id);
  if (!segment || !data) return null;
  const built = view.sites[id];
  const lines = built
    ? [table.say("viscounts-board-site-built", { building: { name: words.buildingKey(built.building) }, who: lookOf(table, numberOf(view, built.owner)).name })]
    : [];
  lines.push(
    table.say("viscounts-board-site-effect", { effect: effectArg(data.effect) }),
    table.say("viscounts-board-site-reach", { space: spaceName(segment.id, data.bank === "left" ? "L" : "R") }),
  );
  return { title: titled(table, "viscounts-site", { site: id }), lines, rule: "W-BUILD-04" };
}

function space(table: Playing, view: ViscountsView, id: string): Explained | null {
  const [segment = "", node = ""] = id.split(".");
  const data = segmentOf(table, segment);
  if (!data) return null;
  const inner = node === "I";
  const lines = [table.say(inner ? "viscounts-board-space-inner" : "viscounts-board-space-outer")];
  if (!inner) lines.push(table.say("viscounts-board-space-start", { n: data.start_numbers[node as "L" | "R"] }));
  const here = everybody(view).flatMap((own, seat) => (own.space === id ? [lookOf(table, seat).name] : []));
  if (here.length) lines.push(table.say("viscounts-board-space-here", { who: here.join(", ") }));
  const title = table.say("viscounts-board-head", { text: spaceName(segment, node) });
  return { title, lines, rule: inner ? "W-ACT-01" : "W-MOVE-03" };
}

function castle(table: Playing, view: ViscountsView, tier: string, section: string): Explained | null {
  const data = components(table).all.board.castle;
  if (tier === "tier3") {
    const lines = [
      table.say("viscounts-board-hall", { effect: effectArg(data.tier3_effect) }),
      table.say("viscounts-board-vp", { n: data.vp_per_worker.tier3 }),
      ...workers(table, view, (own) => own.workers.tier3),
    ];
    return { title: titled(table, "viscounts-tier-3"), lines, rule: "W-CASTLE-04" };
  }
  const first = tier === "tier1";
  const effect: Effect = data.sections.find((each) => each.id === section)?.tier2_effect ?? [];
  const lines = [
    first ? table.say("viscounts-board-court") : table.say("viscounts-board-hall", { effect: effectArg(effect) }),
    table.say("viscounts-board-vp", { n: data.vp_per_worker[first ? "tier1" : "tier2"] }),
    table.say("viscounts-board-capacity", { n: data.capacity }),
    ...workers(table, view, (own) => own.workers[first ? "tier1" : "tier2"][section] ?? 0),
  ];
  const title = table.say("viscounts-board-named", {
    text: { name: first ? "viscounts-tier-1" : "viscounts-tier-2" },
    who: table.say(words.sectionKey(section)),
  });
  return { title, lines, rule: first ? "W-CASTLE-03" : "W-CASTLE-09" };
}

function stack(table: Playing, view: ViscountsView, id: string): Explained {
  const poverty = id === "poverty";
  const open = poverty ? view.poverty_revealed : view.prosperity_revealed;
  const left = poverty ? view.debts_left : view.deeds_left;
  const { vp, vp_under_3_players } = components(table).all.cards[poverty ? "poverty" : "prosperity"];
  const points = (everybody(view).length < 3 ? vp_under_3_players : vp).join(" / ");
  const lines = open
    ? [table.say(`viscounts-board-${id}-open`)]
    : [left === null ? table.say("viscounts-board-stack-later") : table.say(`viscounts-board-${id}-left`, { n: left }), table.say("viscounts-board-stack-end")];
  return { title: titled(table, `viscounts-${id}`), lines: [...lines, table.say(`viscounts-board-${id}-scores`, { points })], rule: "W-END-01" };
}

function scheme(table: Playing, view: ViscountsView, id: string): Explained | null {
  const parts = components(table);
  const card = parts.schemes.get(id);
  if (!card) return null;
  const first = [...card.row1, ...card.row2];
  const aims = card.options.flat().some((each) => "do" in each && each.do === "ai_action" && each.action === "focus");
  const focus: Arg = { name: `viscounts-focus-${parts.board(view.rival?.board)?.focus}` };
  return {
    title: titled(table, `viscounts-scheme-${id}`),
    lines: [
      table.say("viscounts-board-scheme-icons", { icons: words.iconsArg(card.header_icons) }),
      ...(first.length ? [table.say("viscounts-board-scheme-first", { effect: effectArg(first) })] : []),
      table.say("viscounts-board-scheme-move", { n: card.move }),
      ...card.options.map((option, k) => table.say("viscounts-board-scheme-option", { n: k + 1, effect: effectArg(option) })),
      ...(aims && view.rival ? [table.say("viscounts-board-focus", { focus })] : []),
      table.say("viscounts-board-scheme-rule"),
    ],
    rule: "W-SOLO-17",
  };
}

/** An answer that has no other place: what its button says. */
function answer(table: Playing, target: string, rule: string): Explained {
  const label = table.decision?.actions.find((action) => action.targets?.includes(target))?.label;
  return { title: label ? table.say(label.key, label.args) : table.say("viscounts-board-answer"), lines: [], rule };
}

const KINDS: Record<string, Explainer> = {
  card: (table, _, [id = ""]) => townsfolk(table, id),
  ms: (table, _, [id = ""]) => manuscript(table, id),
  townsfolk: (table, view, [segment = ""]) => pile(table, view, segment),
  manuscript: (table, view, [segment = ""]) => shelf(table, view, segment),
  site: (table, view, [id = ""]) => site(table, view, id),
  space: (table, view, [id = ""]) => space(table, view, id),
  castle: (table, view, [tier = "", section = ""]) => castle(table, view, tier, section),
  stack: (table, view, [id = ""]) => stack(table, view, id),
  scheme: (table, view, [id = ""]) => scheme(table, view, id),
  link: (table, view, [id = ""]) => {
    const link = segmentOf(table, id)?.sides[view.side]?.links.find((each) => each.id === id);
    if (!link) return null;
    const lines = [table.say("viscounts-board-link-effect", { effect: effectArg(link.effect) })];
    return { title: titled(table, "viscounts-link"), lines, rule: "W-BUILD-04" };
  },
  trade: (table, view, [id = ""]) => {
    const trade = segmentOf(table, id)?.sides[view.side]?.trade[id.slice(2) as "L" | "R"];
    if (!trade) return null;
    const icon: Arg = { name: words.iconKey("merchant") };
    const lines = [table.say("viscounts-board-trade", { n: trade.icons, icon, effect: effectArg(trade.effect) })];
    return { title: table.say("viscounts-action-trade"), lines, rule: "W-TRADE-02" };
  },
  option: (table, _, [n = ""]) => answer(table, `option:${n}`, "W-EFF-03"),
  count: (table, _, [n = ""]) => answer(table, `count:${n}`, "W-RULING-37"),
  owner: (table, _, [n = ""]) => answer(table, `owner:${n}`, "W-CASTLE-05"),
  decline: (table) => answer(table, "decline", "W-TURN-03"),
  good: (table, _, [good = ""]) => ({
    title: titled(table, words.goodKey(good)),
    lines: [...use(table, good), table.say("viscounts-board-endless")],
    rule: "W-TERM-09",
  }),
  leader: (table, view) => {
    const { vp } = components(table).all.cards.castle_leader;
    const lines = [table.say("viscounts-board-leader-gives", { vp }), table.say("viscounts-board-leader-rule")];
    if (view.leader !== null) lines.push(table.say("viscounts-board-holder", { who: lookOf(table, numberOf(view, view.leader)).name }));
    return { title: titled(table, "viscounts-castle-leader-card"), lines, rule: "W-CASTLE-06" };
  },
  bonus: (table, view, [id = ""]) => {
    const card = components(table).all.cards.cleric_bonus.find((each) => each.id === id);
    if (!card) return null;
    const lines = [
      table.say("viscounts-board-bonus-gives", { vp: card.vp, icons: words.iconsArg(card.icons) }),
      table.say("viscounts-board-shelf-bonus"),
    ];
    const holder = everybody(view).findIndex((own) => own.bonus.includes(card.ribbon));
    if (holder >= 0) lines.push(table.say("viscounts-board-holder", { who: lookOf(table, holder).name }));
    return { title: titled(table, `viscounts-bonus-${id.replaceAll("_", "-")}`), lines, rule: "W-MANU-03" };
  },
  pair: (table, view, [id = ""]) => {
    const pair = view.pairs.find((each) => each.card === id);
    const card = components(table).all.cards.player_cards.find((each) => each.id === id);
    if (!pair || !card) return null;
    const lines = [table.say("viscounts-board-pair-gain", { effect: effectArg(card.gain) })];
    if (card.then.length) lines.push(table.say("viscounts-board-pair-then", { effect: effectArg(card.then) }));
    for (const segment of components(table).all.board.segments) {
      for (const node of ["L", "R"] as const) {
        if (String(segment.start_numbers[node]) !== id) continue;
        lines.push(table.say("viscounts-board-pair-start", { space: spaceName(segment.id, node) }));
      }
    }
    const hero: Arg = { name: words.townsfolkKey(pair.hero) };
    const told = townsfolk(table, pair.hero);
    if (told) lines.push(table.say("viscounts-board-pair-hero", { hero }), ...told.lines);
    return { title: table.say("viscounts-board-pair", { number: id, hero }), lines, rule: "W-SETUP-11" };
  },
};

export function explain(target: string, table: Playing): Explained | null {
  const [kind = "", ...rest] = target.split(":");
  const view = table.view as ViscountsView;
  return KINDS[kind]?.(table, view, rest) ?? explainOwn(kind, rest, table, view);
}
