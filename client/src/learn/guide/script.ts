/** What a guide is made of: a fixed deal and steps through its first turns. */
import type { NewTable } from "@/lib/api/types";

export interface Step {
  /** The text is `guide-<game>-<key>`, its heading `guide-<game>-<key>-title`. */
  key: string;
  /** The answers that the step invites to, in order, in their notation; a step without any is only read. */
  acts?: readonly string[];
  /** Places to look at while reading. */
  look?: readonly string[];
  /** Where the rules say more. */
  rule?: string;
}

export interface Guide {
  game: string;
  options: NonNullable<NewTable["options"]>;
  steps: readonly Step[];
}

/** Where a guide is: a step to read, a step with the answer it invites to, or nothing more to show. */
export interface Standing {
  /** Index of the step; as many as there are steps where the guide is over. */
  step: number;
  act: string | null;
  /** The answers that are still to come in this step, that one first. */
  acts: readonly string[];
}

/** How many answers a guide invites to. */
export function actsOf(guide: Guide): string[] {
  return guide.steps.flatMap((step) => step.acts ?? []);
}

/**
 * The step to show after so many moves of the game, when all reading steps up to `read` have been read.
 *
 * The deal is fixed, so the number of moves says where a player is who follows the guide, also after an undo.
 */
export function standing(guide: Guide, moves: number, read: number): Standing {
  let done = 0;
  for (const [index, step] of guide.steps.entries()) {
    const acts = step.acts ?? [];
    if (!acts.length && index > read) return { step: index, act: null, acts: [] };
    if (moves < done + acts.length) return { step: index, act: acts[moves - done] as string, acts: acts.slice(moves - done) };
    done += acts.length;
  }
  return { step: guide.steps.length, act: null, acts: [] };
}
