/** The built client keeps its promises: small, nothing inlined, nothing from elsewhere. Needs build/client (make client). */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";
import { types } from "../build/types.mjs";

const OUT = fileURLToPath(new URL("../../build/client", import.meta.url));
const BUDGET = 500 * 1024;
const GAMES = ["gugong", "viceroy", "viscounts"];

/** What a file weighs on the wire; fonts are compressed already. */
const weights = new Map<string, number>();
function weight(file: string): number {
  let known = weights.get(file);
  if (known === undefined) {
    const body = readFileSync(join(OUT, file));
    const packed = () => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } });
    known = file.endsWith(".woff2") ? body.length : packed().length;
    weights.set(file, known);
  }
  return known;
}

describe.skipIf(!existsSync(join(OUT, "index.html")))("the built client", () => {
  const assets = existsSync(join(OUT, "assets")) ? readdirSync(join(OUT, "assets")).filter((file) => !/\.(br|gz)$/.test(file)) : [];

  /** The files that come when `from` loads another part on demand: the bundler writes them down beside the call. */
  function brings(from: string, call: RegExp): string[] {
    const code = readFileSync(join(OUT, "assets", from), "utf8");
    const all = JSON.parse(/m\.f=(\[.*?\])/.exec(code)?.[1] ?? "[]") as string[];
    const wanted = call.exec(code)?.[1];
    expect(wanted, String(call)).toBeDefined();
    return (wanted ?? "").split(",").map((index) => all[Number(index)] ?? "");
  }
  const only = (begun: string) => assets.filter((file) => file.startsWith(begun) && file.endsWith(".js"));
  const DEPS = String.raw`\)(?:\.then\([^)]*\))?,__vite__mapDeps\(\[([\d,]*)\]`;

  test.each(GAMES)("opens a table of %s with less than 500 KiB", (game) => {
    const page = readFileSync(join(OUT, "index.html"), "utf8");
    const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = ""]) => file);
    const entry = named.find((file) => /\/index-.*\.js$/.test(file)) ?? "";
    const [screen = ""] = only("TableScreen-");
    const table = brings(entry.replace("assets/", ""), new RegExp(`TableScreen-[^\`]+\`${DEPS}`));
    const board = brings(screen, new RegExp(`"\\./${game}/index\\.ts":[^,]*?\`${DEPS}`));
    const drawn = brings(screen, new RegExp(`"\\./${game}/drawn\\.ts":[^,]*?\`${DEPS}`));
    // Of the three languages one is loaded: the heaviest of each group counts. The fonts come with the first words.
    const heaviest = (files: string[]) => Math.max(0, ...files.map((file) => weight(`assets/${file}`)));
    const texts = only(`${game}-`).filter((file) => !board.includes(`assets/${file}`));
    const fonts = assets.filter((file) => file.endsWith(".woff2")).map((file) => `assets/${file}`);
    const first = new Set(["index.html", ...named, ...table, `assets/${screen}`, ...board, ...fonts]);
    const sum = [...first].reduce((all, file) => all + weight(file), heaviest(only("base-")) + heaviest(texts));
    expect(sum).toBeLessThan(BUDGET);
    // Pictures and pictograms of the rules are not part of it.
    expect(first.has(drawn[0] ?? "")).toBe(false);
  });

  test("has no inline script or style, and loads nothing from elsewhere", () => {
    const page = readFileSync(join(OUT, "index.html"), "utf8");
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>|<style|style="|https?:/);
  });

  test("can be installed, and its worker keeps only built files", () => {
    const manifest = JSON.parse(readFileSync(join(OUT, "manifest.webmanifest"), "utf8")) as { icons: { src: string }[] };
    for (const icon of manifest.icons) expect(existsSync(join(OUT, icon.src))).toBe(true);
    const kept = /const KEPT = (\[.*\]);/.exec(readFileSync(join(OUT, "sw.js"), "utf8"))?.[1] ?? "[]";
    expect((JSON.parse(kept) as string[]).every((file) => file.startsWith("/assets/"))).toBe(true);
  });
});

test("the types are those of the published schemas", async () => {
  const written = readFileSync(new URL("../src/lib/api/types.ts", import.meta.url), "utf8");
  expect(written, "run node build/types.mjs").toBe(await types());
});
