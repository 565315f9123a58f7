/** Which pictograms each game has for its texts. */
import { NAMES as gugong } from "./gugong.svelte";
import { NAMES as viceroy } from "./viceroy.svelte";
import { NAMES as viscounts } from "./viscounts.svelte";

export const NAMES: Readonly<Record<string, readonly string[]>> = { gugong, viceroy, viscounts };
