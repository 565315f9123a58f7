/** The open table, for all components of its screen. */
import { getContext, setContext } from "svelte";
import { providePlaying } from "@/boards/contract";
import { type Here, onBoards } from "@/lib/table/playing.svelte";

const KEY = Symbol("here");

export function provideHere(here: Here): void {
  setContext(KEY, here);
  providePlaying(onBoards(here));
}

export function atTable(): Here {
  return getContext<Here>(KEY);
}

export type Panel = "play" | "players" | "log" | "rules" | "score" | "chat";
