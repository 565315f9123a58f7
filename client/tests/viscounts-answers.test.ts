/** How answers of Viscounts are listed, where cards lie while they are rearranged, and where riders stand on a phone. */
import { describe, expect, it } from "vitest";
import type { Decision, Playing } from "@/boards/contract";
import { ordering } from "@/boards/viscounts/ordering";
import { rank } from "@/boards/viscounts/ranks";
import * as ring from "@/boards/viscounts/ring";
import type { ViscountsView } from "@/boards/viscounts/view";

describe("the list of answers", () => {
  const view = { layout: ["E", "A", "D", "B", "C"], players: [{ space: "B.L" }] } as unknown as ViscountsView;
  const decision = { seat: 0 } as Decision;
  const action = (target: string, silver?: number) => ({ action: target, label: { key: "x", args: silver === undefined ? {} : { silver } }, targets: [target] });
  const sorted = (actions: ReturnType<typeof action>[]) =>
    [...actions].sort((one, other) => rank(one, decision, view) - rank(other, decision, view)).map((each) => each.action);

  it("begins with rides that cost nothing, the nearest first", () => {
    const rides = [action("space:A.L", 2), action("space:A.I", 1), action("space:C.R"), action("space:C.L"), action("space:C.I"), action("space:E.I")];
    expect(sorted(rides)).toEqual(["space:C.L", "space:C.I", "space:C.R", "space:E.I", "space:A.I", "space:A.L"]);
  });

  it("follows the ring where townsfolk are chosen", () => {
    expect(sorted([action("townsfolk:A"), action("townsfolk:B"), action("townsfolk:E")])).toEqual(["townsfolk:E", "townsfolk:A", "townsfolk:B"]);
  });
});

describe("cards that are rearranged", () => {
  const lie = (lights: Record<string, string>) => ordering({ light: (target: string) => lights[target] ?? "" } as unknown as Playing, 0, ["a", "b", null]).map(({ id, at }) => `${id}${at}`);

  it("lie where they lay until one is picked", () => {
    expect(lie({ "player:0:left:a": "open", "player:0:left:b": "open" })).toEqual(["a0", "b1"]);
  });

  it("stay in their new order until it is confirmed", () => {
    expect(lie({ "player:0:left:b": "chosen", "player:0:middle:a": "chosen" })).toEqual(["a1", "b0"]);
  });
});

describe("riders on a phone", () => {
  it("leave the number of the trade spot beside them to be read", () => {
    const plan = ring.TALL;
    for (const i of [0, 1, 2, 3, 4])
      for (const [node, u] of [["L", 0.268], ["R", 0.732]] as const)
        for (const n of [1, 2]) {
          const spot = plan.at(ring.along(i, u), plan.road);
          const riders = Array.from({ length: n }, (__, k) => plan.stand(i, node, k, n));
          for (const { x, y } of riders) expect(Math.hypot(spot.x - x, spot.y - y), `${i}${node} ${n}`).toBeGreaterThan(25);
        }
  });

  it("stand nearer to their own space than to any other, however many they are", () => {
    const plan = ring.TALL;
    const spaces = [0, 1, 2, 3, 4].flatMap((i) => ["L", "R", "I"].map((node) => ({ i, node, ...plan.spaceAt(i, node) })));
    for (const { i, node } of spaces)
      for (const [k, n] of [[0, 2], [1, 2], [0, 3], [2, 3], [0, 4], [3, 4]] as const) {
        const { x, y } = plan.stand(i, node, k, n);
        const [nearest] = [...spaces].sort((one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y));
        expect(nearest, `${k} of ${n} on ${i}${node}`).toMatchObject({ i, node });
      }
  });
});
