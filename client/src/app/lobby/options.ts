/** What can be chosen before a game, as the server lists it, and which of it concerns one who plays alone. */
import type { Arg } from "@/boards/contract";

export interface Option {
  key: string;
  kind: "number" | "flag" | "choice";
  default: string | number | boolean;
  min?: number;
  max?: number;
  choices?: string[];
  rule?: string;
}

type Say = (key: string, args?: Record<string, Arg>) => string;

const ALONE: Record<string, string[]> = { gugong: ["difficulty", "pairing", "focus"], viscounts: ["rival", "difficulty"] };
const TOGETHER: Record<string, string[]> = { gugong: ["expert_setup", "bonus_tokens"] };

/** The options that make sense for so many players; the server has the last word. */
export function fitting(game: string, options: readonly Option[], players: number): Option[] {
  const out = players === 1 ? (TOGETHER[game] ?? []) : (ALONE[game] ?? []);
  return options.filter((option) => option.key !== "players" && !out.includes(option.key));
}

/** The least that an option may be: alone Viceroy needs a virtual opponent. */
export function least(game: string, option: Option, players: number): number {
  return game === "viceroy" && option.key === "virtual" && players === 1 ? 1 : (option.min ?? 0);
}

export function most(game: string, option: Option, players: number): number {
  return game === "viceroy" && option.key === "virtual" ? 4 - players : (option.max ?? 9);
}

/** What is called so in the settings of a table. */
export const optionKey = (game: string, option: Option): string => `${game}-option-${option.key.replaceAll("_", "-")}`;

/** A value of a choice in words. */
export function choiceName(game: string, option: Option, choice: string, say: Say): string {
  const label = (key: string) => say("label", { text: { name: key } });
  if (game === "viscounts") return label(`viscounts-rival-${choice.replaceAll("_", "-")}`);
  if (option.key === "pairing") return label(`gugong-pairing-s${choice.replace(/[^0-9]/g, "")}`);
  if (option.key === "focus") return label(choice === "random" ? "client-random" : `gugong-location-${choice}`);
  return label(`${game}-${option.key}-${choice}`);
}
