/**
 * The plan of the board: rings around the castle, cut into five segments; one plan lies across, one is for a phone.
 *
 * Every ring is a rounded oval of half width `a` and half height `b`. A point is named by `t`, the way travelled clockwise
 * (0 is the middle of the first segment, at the top; 1 is once around), and by its ring.
 */
import type { Playing } from "../contract";

export interface Oval {
  a: number;
  b: number;
}
export interface Point {
  x: number;
  y: number;
}

export function between(one: Oval, other: Oval, part = 0.5): Oval {
  return { a: one.a + (other.a - one.a) * part, b: one.b + (other.b - one.b) * part };
}

/** How far into its segment each space lies. */
export const SPACES = { L: 0.105, R: 0.895, I: 0.5 } as const;

/** Where the part `u` of segment `i` (0 in clockwise order) lies on the way around. */
export function along(i: number, u: number): number {
  return (i + u - 0.5) / 5;
}

const STEPS = 2000;
const place = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The edges between sites, outer path, fields, inner path and the castle's tiers, from the outside to the inside. */
interface Edges {
  rim: Oval;
  roadOut: Oval;
  roadIn: Oval;
  pathOut: Oval;
  wall: Oval;
  tier2: Oval;
  tier3: Oval;
}

/** How large things are drawn. */
interface Sizes {
  /** Radius of a site, of a space of the outer path and of one of the inner path. */
  site: number;
  space: number;
  inner: number;
  /** A viscount, and how long a row of those on one space may be. */
  rider: number;
  row: number;
  /** Signs on sites, links and trade spots, in the halls. */
  sign: number;
  small: number;
}

export class Plan {
  readonly rim: Oval;
  readonly roadOut: Oval;
  readonly roadIn: Oval;
  readonly pathOut: Oval;
  readonly wall: Oval;
  readonly tier2: Oval;
  readonly tier3: Oval;
  readonly sites: Oval;
  readonly road: Oval;
  readonly field: Oval;
  readonly path: Oval;
  readonly centre: Point;
  /** How far along the outer path each small step of the angle has come, so that the segments are equally long. */
  private readonly travelled: number[];

  constructor(
    readonly width: number,
    readonly height: number,
    /** Between an ellipse (2) and a rectangle: rounder corners leave room for the piles that lie beside the board. */
    private readonly roundness: number,
    edges: Edges,
    readonly size: Sizes,
    /** Whether it is for a phone: the cards then have a page of their own, and signs stand for them here. */
    readonly tall: boolean,
  ) {
    this.centre = { x: width / 2, y: height / 2 };
    ({ rim: this.rim, roadOut: this.roadOut, roadIn: this.roadIn, pathOut: this.pathOut } = edges);
    ({ wall: this.wall, tier2: this.tier2, tier3: this.tier3 } = edges);
    this.sites = between(this.rim, this.roadOut, 0.52);
    this.road = between(this.roadOut, this.roadIn);
    this.field = between(this.roadIn, this.pathOut);
    this.path = between(this.pathOut, this.wall);
    this.travelled = [0];
    let last = this.round(-Math.PI / 2, this.road);
    for (let i = 1; i <= STEPS; i++) {
      const here = this.round(-Math.PI / 2 + (2 * Math.PI * i) / STEPS, this.road);
      this.travelled.push((this.travelled[i - 1] as number) + Math.hypot(here.x - last.x, here.y - last.y));
      last = here;
    }
  }

  private round(angle: number, { a, b }: Oval): Point {
    const power = 2 / this.roundness;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      x: this.centre.x + a * Math.sign(cos) * Math.abs(cos) ** power,
      y: this.centre.y + b * Math.sign(sin) * Math.abs(sin) ** power,
    };
  }

  /** The point of a ring after the part `t` of the way around. */
  at(t: number, oval: Oval): Point {
    const { travelled } = this;
    const way = (t - Math.floor(t)) * (travelled[STEPS] as number);
    let [low, high] = [0, STEPS];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((travelled[middle] as number) <= way) low = middle;
      else high = middle;
    }
    const from = travelled[low] as number;
    const part = (way - from) / ((travelled[high] as number) - from || 1);
    return this.round(-Math.PI / 2 + (2 * Math.PI * (low + part)) / STEPS, oval);
  }

  /** The direction of travel, in degrees, at a point. */
  heading(t: number, oval: Oval): number {
    const [before, after] = [this.at(t - 0.004, oval), this.at(t + 0.004, oval)];
    return (Math.atan2(after.y - before.y, after.x - before.x) * 180) / Math.PI;
  }

  /** Whether one travels more sideways than up or down there. */
  level(t: number, oval: Oval): boolean {
    return Math.abs(Math.cos((this.heading(t, oval) * Math.PI) / 180)) > 0.62;
  }

  /** The line along a ring from one part of the way to another. */
  arc(from: number, to: number, oval: Oval): string {
    const n = Math.max(4, Math.ceil(Math.abs(to - from) * 90));
    return Array.from({ length: n + 1 }, (_, i) => place(this.at(from + ((to - from) * i) / n, oval))).join(" L");
  }

  /** The area between two rings from one part of the way to another. */
  sector(from: number, to: number, outer: Oval, inner: Oval): string {
    return `M${this.arc(from, to, outer)} L${this.arc(to, from, inner)} Z`;
  }

  /** A whole ring, or one a little larger. */
  loop({ a, b }: Oval, more = 0): string {
    return `M${this.arc(0, 1, { a: a + more, b: b + more })} Z`;
  }

  /** A river from the rim to the moat, winding a little. */
  river(i: number, u: number): string {
    const points = [
      this.at(along(i, u), this.rim),
      this.at(along(i, u - 0.012), this.sites),
      this.at(along(i, 0.5), this.road),
      this.at(along(i, 0.53), between(this.roadIn, this.pathOut, 0.4)),
      this.at(along(i, 0.5), this.pathOut),
      this.at(along(i, 0.5), this.wall),
    ];
    const [first, ...rest] = points as [Point, ...Point[]];
    let path = `M${place(first)}`;
    for (let k = 0; k < rest.length - 1; k++) {
      const [here, next] = [rest[k] as Point, rest[k + 1] as Point];
      path += ` Q${place(here)} ${place({ x: (here.x + next.x) / 2, y: (here.y + next.y) / 2 })}`;
    }
    return `${path} L${place(rest[rest.length - 1] as Point)}`;
  }

  /** The middle of a space: left bank, right bank or inner path of segment `i`. */
  spaceAt(i: number, node: string): Point {
    return this.at(along(i, SPACES[node as keyof typeof SPACES] ?? 0), node === "I" ? this.path : this.road);
  }

  /**
   * Where the k-th of n viscounts stands on a space: one behind the other along the path, so that they keep off the sites and
   * cards beside it. Those that are drawn later stand further left or further up, which leaves everybody's mark in sight.
   * On a phone several keep clear of the trade spot, which lies ahead of the left bank and behind the right one, and the less
   * the more they are, for the next space is near on the other side.
   */
  stand(i: number, node: string, k: number, n: number): Point {
    const { x, y } = this.spaceAt(i, node);
    const angle = (this.heading(along(i, SPACES[node as keyof typeof SPACES] ?? 0), node === "I" ? this.path : this.road) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const step = Math.min(this.size.rider * (this.tall ? 0.52 : 0.7), this.size.row / Math.max(1, n - 1)) * (cos + sin > 0 ? -1 : 1);
    const aside = !this.tall || node === "I" || n === 1 ? 0 : (Math.abs(step) / (n - 1)) * (node === "L" ? -0.4 : 0.4);
    const off = (k - (n - 1) / 2) * step + aside;
    return { x: x + off * cos, y: y + off * sin };
  }

  /** How far a viscount is drawn from where it stands: its feet are on the space, and it hides nothing that one reads. */
  raised(i: number, node: string): Point {
    const { x, y } = this.spaceAt(i, node);
    // Above the castle of the large board a townsfolk lies close to the inner path.
    if (!this.tall) return { x: 0, y: node === "I" && i === 0 ? 9 : -7 };
    if (node === "I") {
      const inward = 4 / Math.hypot(this.centre.x - x, this.centre.y - y);
      return { x: (this.centre.x - x) * inward, y: (this.centre.y - y) * inward };
    }
    const down = Math.sin((this.heading(along(i, SPACES[node as keyof typeof SPACES]), this.road) * Math.PI) / 180);
    return { x: 0, y: Math.abs(down) > 0.9 && (node === "L") === down < 0 ? 2 : -7 };
  }
}

export const ACROSS = new Plan(
  866,
  568,
  2.35,
  {
    rim: { a: 430, b: 281 },
    roadOut: { a: 366, b: 222 },
    roadIn: { a: 328, b: 187 },
    pathOut: { a: 216, b: 110 },
    wall: { a: 184, b: 84 },
    tier2: { a: 124, b: 50 },
    tier3: { a: 62, b: 20 },
  },
  { site: 24, space: 19, inner: 14, rider: 36, row: 44, sign: 22, small: 17 },
  false,
);

export const TALL = new Plan(
  390,
  384,
  2.65,
  {
    rim: { a: 194, b: 191 },
    roadOut: { a: 157, b: 154 },
    roadIn: { a: 128, b: 125 },
    pathOut: { a: 97, b: 94 },
    wall: { a: 78, b: 75 },
    tier2: { a: 50, b: 48 },
    tier3: { a: 19, b: 18 },
  },
  { site: 16.5, space: 14, inner: 10, rider: 27, row: 27.5, sign: 19, small: 15 },
  true,
);

/** The plan for the room that there is. */
export function planOf(table: Playing): Plan {
  return table.narrow ? TALL : ACROSS;
}
