/** The pictures in the rules of this game; each stands at one rule. */
import type { Component } from "svelte";
import { named } from "..";

export const pictures = named("viceroy", import.meta.glob<{ default: Component }>("./*.svelte", { eager: true }));
