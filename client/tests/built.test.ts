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

  test.each(GAMES)("opens a table of %s with less than 500 KiB", (game) => {
    const others = GAMES.filter((each) => each !== game);
    const needed = assets.filter((file) => !others.some((other) => file.startsWith(`${other}-`)));
    // Of the three languages one is loaded: the heaviest of each group counts.
    const heaviest = (files: string[]) => Math.max(0, ...files.map((file) => weight(`assets/${file}`)));
    const texts = needed.filter((file) => file.startsWith("base-") && file.endsWith(".js"));
    const ofGame = needed.filter((file) => file.startsWith(`${game}-`) && file.endsWith(".js"));
    const rest = needed.filter((file) => !texts.includes(file) && !ofGame.includes(file));
    const board = [...ofGame].sort((one, other) => weight(`assets/${other}`) - weight(`assets/${one}`));
    const sum =
      weight("index.html") + heaviest(texts) + rest.reduce((all, file) => all + weight(`assets/${file}`), 0) +
      board.slice(0, 2).reduce((all, file) => all + weight(`assets/${file}`), 0);
    expect(sum).toBeLessThan(BUDGET);
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
