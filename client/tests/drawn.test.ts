/** What is drawn in the rules: every pictogram and every picture that the texts name is there, and none is drawn in vain. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { blocks, wordsOf, type Inline } from "@/lib/markdown";
import { loadPictures, type Pictures } from "@/learn/pictures";
import { NAMES } from "@/learn/signs/names";

const LANGS = ["en", "cs", "tr"];
const file = (game: string, lang: string): string =>
  readFileSync(new URL(`../../src/courtier/locales/${lang}/rules/${game}.md`, import.meta.url), "utf8");

describe.each(Object.keys(NAMES))("%s", (game) => {
  let pictures: Pictures = {};
  // Dozens of drawings are compiled here, and the machine may have other things to do.
  beforeAll(async () => void (pictures = await loadPictures(game)), 60_000);

  test.each(LANGS)("in %s every pictogram is one of the game's, and every picture can be drawn", (lang) => {
    const used = new Set<string>();
    const signs = (parts: Inline[]): string[] => parts.flatMap((part) => (part.kind === "sign" ? [part.name] : []));
    for (const block of blocks(file(game, lang))) {
      const inside =
        block.kind === "paragraph" ? [block.inside]
        : block.kind === "list" ? block.items.map((item) => item.inside)
        : block.kind === "table" ? [...block.head, ...block.rows.flat()]
        : [];
      expect(NAMES[game]).toEqual(expect.arrayContaining(inside.flatMap(signs)));
      if (block.kind !== "picture") continue;
      expect(pictures, block.name).toHaveProperty(block.name);
      expect(used.has(block.name), `${block.name} stands twice`).toBe(false);
      expect(block.seen.length).toBeGreaterThan(20);
      used.add(block.name);
    }
    expect([...used].sort()).toEqual(Object.keys(pictures).sort());
    expect(used.size).toBeGreaterThanOrEqual(8);
  });
});

test("a pictogram keeps to the word behind it, also in emphasis, and words alone have none", () => {
  const [block] = blocks("Pay 2 :gold: gold, *a :gems: gem* or :any:.");
  expect(block).toEqual({
    kind: "paragraph",
    inside: [
      { kind: "text", text: "Pay 2 " }, { kind: "sign", name: "gold", text: "gold," }, { kind: "text", text: " " }, { kind: "italic", text: "a " },
      { kind: "sign", name: "gems", text: "gem" }, { kind: "text", text: " or " }, { kind: "sign", name: "any", text: "." },
    ],
  });
  expect(wordsOf("Pay 2 :gold: gold.\n\n![A circle.](picture:viceroy-circle)")).toBe("Pay 2 gold.\n\nA circle.");
});
