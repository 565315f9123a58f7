/**
 * The plan of the board: rings around the castle, cut into five segments.
 *
 * Every ring is a rounded oval of half width `a` and half height `b`. A point is named by `t`, the way travelled clockwise
 * (0 is the middle of the first segment, at the top; 1 is once around), and by its ring.
 */
export interface Oval {
  a: number;
  b: number;
}
export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 866;
export const HEIGHT = 568;
const CENTRE: Point = { x: WIDTH / 2, y: HEIGHT / 2 };
/** Between an ellipse (2) and a rectangle: rounder corners leave room for the piles that lie beside the board. */
const ROUNDNESS = 2.35;

/** From the outside to the inside: the edges between sites, outer path, fields, inner path and the castle's tiers. */
export const RIM: Oval = { a: 430, b: 281 };
export const ROAD_OUT: Oval = { a: 366, b: 222 };
export const ROAD_IN: Oval = { a: 328, b: 187 };
export const PATH_OUT: Oval = { a: 216, b: 110 };
export const WALL: Oval = { a: 184, b: 84 };
export const TIER_2: Oval = { a: 124, b: 50 };
export const TIER_3: Oval = { a: 62, b: 20 };

export function between(one: Oval, other: Oval, part = 0.5): Oval {
  return { a: one.a + (other.a - one.a) * part, b: one.b + (other.b - one.b) * part };
}

export const SITES = between(RIM, ROAD_OUT, 0.52);
export const ROAD = between(ROAD_OUT, ROAD_IN);
export const FIELD = between(ROAD_IN, PATH_OUT);
export const PATH = between(PATH_OUT, WALL);

function round(angle: number, { a, b }: Oval): Point {
  const power = 2 / ROUNDNESS;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: CENTRE.x + a * Math.sign(cos) * Math.abs(cos) ** power,
    y: CENTRE.y + b * Math.sign(sin) * Math.abs(sin) ** power,
  };
}

const STEPS = 2000;
/** How far along the outer path each small step of the angle has come, so that the segments are equally long. */
const travelled: number[] = (() => {
  const out = [0];
  let last = round(-Math.PI / 2, ROAD);
  for (let i = 1; i <= STEPS; i++) {
    const here = round(-Math.PI / 2 + (2 * Math.PI * i) / STEPS, ROAD);
    out.push((out[i - 1] as number) + Math.hypot(here.x - last.x, here.y - last.y));
    last = here;
  }
  return out;
})();

/** The point of a ring after the part `t` of the way around. */
export function at(t: number, oval: Oval): Point {
  const way = (t - Math.floor(t)) * (travelled[STEPS] as number);
  let [low, high] = [0, STEPS];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((travelled[middle] as number) <= way) low = middle;
    else high = middle;
  }
  const from = travelled[low] as number;
  const part = (way - from) / ((travelled[high] as number) - from || 1);
  return round(-Math.PI / 2 + (2 * Math.PI * (low + part)) / STEPS, oval);
}

/** Where the part `u` of segment `i` (0 in clockwise order) lies on the way around. */
export function along(i: number, u: number): number {
  return (i + u - 0.5) / 5;
}

/** The direction of travel, in degrees, at a point. */
export function heading(t: number, oval: Oval): number {
  const [before, after] = [at(t - 0.004, oval), at(t + 0.004, oval)];
  return (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
}

/** Whether one travels more sideways than up or down there. */
export function level(t: number, oval: Oval): boolean {
  return Math.abs(Math.cos((heading(t, oval) * Math.PI) / 180)) > 0.62;
}

const place = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The line along a ring from one part of the way to another. */
export function arc(from: number, to: number, oval: Oval): string {
  const n = Math.max(4, Math.ceil(Math.abs(to - from) * 90));
  return Array.from({ length: n + 1 }, (_, i) => place(at(from + ((to - from) * i) / n, oval))).join(" L");
}

/** The area between two rings from one part of the way to another. */
export function sector(from: number, to: number, outer: Oval, inner: Oval): string {
  return `M${arc(from, to, outer)} L${arc(to, from, inner)} Z`;
}

/** A whole ring. */
export function loop(oval: Oval): string {
  return `M${arc(0, 1, oval)} Z`;
}

/** A river from the rim to the moat, winding a little. */
export function river(i: number, u: number): string {
  const points = [
    at(along(i, u), RIM),
    at(along(i, u - 0.012), SITES),
    at(along(i, 0.5), ROAD),
    at(along(i, 0.53), between(ROAD_IN, PATH_OUT, 0.4)),
    at(along(i, 0.5), PATH_OUT),
    at(along(i, 0.5), WALL),
  ];
  const [first, ...rest] = points as [Point, ...Point[]];
  let path = `M${place(first)}`;
  for (let k = 0; k < rest.length - 1; k++) {
    const [here, next] = [rest[k] as Point, rest[k + 1] as Point];
    path += ` Q${place(here)} ${place({ x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 })}`;
  }
  return `${path} L${place(rest[rest.length - 1] as Point)}`;
}

/** How far into its segment each space lies. */
export const SPACES = { L: 0.105, R: 0.895, I: 0.5 } as const;

/** The middle of a space: left bank, right bank or inner path of segment `i`. */
export function spaceAt(i: number, node: string): Point {
  return at(along(i, SPACES[node as keyof typeof SPACES] ?? 0), node === "I" ? PATH : ROAD);
}
