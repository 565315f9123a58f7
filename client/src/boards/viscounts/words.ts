/** Names, effects and abilities of Viscounts in words of the viewer's language. */
import type { Arg, Playing } from "../contract";
import type { Ability, Effect, Operation, SlotData, TownsfolkData } from "./data";
import type { Icon, ViscountsView } from "./view";

const kebab = (id: string) => id.replaceAll("_", "-");

export const townsfolkKey = (id: string) => `viscounts-townsfolk-${kebab(id)}`;
export const manuscriptKey = (id: string) => `viscounts-manuscript-${kebab(id)}`;
export const sectionKey = (id: string) => `viscounts-section-${kebab(id)}`;
export const buildingKey = (id: string) => `viscounts-building-${kebab(id)}`;
export const iconKey = (icon: Icon | string) => `viscounts-icon-${icon}`;
export const goodKey = (good: string) => `viscounts-good-${good}`;
/** Something that is owned: what is of any kind is just a resource. */
export const ownedKey = (good: string) => (good === "any" ? "viscounts-resource" : goodKey(good));
export const segmentKey = (id: string) => `viscounts-segment-${id}`;

/** A name as it stands at the head of a line. */
export function titled(table: Playing, key: string, args?: Record<string, Arg>): string {
  return table.say("viscounts-board-head", { text: args ? { key, args } : { key } });
}

/** Whether the end is triggered and still to come: then the round is told in red. */
export const ending = (table: Playing): boolean => (table.view as ViscountsView).last_round !== null && !table.over;

/** Which round it is, and of how many as soon as that is known; before the first one, that the game is being set up; then that it is over. */
export function roundWords(table: Playing): string {
  const { round: n, last_round: last } = table.view as ViscountsView;
  if (table.over) return table.say("ui-game-over");
  if (!n) return titled(table, "viscounts-phase-setup");
  if (last === null) return table.say("viscounts-board-round", { n });
  return n < last ? table.say("viscounts-board-round-of", { n, last }) : table.say("viscounts-board-last-round");
}

function operation(each: Operation): Arg {
  const n = each.n ?? 1;
  if (each.choice) {
    return { key: "viscounts-effect-choice", args: { options: { list: each.choice.map((option) => effectArg(option)) } } };
  }
  switch (each.do) {
    case "gain":
      return { key: "viscounts-effect-gain", args: { n, good: { name: goodKey(each.what ?? "any") } } };
    case "flip":
      return { key: `viscounts-effect-flip-${each.what}`, args: { n } };
    case "build_free":
      return { key: "viscounts-effect-build-free", args: { building: { name: buildingKey(each.building ?? "") } } };
    case "free_manuscript":
      return { key: "viscounts-effect-free-manuscript", args: { costs: { list: each.costs ?? [] } } };
    case "destroy":
      return each.from ? { key: "viscounts-effect-destroy-any" } : { key: "viscounts-effect-destroy", args: { n } };
    case "ai_action":
      return { key: "viscounts-effect-ai-action", args: { action: { name: `viscounts-action-${each.action}` } } };
    default:
      return { key: `viscounts-effect-${kebab(each.do ?? "nothing")}`, args: { n } };
  }
}

/** An effect as an argument of another text. */
export function effectArg(effect: Effect): Arg {
  const parts = effect.map(operation);
  if (parts.length === 1) return parts[0] as Arg;
  if (parts.length === 0) return { key: "viscounts-effect-nothing" };
  return { key: "viscounts-effect-all", args: { effects: { list: parts } } };
}

export function effectWords(table: Playing, effect: Effect): string {
  return table.say("viscounts-label-alternative", { effect: effectArg(effect) });
}

/** Icons as a list of names. */
export function iconsArg(icons: readonly Icon[]): Arg {
  return { list: icons.map((icon): Arg => ({ name: iconKey(icon) })) };
}

/** Icons as a line of their own. */
export function iconsLine(table: Playing, icons: readonly Icon[]): string {
  return titled(table, "viscounts-upgrade-icons", { icons: iconsArg(icons) });
}

/** What a townsfolk's ability does, in one sentence, or nothing. */
export function abilityWords(table: Playing, ability: Ability): string | null {
  const effect: Arg = effectArg(ability.effect ?? []);
  if (ability.timing === "none") return null;
  if (ability.timing === "instant") return table.say("viscounts-ability-instant", { effect });
  if (ability.timing === "dropoff") return table.say("viscounts-ability-dropoff", { effect });
  const action: Arg = { name: `viscounts-action-${ability.action}` };
  if (!ability.modifier) {
    if (ability.trigger === "after_action") return table.say("viscounts-ability-after-action", { action, effect });
    return table.say(`viscounts-ability-${kebab(ability.trigger ?? "")}`, { effect });
  }
  const { per = 1, icons = 1 } = ability;
  const icon: Arg = { name: iconKey(ability.to ?? "criminal") };
  if (ability.modifier === "convert_icons") {
    const from: Arg = { name: iconKey(ability.from ?? "merchant") };
    return table.say("viscounts-ability-convert-icons", { action, per, from, icons, icon });
  }
  const goods = ability.pay ?? [];
  const text =
    goods.length === 1
      ? table.say("viscounts-ability-pay-as-icon", { action, per, good: { name: goodKey(goods[0] ?? "") }, icons, icon })
      : table.say("viscounts-ability-pay-any-as-icon", {
          action, goods: { list: goods.map((good): Arg => ({ name: goodKey(good) })) }, icons, icon,
        });
  return ability.limit === 1 ? table.say("viscounts-ability-once", { text }) : text;
}

/** What an uncovered slot gives. */
export function upgradeWords(table: Playing, slot: SlotData): string {
  const { type, icons, effect } = slot.upgrade;
  if (!slot.id.startsWith("ai")) return table.say(`viscounts-slot-${slot.id}-text`);
  if (type === "icons") return iconsLine(table, icons ?? []);
  return titled(table, `viscounts-upgrade-${kebab(type)}`, { effect: effectArg(effect ?? []) });
}

/** The lines that explain a townsfolk. */
export function townsfolkLines(table: Playing, card: TownsfolkData): string[] {
  const out = [iconsLine(table, card.icons), table.say("viscounts-board-card-cost", { n: card.cost })];
  const ability = abilityWords(table, card.ability);
  if (ability) out.push(ability);
  if (card.on_hire_or_dismiss.length) {
    out.push(table.say("viscounts-ability-hire-or-dismiss", { effect: effectArg(card.on_hire_or_dismiss) }));
  }
  return out;
}
