/** Real states of a game for the tests of its board: read from files, drawn without a browser. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { render } from "svelte/server";
import { beforeAll } from "vitest";
import { loadBoard } from "@/boards";
import type { Action, Playing } from "@/boards/contract";
import { loadTexts, speaker } from "@/lib/texts";
import Harness from "../dev/Harness.svelte";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const LANGUAGES = ["en", "cs", "tr"];

/** The targets that a drawn part has as places. */
export function targetsIn(html: string): Set<string> {
  return new Set([...html.matchAll(/data-target="([^"]+)"/g)].map((found) => found[1] as string));
}

interface Drawn {
  seat?: number | null;
  /** As on a phone held upright. */
  narrow?: boolean;
}

/** When what the states are made from was changed last. */
function changed(): number {
  const sources = ["core", "games", "table"].flatMap((part) => {
    const folder = `${root}/src/courtier/${part}`;
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => /\.(py|json)$/.test(path)).map((path) => `${folder}/${path}`);
  });
  return Math.max(...sources.map((path) => statSync(path).mtimeMs));
}

/** Twenty states of each kind of game, such as "4p" or "solo"; `View` is what a seat is shown. */
export class States<View> {
  readonly names: string[];
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  private readonly known = new Map<string, any>();

  constructor(game: string, kinds: readonly string[]) {
    this.names = kinds.flatMap((kind) => Array.from({ length: 20 }, (_, i) => `${game}-${kind}-${String(i).padStart(2, "0")}`));
    beforeAll(async () => {
      const since = changed();
      if (!this.names.every((name) => existsSync(this.file(name)) && statSync(this.file(name)).mtimeMs > since))
        execFileSync(`${root}/.venv/bin/python`, ["tools/fixtures.py", "build/fixtures", game], { cwd: root });
      await Promise.all([...LANGUAGES.map((lang) => loadTexts(lang, game)), loadBoard(game)]);
    }, 120_000);
  }

  private file(name: string): string {
    return `${root}/build/fixtures/${name}.json`;
  }

  /** A state with its events and component data. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  read(name: string): any {
    if (!this.known.has(name)) this.known.set(name, JSON.parse(readFileSync(this.file(name), "utf8")));
    return this.known.get(name);
  }

  /** One part of the board as the page would hold it. */
  part(name: string, which: string, { seat = null, narrow = false }: Drawn = {}): string {
    return render(Harness, { props: { fixture: this.read(name), lang: "en", part: which, seat, narrow } }).body;
  }

  viewer(name: string): number {
    return this.read(name).table.viewpoint[0];
  }

  view(name: string): View {
    return this.read(name).table.views[String(this.viewer(name))];
  }

  /** Targets of the open question that are no place of the given parts. */
  missing(name: string, narrow = false): string[] {
    const decision = this.read(name).table.decisions[String(this.viewer(name))];
    const there = new Set(["Board", "Mine"].flatMap((which) => [...targetsIn(this.part(name, which, { narrow }))]));
    const wanted: string[] = (decision?.actions ?? []).flatMap((each: Action) => each.targets ?? []);
    return wanted.filter((target) => !there.has(target));
  }

  /** What a board is given, as far as explaining needs it. */
  playing(name: string, lang: string): Playing {
    const { table, data } = this.read(name);
    return {
      view: this.view(name),
      data,
      viewer: this.viewer(name),
      decision: null,
      players: table.seats.map((each: { name: string }, seat: number) => ({ seat, name: each.name })),
      offers: () => [],
      said: speaker(lang, ["Ada", "Bora", "Cem", "Dana"]),
      // As at a real table, where it is a method and needs its object.
      say(this: { said: ReturnType<typeof speaker> }, key: string, args?: never): string {
        return this.said(args ? { key, args } : { key });
      },
    } as unknown as Playing;
  }
}
