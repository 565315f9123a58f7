/** The rules reference: its Markdown becomes a tree, and its rules are found as people type. */
import { expect, test } from "vitest";
import { blocks } from "@/lib/markdown";
import { finder } from "@/learn/search/finding";
import { speechOf } from "@/learn/search/ranking";

const rule = (id: string, title: string, text: string) => ({ id, title, text, lang: "cs" });
const BOOK = {
  game: "viceroy", title: "", lang: "cs",
  chapters: [
    { title: "Pyramida", introduction: "", lang: "cs", rules: [rule("V-PYR-05", "Kruh", "Jednobarevný kruh dá věčný drahokam.")] },
    { title: "Dražba", introduction: "", lang: "cs", rules: [rule("V-BID-01", "Nabídka", "Každý nabídne drahokam (V-PYR-05).")] },
  ],
};

const find = finder(BOOK, [], speechOf("a kdy", "cena stojí"));

test("rules are found by number and by words, with or without diacritics", () => {
  expect(find("v-bid-01").map((each) => each.id)).toEqual(["V-BID-01"]);
  expect(find("v-pyr").map((each) => each.id)).toEqual(["V-PYR-05"]);
  expect(find("pyr-05").map((each) => each.id)).toEqual(["V-PYR-05"]);
  expect(find("VECNY drahokam").map((each) => each.id)).toEqual(["V-PYR-05", "V-BID-01"]);
  expect(find("kruhu").map((each) => each.id)).toEqual(["V-PYR-05"]);
  expect(find("V-PYR-99")).toEqual([]);
  expect(find("nic takového")).toEqual([]);
});

test("paragraphs, lists, tables, emphasis and rule numbers are read", () => {
  const [first, list, table] = blocks("Take **one** card (V-PYR-05).\n\n- first\n  goes on\n- *second*\n\n| a | b |\n|---|---|\n| 1 | `2` |");
  expect(first).toEqual({
    kind: "paragraph",
    inside: [
      { kind: "text", text: "Take " }, { kind: "bold", text: "one" }, { kind: "text", text: " card (" },
      { kind: "rule", text: "V-PYR-05" }, { kind: "text", text: ")." },
    ],
  });
  expect(list).toMatchObject({ kind: "list", ordered: false, items: [{ depth: 0 }, { inside: [{ kind: "italic", text: "second" }] }] });
  expect(table).toMatchObject({ kind: "table", rows: [[[{ text: "1" }], [{ kind: "code", text: "2" }]]] });
});

test("markup of another language stays words", () => {
  expect(blocks("<script>alert(1)</script>")).toEqual([
    { kind: "paragraph", inside: [{ kind: "text", text: "<script>alert(1)</script>" }] },
  ]);
});
