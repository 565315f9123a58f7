/** Where each worker stands in the castle: in a row along its section, or in two rows where a section is narrow. */
import type { Plan, Point } from "./ring";
import { numberOf, type Participant, type ViscountsView } from "./view";

export interface Standing extends Point {
  key: string;
  seat: number;
  count: number;
  size: number;
}

interface Section {
  id: string;
  courtAt: Point;
  hallAt: Point;
  flat: boolean;
  /** How many stand side by side in the courtyard. */
  abreast: number;
}

const STEP = 20;

/** Above so many workers in one place an owner's workers are one figure with a number; on a phone they always are. */
const MOST = 6;

function rows(groups: [seat: number, count: number][], middle: Point, columns: number, place: string, tall: boolean): Standing[] {
  const all = groups.reduce((sum, [, count]) => sum + count, 0);
  const figures =
    all > MOST || tall
      ? groups.map(([seat, count]) => ({ seat, count, key: `${place}:${seat}` }))
      : groups.flatMap(([seat, count]) =>
          Array.from({ length: count }, (_, k) => ({ seat, count: 1, key: `${place}:${seat}:${k}` })),
        );
  const lines = Math.ceil(figures.length / columns);
  return figures.map((figure, k) => {
    const line = Math.floor(k / columns);
    const inLine = Math.min(columns, figures.length - line * columns);
    return {
      ...figure,
      x: middle.x + ((k % columns) - (inLine - 1) / 2) * (tall ? 17 : STEP),
      y: middle.y + (line - (lines - 1) / 2) * (tall ? 16 : STEP + 2),
      size: 24,
    };
  });
}

/** Everybody's workers, the seats first, then the rival's. */
export function crowd(view: ViscountsView, sections: readonly Section[], { tall, centre }: Plan): Standing[] {
  const everybody: [Participant, ViscountsView["players"][number]["workers"]][] = [
    ...view.players.map((player, seat): [Participant, typeof player.workers] => [seat, player.workers]),
    ...(view.rival ? [["rival", view.rival.workers] as [Participant, typeof view.rival.workers]] : []),
  ];
  const groups = (count: (workers: (typeof everybody)[number][1]) => number) =>
    everybody
      .map(([who, workers]): [number, number] => [numberOf(view, who), count(workers)])
      .filter(([, n]) => n > 0);
  return [
    ...sections.flatMap(({ id, courtAt, abreast }) =>
      rows(groups((workers) => workers.tier1[id] ?? 0), courtAt, abreast, `1:${id}`, tall),
    ),
    ...sections.flatMap(({ id, hallAt, flat }) =>
      rows(
        groups((workers) => workers.tier2[id] ?? 0),
        flat ? { x: hallAt.x + 26, y: hallAt.y } : { x: hallAt.x, y: hallAt.y + (tall ? 7 : 19) },
        3,
        `2:${id}`,
        tall,
      ),
    ),
    ...rows(groups((workers) => workers.tier3), centre, tall ? 2 : 6, "3", tall),
  ];
}
