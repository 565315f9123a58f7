/** How places look, to be compared: only what can be marked counts, and only as much of it as belongs to no other place. */
import { expect, test } from "vitest";
import { looksOf } from "@/lib/table/showing.svelte";

/** As much of what is drawn as is looked at. */
class Drawn {
  constructor(
    private readonly kind: "place" | "note" | "",
    private readonly target: string,
    private readonly text: string,
    private readonly within: Drawn[] = [],
  ) {}
  get innerHTML(): string {
    return this.text + this.within.map((each) => each.innerHTML).join("");
  }
  getAttribute(): string {
    return this.target;
  }
  querySelectorAll(selector: string): Drawn[] {
    const all = this.within.flatMap((each) => [each, ...each.querySelectorAll("*")]);
    return selector === "*" ? all : all.filter(({ kind }) => (selector.startsWith(".place") ? kind === "place" : kind));
  }
}

test("my servants look the same while somebody else's number of them changes", () => {
  const shown = (others: string) => {
    const table = new Drawn("", "", "", [new Drawn("note", "piece:hired", others), new Drawn("place", "piece:hired", "6")]);
    return looksOf(table as unknown as Element);
  };
  expect(shown("4")).toEqual(new Map([["piece:hired", "6"]]));
  expect(shown("5")).toEqual(shown("4"));
});

test("what lies on a place as a place of its own does not change how the place looks", () => {
  const city = new Drawn("place", "city:xian", "a circle", [new Drawn("note", "token:vp2", "2"), new Drawn("place", "die:die1", "5")]);
  const looks = looksOf(new Drawn("", "", "", [city]) as unknown as Element);
  expect([...looks]).toEqual([["city:xian", "a circle"], ["die:die1", "5"]]);
});
