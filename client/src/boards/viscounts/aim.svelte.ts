/** The site that was clicked in order to build: only it is lit as chosen, and it need not be clicked again. */
import { getContext, setContext } from "svelte";

class Aim {
  site = $state<string | null>(null);
}

const KEY = Symbol("aim");

export const takeAim = (): Aim => setContext(KEY, new Aim());
export const aimed = (): Aim => getContext<Aim>(KEY);
