/** What everything on the table is, in words, with the rule that governs it. */
import type { Playing } from "../contract";
import { welcome } from "./gifts";
import { PIECE_RULES } from "./pieces";
import type { Effect, LocationId } from "./view";
import { capital, cardOf, dataOf, effectWords, giftWords, keyOf, matchesOf, tileOf, viewOf } from "./words";

export interface Explained {
  title: string;
  lines: string[];
  rule?: string;
}

const LOCATION_RULES: Record<LocationId, string> = {
  travel: "G-TRAVEL-01",
  wall: "G-WALL-01",
  jade: "G-JADE-01",
  intrigue: "G-INTRIGUE-01",
  palace: "G-PALACE-01",
  decrees: "G-DECREE-02",
  canal: "G-CANAL-02",
};

function actionRule(action: Effect | null): string {
  if (action?.op === "location_action") return "G-CARD-02";
  if (action?.op === "hire") return "G-CARD-03";
  return action?.op === "swap_card" ? "G-CARD-04" : "G-CARD-01";
}

function card(id: string, table: Playing): Explained | null {
  const gift = cardOf(table, id);
  if (!gift) return null;
  const mine = viewOf(table).seats[table.viewer];
  const twin = [...(mine?.hand ?? []), ...(mine?.discard ?? [])].some((each) => each !== id && cardOf(table, each)?.value === gift.value);
  const plain = table.say("gugong-gift-plain", { gift: { name: `gugong-gift-${gift.value}` }, value: gift.value });
  // Two of the same value are told apart by what they do.
  const title = twin ? giftWords(table, id) : plain;
  const action = gift.action ? effectWords(table, gift.action) : table.say("gugong-card-action-none");
  const lines = [capital(action), capital(table.say(`gugong-set-${gift.set}`))];
  const matches = matchesOf(table, id);
  if (matches) lines.push(table.say("gugong-board-card-matches", { n: matches }));
  return { title, lines, rule: actionRule(gift.action) };
}

/** A variant with its cost, from the data of this table. */
function variant(table: Playing, letter: string, cost: number, effects: Effect[]): string {
  const list = { key: "list-of-effects", args: { effects: { list: effects.map((each) => effectWords(table, each)) } } };
  const key = cost ? "gugong-label-act-send" : "gugong-label-act";
  return table.say(key, { variant: letter, n: cost, rest: 0, effect: { message: list } });
}

function location(id: LocationId, table: Playing): Explained | null {
  const place = dataOf(table).locations.find((each) => each.id === id);
  if (!place) return null;
  const variants = Object.entries(place.variants).map(([letter, { cost, effects }]) =>
    typeof cost === "number"
      ? variant(table, letter, cost, effects)
      : table.say(`gugong-variant-${id}-${letter.toLowerCase()}-text`),
  );
  const gift = giftWords(table, viewOf(table).board[id].card);
  const values = welcome(table, id);
  return {
    title: table.say(`gugong-location-${id}`),
    lines: [
      ...variants,
      table.say("gugong-board-lies-here", { gift }),
      ...(values.length ? [table.say("gugong-board-welcome", { values: values.join(", ") })] : []),
    ],
    rule: LOCATION_RULES[id],
  };
}

function city(id: string, table: Playing): Explained {
  const token = viewOf(table).cities[id]?.token;
  const lines = token
    ? [capital(table.say(keyOf("token", token))), table.say(`${keyOf("token", token)}-text`)]
    : [table.say("gugong-board-no-token")];
  return { title: table.say(keyOf("city", id)), lines, rule: token ? "G-TOKEN-07" : "G-TRAVEL-03" };
}

function decree(id: string, table: Playing): Explained | null {
  const tile = tileOf(table, id);
  if (!tile) return null;
  const offer = viewOf(table).decrees.find((each) => each.id === id);
  const lines = [
    table.say(`${keyOf("decree", id)}-text`),
    capital(table.say("gugong-decree-level", { level: tile.level })) + (tile.vp_now ? `, ${table.say("gugong-decree-now", { vp: tile.vp_now })}` : ""),
    table.say("gugong-board-decree-price", { n: offer?.cost_now ?? tile.cost }),
  ];
  const rules = { 1: "G-DECREE-05", 2: "G-DECREE-06", 3: "G-DECREE-07" } as Record<number, string>;
  return { title: table.say(keyOf("decree", id)), lines, rule: rules[tile.level] ?? "G-DECREE-08" };
}

function harbour(id: string, table: Playing): Explained {
  const [route = "main", number = "1"] = id.split(":");
  if (route === "new") {
    return { title: capital(table.say("gugong-board-new-ship")), lines: [table.say("gugong-board-ships-text")], rule: "G-CANAL-05" };
  }
  const rewards = dataOf(table).canal.harbour_rewards[number] ?? [];
  const title =
    route === "main"
      ? table.say("gugong-harbour", { number: Number(number) })
      : table.say("gugong-harbour-on", { number: Number(number), route: { name: `gugong-route-${route}` } });
  const lines = rewards.length
    ? rewards.map((each) => table.say(`gugong-reward-${each}-text`))
    : [table.say("gugong-board-harbour-nothing")];
  return { title: capital(title), lines, rule: "G-CANAL-07" };
}

function house(id: string, table: Playing): Explained {
  const here = viewOf(table).houses.find((each) => each.id === id);
  const courtyard = id === "courtyard";
  const lines = [table.say("gugong-board-price", { n: here?.cost_now ?? here?.cost ?? 0 })];
  if (courtyard) lines.push(table.say("gugong-board-courtyard"));
  else if (!here?.jade) lines.push(table.say("gugong-board-house-empty"));
  return { title: capital(table.say(keyOf("house", id))), lines, rule: courtyard ? "G-JADE-02" : "G-JADE-01" };
}

function die(id: string, table: Playing): Explained {
  const faces = dataOf(table).destiny_dice.find((each) => each.id === id)?.faces ?? [];
  return {
    title: capital(table.say(keyOf("die", id))),
    lines: [table.say("gugong-board-die", { faces: faces.join(", ") }), table.say("gugong-board-dice-bonus")],
    rule: "G-NIGHT-01",
  };
}

function piece(id: string, table: Playing): Explained | null {
  const known = PIECE_RULES[id];
  if (!known) return null;
  const view = viewOf(table);
  const args = {
    n: view.wall.threshold,
    goal: dataOf(table).palace_track.goal,
    days: view.days,
    piles: view.draw_pile,
    discard: view.token_discard,
    slots: dataOf(table).players.travel_slots,
  };
  return { title: capital(table.say(known.title)), lines: [table.say(`gugong-board-${id}-text`, args)], rule: known.rule };
}

const OPTION_RULES: Record<string, string> = {
  way: "G-GIFT-04",
  variant: "G-ACT-01",
  build: "G-WALL-01",
  crew: "G-DOUBLE-02",
  pay: "G-TERM-04",
  face: "G-WALL-06",
  hire: "G-TERM-02",
  doubles: "G-TOKEN-02",
};

/** What a variant of the action in question would do, where it cannot be chosen. */
function unpaid(letter: string, table: Playing): string[] {
  const asked = table.decision?.actions.flatMap((each) => each.targets ?? []).find((each) => each.startsWith("location:"));
  const known = dataOf(table).locations.find((each) => `location:${each.id}` === asked)?.variants[letter];
  return known && typeof known.cost === "number" ? [variant(table, letter, known.cost, known.effects)] : [];
}

/** How something is done: its kind, and the answers that it stands for now. */
function option(kind: string, id: string, table: Playing): Explained {
  const key = ["way", "variant", "crew", "pay"].includes(kind) ? `${kind}-${id.replaceAll(":", "-").toLowerCase()}` : kind;
  const offers = table.offers(`${kind}:${id}`).slice(0, 3);
  const lines = !offers.length && kind === "variant" ? unpaid(id, table) : offers;
  return { title: table.say(`gugong-board-${key}`), lines, rule: OPTION_RULES[kind] ?? "G-FLOW-03" };
}

function token(id: string, table: Playing): Explained {
  const rule = id.startsWith("bonus") ? "G-BONUS-02" : "G-TOKEN-07";
  return { title: capital(table.say(keyOf("token", id))), lines: [table.say(`${keyOf("token", id)}-text`)], rule };
}

/** A title and lines for a target of a decision, or for anything else that explains itself. */
export function explain(target: string, table: Playing): Explained | null {
  const cut = target.indexOf(":");
  const [kind, id] = cut < 0 ? [target, ""] : [target.slice(0, cut), target.slice(cut + 1)];
  switch (kind) {
    case "card":
      return card(id, table);
    case "location":
    case "name":
      return location(id as LocationId, table);
    case "city":
      return city(id, table);
    case "decree":
      return decree(id, table);
    case "harbour":
      return harbour(id, table);
    case "house":
      return house(id, table);
    case "die":
      return die(id, table);
    case "piece":
      return piece(id, table);
    case "own-board":
      return piece("own-board", table);
    case "token":
      return token(id, table);
    case "taken-token": {
      const taken = viewOf(table).taken_token;
      return taken ? token(taken, table) : null;
    }
    case "reward":
      return { title: capital(table.say(keyOf("reward", id))), lines: [table.say(`${keyOf("reward", id)}-text`)], rule: "G-CANAL-09" };
    case "benefit":
      return { title: capital(table.say(keyOf("benefit", id))), lines: [table.say(`${keyOf("benefit", id)}-text`)], rule: "G-WALL-06" };
    case "exchange":
      return { title: capital(table.say(keyOf("exchange", id))), lines: [table.say(`${keyOf("exchange", id)}-text`)], rule: "G-TOKEN-02" };
    case "automa":
      return { title: capital(table.say(keyOf("automa", id))), lines: [table.say("gugong-board-automa-text")], rule: "G-SOLO-07" };
    case "action":
      return {
        title: table.offers(target)[0] ?? table.say("gugong-board-gong"),
        lines: [table.say("gugong-board-gong-text")],
        rule: table.decision?.prompt.rule || "G-FLOW-03",
      };
    default:
      return kind in OPTION_RULES ? option(kind, id, table) : null;
  }
}
