/** Cards and other things with a name, as the game's own explanations tell them. */
import type { GameParts, Playing } from "@/boards/contract";

export interface Named {
  target: string;
  title: string;
  lines: string[];
  rule: string;
}

interface WithId {
  id: string | number;
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Data = any;

const each = (kind: string, things: readonly WithId[] | undefined): string[] => (things ?? []).map(({ id }) => `${kind}:${id}`);

/** What of each game's components can be looked up, as targets that the game explains. */
const TARGETS: Record<string, (data: Data) => string[]> = {
  gugong: (data) => [
    ...each("card", data.gift_cards?.cards),
    ...each("decree", data.decrees?.tiles),
    ...each("token", data.travel_tokens?.basic),
    ...each("token", data.travel_tokens?.bonus),
    ...each("reward", data.canal?.rewards),
    ...each("benefit", data.intrigue_benefits),
    ...each("exchange", data.travel_tokens?.exchanges),
  ],
  viceroy: (data) => [...each("card", data.characters), ...each("card", data.laws)],
  viscounts: (data) => [
    ...Object.values(data.townsfolk ?? {}).flatMap((cards) => (Array.isArray(cards) ? each("card", cards as WithId[]) : [])),
    ...each("ms", data.manuscripts?.cards),
  ],
};

/** Everything of a table's components that has a name; things that are told in the same words stand once. */
export function namedOf(parts: GameParts, playing: Playing): Named[] {
  const out = new Map<string, Named>();
  for (const target of TARGETS[playing.game]?.(playing.data) ?? []) {
    const told = parts.explain(target, playing);
    if (told) out.set([told.title, ...told.lines].join("\n"), { target, rule: "", ...told });
  }
  return [...out.values()];
}
