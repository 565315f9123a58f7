/** Which pictogram stands for what; the same everywhere. */
import compass from "icon:compass";
import wall from "icon:defensive-wall";
import masks from "icon:drama-masks";
import pagoda from "icon:pagoda";
import scroll from "icon:tied-scroll";
import sailboat from "icon:sailboat";
import exchange from "icon:card-exchange";
import pickup from "icon:card-pickup";
import discard from "icon:card-discard";
import draw from "icon:card-draw";
import cancel from "icon:cancel";
import dice from "icon:rolling-dices";
import medal from "icon:medal";
import coins from "icon:two-coins";
import footprint from "icon:footprint";
import sunrise from "icon:sunrise";
import fruit from "icon:fruit-bowl";
import fan from "icon:handheld-fan";
import bonsai from "icon:bonsai-tree";
import teapot from "icon:teapot";
import necklace from "icon:gem-necklace";
import vase from "icon:porcelain-vase";
import pipa from "icon:banjo";
import statue from "icon:meditation";
import type { Effect, LocationId } from "./view";

export { compass, dice, draw, medal, pagoda, sunrise };

/** Jade is drawn by us as a pierced disc, so it has no pictogram here. */
export const LOCATION_ICONS: Record<Exclude<LocationId, "jade">, string> = {
  travel: compass,
  wall,
  intrigue: masks,
  palace: pagoda,
  decrees: scroll,
  canal: sailboat,
};

/** The gifts by value; the go stones of 3 are drawn by us. */
export const GIFT_ICONS: Record<number, string> = {
  1: fruit,
  2: fan,
  4: bonsai,
  5: teapot,
  6: necklace,
  7: vase,
  8: pipa,
  9: statue,
};

/** One sign in a row of signs: a piece of the game, a pictogram, or a few letters. */
export interface Sign {
  is: "servant" | "double" | "jade" | "vp" | "icon" | "text";
  icon?: string;
  text?: string;
}

const text = (words: string): Sign => ({ is: "text", text: words });
const icon = (body: string): Sign => ({ is: "icon", icon: body });
/** A little room between two groups of signs. */
const GAP: Sign = text("");
const JADE: Sign = { is: "jade" };
const SERVANT: Sign = { is: "servant" };

/** How wide a sign is, `size` high. */
function widthOf(sign: Sign, size: number): number {
  if (sign.is === "text") return (sign.text?.length || 0.7) * lettersOf(size) * 0.54;
  return sign.is === "servant" ? size * 0.72 : size;
}

/** The size of the letters among signs. */
export function lettersOf(size: number): number {
  return Math.max(size * 0.78, 12);
}

/** A row of signs: the middle of each, counted from the start of the row, and the width of the whole. */
export function rowOf(signs: readonly Sign[], size: number): { middles: number[]; width: number } {
  const gap = size * 0.1;
  let end = 0;
  const middles = signs.map((sign) => {
    const width = widthOf(sign, size);
    end += width + gap;
    return end - gap - width / 2;
  });
  return { middles, width: Math.max(0, end - gap) };
}

function place(id: string): Sign {
  return id === "jade" ? JADE : icon(LOCATION_ICONS[id as "palace"]);
}

function times(n: number, sign: Sign): Sign[] {
  return n === 1 ? [sign] : [text(String(n)), sign];
}

/** What the count of a scoring decree counts. */
function counted(what: string | undefined): Sign {
  if (what === "jade") return JADE;
  if (what === "vp") return { is: "vp" };
  return icon(what === "harbour_markers" ? sailboat : scroll);
}

/** An effect in signs; the words for it come from the texts. */
export function signs(effect: Effect): Sign[] {
  switch (effect.op) {
    case "hire":
      return [text(`+${effect.n ?? 1}`), SERVANT];
    case "pay_servants":
      return [text(`−${effect.n ?? 1}`), SERVANT];
    case "vp":
      return [{ is: "vp", text: String(effect.n ?? 1) }];
    case "palace":
      return times(effect.steps ?? 1, icon(pagoda));
    case "intrigue":
      return times(effect.steps ?? 1, icon(masks));
    case "gain_jade":
      return times(effect.n ?? 1, JADE);
    case "swap_card":
      return [icon(exchange)];
    case "retrieve_card":
      return [icon(pickup)];
    case "discard_card":
      return [text(`${effect.min_printed_value ?? 1}+`), icon(discard)];
    case "place_on_ship":
      return [...times(effect.max ?? 1, SERVANT), icon(sailboat)];
    case "move_ship":
      return [icon(sailboat), text("→")];
    case "place_on_wall":
      return [...times(effect.max ?? 1, SERVANT), icon(wall)];
    case "wall_extra":
      return [text("+1"), icon(wall)];
    case "travel_move":
      return times(effect.times ?? 1, icon(compass));
    case "take_medal_if_on_board":
      return [icon(medal)];
    case "location_action":
      return [place(effect.location ?? "palace")];
    case "set_die":
      return [icon(dice)];
    case "draw_gift_card":
      return [icon(draw)];
    case "unlock_double":
      return [{ is: "double" }];
    case "cost_reduction":
      return [text(`−${effect.n ?? 1}`), place(effect.action ?? "palace")];
    case "equal_value_suffices":
      return [text("≥"), icon(fan)];
    case "vp_per":
      return [{ is: "vp", text: String(effect.gain ?? 1) }, text(effect.per === 1 ? "/" : `/${effect.per ?? 1}`), counted(effect.what)];
    default:
      return [];
  }
}

/** The signs on a travel token. */
export function tokenSigns(id: string, effects: Effect[]): Sign[] {
  if (id === "double") return [text("×2")];
  if (id === "bonus_plus1") return [text("+1"), icon(fan)];
  if (id === "bonus_tax") return [icon(coins)];
  if (id === "bonus_follow") return [icon(footprint)];
  return effects.flatMap(signs);
}

/** A payment: ordinary servants, or the double servant and so many others. */
function payment(n: number, double: boolean, rest = 0): Sign[] {
  if (double) return [text("−"), { is: "double" }, ...(rest ? [text(`−${rest}`), SERVANT] : [])];
  return n ? [text(`−${n}`), SERVANT] : [];
}

/** What an option of a question is in signs: `way:card`, `variant:B:double`, `hire:2`; `args` are those of its label. */
export function optionSigns(target: string, args: Record<string, unknown>, effects: Effect[] = []): Sign[] {
  const [kind, first = "", second = "", third = ""] = target.split(":");
  const n = Number(args["n"] ?? 0);
  switch (kind) {
    case "way":
      if (first === "card") return [text("−"), icon(discard)];
      return first === "without" ? [icon(cancel)] : payment(2, first === "double");
    case "variant": {
      const paid = payment(n, second === "double", Number(args["rest"] ?? 0));
      return [text(first), GAP, ...paid, ...(paid.length ? [GAP] : []), ...effects.flatMap(signs)];
    }
    case "pay":
      return payment(n, first === "double", Number(args["rest"] ?? 0));
    case "hire": {
      const ordinary = Number(first) - (second ? 1 : 0);
      const double: Sign[] = second ? [text("+"), { is: "double" }] : [];
      return [...double, ...(ordinary || !second ? [text(`+${ordinary}`), SERVANT] : [])];
    }
    case "build": {
      const double: Sign[] = second === "1" ? [{ is: "double" }] : [];
      const extra: Sign[] = third === "0" ? [] : [text("+"), third === "1" ? SERVANT : { is: "double" }];
      // It is known that they go to the wall: without its sign the tablets lie in one row, off the builders.
      return [...(Number(first) ? times(Number(first), SERVANT) : []), ...double, ...extra];
    }
    case "crew":
      return [first === "double" ? { is: "double" } : SERVANT];
    case "doubles":
      return [text([...Array<string>(Number(first)).fill("×2"), ...Array<string>(Number(args["plain"] ?? 0)).fill("1")].join(" "))];
    default:
      return [text(first)];
  }
}
