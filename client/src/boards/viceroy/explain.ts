/** What each thing on the table is, in words, with the rule that governs it. */
import type { Playing } from "../contract";
import { held } from "./bids";
import { cardOf, isLaw } from "./data";
import { COLOURS } from "./view";
import { cardArg, colourArg, heading, hyphens, laidAt, nameKey, rewardArg, seatOf, tokenArg, tokenList, viewOf } from "./words";

export interface Explained {
  title: string;
  lines: string[];
  rule?: string;
}

const TOKEN_RULES: Record<string, string> = {
  power: "V-TOK-02",
  magic: "V-SCORE-05",
  bonus_magic: "V-SCORE-05",
  science: "V-PASS-01",
  defence: "V-SCORE-07",
  attack: "V-AUC-11",
  bonus_circle: "V-SCORE-01",
  eternal: "V-BUILD-12",
  stored: "V-LAW-76",
  gems: "V-TOK-01",
  draw: "V-TOK-03",
};

/** Laws with a rule of their own; the others let choose. */
function lawRule(number: number, choice: boolean): string {
  if (choice) return "V-LAW-CHOICE";
  return `V-LAW-${number}`;
}

function explainCard(number: number, playing: Playing): Explained {
  const card = cardOf(playing.data, number);
  const title = playing.say("viceroy-numbered-card", { number, card: { name: nameKey(card) } });
  if (isLaw(card))
    return { title, lines: [playing.say(`viceroy-law-${hyphens(card.key)}-text`)], rule: lawRule(number, Boolean(card.params.options)) };
  const rows = (["1", "2", "3", "4"] as const).map((level) =>
    playing.say("viceroy-board-row", {
      level: Number(level),
      color: colourArg(card.rows[level].cost),
      items: { list: card.rows[level].reward.map(rewardArg) },
    }),
  );
  return { title, lines: [...rows, playing.say("viceroy-board-cumulative")], rule: "V-BUILD-11" };
}

/** A token or a reward: what it is, what it does, and the set that it may belong to. */
function explainToken(word: string, playing: Playing): Explained {
  const [whole = ""] = word.split(":");
  const kind = whole === "eternal_used" ? "eternal" : whole;
  const points: number = playing.data.rules.attack_penalty;
  const lines = [playing.say(`viceroy-board-token-${hyphens(kind)}-how`, { points })];
  if (kind === "magic" || kind === "science" || kind === "defence")
    lines.push(playing.say("viceroy-board-token-set-how", { points: playing.data.rules.set_points }));
  if (kind === "eternal") lines.push(playing.say("viceroy-board-token-eternal-used"));
  const exact = word !== whole && kind !== "gems" && kind !== "draw" && !word.endsWith(":any");
  const title = exact ? heading(playing, tokenArg(word)) : playing.say(`viceroy-board-token-${hyphens(kind)}`);
  const rule = TOKEN_RULES[kind];
  return { title, lines, ...(rule ? { rule } : {}) };
}

function explainPlace(seat: number, level: number, column: number, playing: Playing): Explained {
  const mine = seatOf(playing, seat);
  const laid = laidAt(mine, level, column);
  if (!laid) {
    const how = level === 5 ? "viceroy-board-place-top" : "viceroy-board-place-how";
    // What the card in question would cost and bring here says it all; only at the top something is to be known besides.
    const offers = playing.offers(`pyramid:${seat}:${level}:${column}`);
    return {
      title: playing.say("viceroy-board-empty-place", { level }),
      lines: offers.length && level < 5 ? offers : [...offers, playing.say(how, { level })],
      rule: level === 5 ? "V-BUILD-15" : level === 1 ? "V-PYR-01" : "V-PYR-02",
    };
  }
  const card = cardOf(playing.data, laid.card);
  const lines: string[] = [...playing.offers(`pyramid:${seat}:${level}:${column}`), heading(playing, { key: "viceroy-level", args: { level } })];
  if (laid.tokens?.length) lines.push(playing.say("viceroy-board-tokens-here", { tokens: tokenList(laid.tokens) }));
  if (laid.tucked?.length)
    lines.push(playing.say("viceroy-board-tucked-here", { cards: { list: laid.tucked.map((number) => cardArg(playing, number)) } }));
  if (laid.points) lines.push(playing.say("viceroy-board-law-points", { points: laid.points }));
  const circle = mine.circles.find((each) => each.level === level && each.column === column);
  if (circle) lines.push(playing.say("viceroy-board-circle-here", { color: colourArg(circle.color) }));
  const about = explainCard(laid.card, playing);
  return { ...about, lines: [...lines, ...(isLaw(card) ? about.lines : [])], rule: isLaw(card) ? (about.rule ?? "") : "V-PYR-05" };
}

function explainDisplay(colour: number, at: number, playing: Playing): Explained | null {
  const place = at === 1 ? "above" : "below";
  const number = viewOf(playing).display[COLOURS[colour] ?? "blue"][place];
  if (number === null) return null;
  const about = explainCard(number, playing);
  return { ...about, lines: [playing.say(`viceroy-board-lies-${place}`), ...about.lines] };
}

function explainDeck(deck: string, playing: Playing): Explained {
  const view = viewOf(playing);
  const n = deck === "large" ? view.large_deck : deck === "small" ? view.small_deck : view.law_deck;
  const how = deck === "large" && !n ? "viceroy-board-large-deck-empty" : `viceroy-board-${deck}-deck-how`;
  const lines = [playing.say(how, { n })];
  if (deck === "law" && view.known_laws.length)
    lines.push(playing.say("viceroy-board-known-laws", { cards: { list: view.known_laws.map(({ card }) => cardArg(playing, card)) } }));
  return { title: playing.say(`viceroy-board-${deck}-deck`), lines, rule: deck === "large" ? "V-AUC-20" : "V-TOK-03" };
}

function explainDiscard(playing: Playing): Explained {
  const cards = viewOf(playing).discarded;
  const list = cards.map((number) => ({ name: nameKey(cardOf(playing.data, number)) }));
  const lines = [cards.length ? playing.say("viceroy-board-discard-how", { cards: { list } }) : playing.say("viceroy-board-discard-none")];
  return { title: playing.say("viceroy-board-discard"), lines, rule: "V-COMP-03" };
}

function explainHand(of: string | undefined, playing: Playing): Explained | null {
  if (of !== undefined && /^\d+$/.test(of)) {
    const about = explainCard(Number(of), playing);
    return { ...about, lines: [...playing.offers(`hand:${of}`), playing.say("viceroy-board-first-of-order", { number: Number(of) }), ...about.lines] };
  }
  const mine = viewOf(playing).seats[Math.max(playing.viewer, 0)];
  if (!mine) return null;
  const lines = [...playing.offers("hand"), playing.say("viceroy-board-hand-how", { characters: mine.characters_in_hand, laws: mine.laws_in_hand })];
  return { title: heading(playing, { name: "viceroy-place-hand" }), lines, rule: "V-END-01" };
}

function explainSeat(seat: number, bidding: boolean, playing: Playing): Explained | null {
  const player = playing.players[seat];
  const mine = viewOf(playing).seats[seat];
  if (!player || !mine) return null;
  const lines: string[] = [];
  if (bidding || mine.sits_out) lines.push(heading(playing, { name: `viceroy-board-holds-${held(playing, seat).state}` }));
  if (mine.skips_auction) lines.push(playing.say("viceroy-board-skips-next"));
  lines.push(playing.say("viceroy-board-pyramid-of", { n: mine.pyramid.length }));
  lines.push(playing.say("viceroy-board-characters-in-hand", { n: mine.characters_in_hand }), playing.say("viceroy-board-laws-in-hand", { n: mine.laws_in_hand }));
  if (mine.hand.length && seat !== playing.viewer)
    lines.push(playing.say("viceroy-board-known-hand", { cards: { list: mine.hand.map((number) => cardArg(playing, number)) } }));
  return { title: player.name, lines, rule: mine.sits_out || mine.skips_auction ? "V-LAW-69" : bidding ? "V-AUC-01" : "V-ROUND-03" };
}

export function explain(target: string, playing: Playing): Explained | null {
  const [kind = "", one, two, three] = target.split(":");
  const view = viewOf(playing);
  const colour = COLOURS[Number(one)] ?? "blue";
  switch (kind) {
    case "auction": {
      const n = view.in_vain[colour];
      const how = playing.say("viceroy-board-auction-how");
      return {
        title: playing.say("viceroy-board-auction-card", { color: colourArg(colour) }),
        lines: n ? [playing.say("viceroy-event-bid-lost", { color: colourArg(colour), n }), how] : [how],
        rule: "V-AUC-12",
      };
    }
    case "display":
      return explainDisplay(Number(one), Number(two), playing);
    case "supply":
      return {
        title: heading(playing, { name: `viceroy-gem-${colour}` }),
        lines: [playing.say("viceroy-board-supply-how", { n: view.supply[colour] })],
        rule: "V-PASS-03",
      };
    case "gem": {
      const n = view.seats[Math.max(playing.viewer, 0)]?.gems?.[colour] ?? 0;
      return { title: heading(playing, { name: `viceroy-gem-${colour}` }), lines: [playing.say("viceroy-board-gem-how", { n })], rule: "V-AUC-02" };
    }
    case "attack":
      return explainToken("attack", playing);
    case "pass":
      return { title: playing.say("viceroy-board-stop-pass"), lines: [...playing.offers(target), playing.say("viceroy-board-stop-how")], rule: "V-AUC-01" };
    case "action": {
      const [title = playing.say("viceroy-board-options")] = playing.offers(target);
      return { title, lines: [], rule: playing.decision?.rules[0] ?? "V-LAW-CHOICE" };
    }
    case "deck":
      return explainDeck(one ?? "law", playing);
    case "discard":
      return explainDiscard(playing);
    case "card": {
      const about = explainCard(Number(one), playing);
      return { ...about, lines: [...playing.offers(target), ...about.lines] };
    }
    case "hand":
      return explainHand(one, playing);
    case "token":
      return explainToken(target.slice("token:".length), playing);
    case "pyramid":
      return explainPlace(Number(one), Number(two), Number(three), playing);
    case "seat":
    case "bid":
      return explainSeat(Number(one), kind === "bid", playing);
    case "virtual":
      return { title: playing.say("viceroy-board-virtual", { number: Number(one) + 1 }), lines: [playing.say("viceroy-board-virtual-how")], rule: "V-SOLO-03" };
    case "round":
      return {
        title: playing.say("viceroy-board-round", { round: Math.max(view.round, 1), rounds: view.rounds }),
        lines: [playing.say("viceroy-board-round-how", { rounds: view.rounds })],
        rule: "V-ROUND-01",
      };
    default:
      return null;
  }
}
