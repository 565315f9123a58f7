/**
 * Which pieces travel when one picture of the table follows another. Pure: it knows boxes on the screen, never a rule.
 *
 * A piece is known by a key that stays the same wherever it is drawn, so that a card which leaves the board and appears in
 * the hand is one card that has moved. Pieces that come from where nobody sees them (a deck, another player) name a home.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece as it was drawn somewhere. */
export interface Seen<Node = unknown> {
  key: string;
  box: Box;
  node: Node;
  /** The drawing it is part of: the same one means that it only shifts. */
  frame: unknown;
  /** Which page of that drawing is turned up, where it has several. */
  page?: string | undefined;
  /** Homes that it comes from when it was nowhere before, and goes to when it is nowhere afterwards. */
  from: readonly string[];
  to: readonly string[];
  /** Whether it is scrolled or cut out of sight. */
  hidden?: boolean;
  /** How its drawing lies on the screen: scale and origin. */
  scale?: { a: number; d: number; e: number; f: number };
}

export interface Flight<Node = unknown> {
  piece: Seen<Node>;
  start: Box;
  end: Box;
  /** Whether it is gone when it arrives. */
  leaves: boolean;
}

/**
 * What the two pictures alone do not tell. Something that is only counted goes from one home to another, and `look` is a
 * drawing of it; or `look` is the key of a piece that was not drawn before and comes `from` somewhere, or is drawn no more
 * and goes `to` somewhere.
 */
export interface Travel {
  look: string;
  /** The first of these homes that is on the screen. */
  from?: string[];
  to?: string[];
}

/** What lies between two views of the table: whose eyes they are, and who was asked before. */
export interface Between {
  viewer: number;
  asked: readonly number[];
}

/** More than so many at once is another picture, not a movement. */
export const MOST = 40;
const NEAR = 3;

export const centre = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** The first of these homes that is on the screen. */
export function firstOf(names: readonly string[], home: (name: string) => Box | null): Box | null {
  for (const name of names) {
    const found = home(name);
    if (found) return found;
  }
  return null;
}

function moved(one: Box, other: Box): boolean {
  const a = centre(one);
  const b = centre(other);
  const grown = Math.abs(one.width - other.width);
  return Math.hypot(a.x - b.x, a.y - b.y) > NEAR || grown > Math.max(NEAR, other.width * 0.15);
}

function grouped<Node>(all: readonly Seen<Node>[]): Map<string, Seen<Node>[]> {
  const out = new Map<string, Seen<Node>[]>();
  for (const each of all) out.set(each.key, [...(out.get(each.key) ?? []), each]);
  return out;
}

/** Takes the best of `left` for a piece out of it: the same drawing of it, one in the same frame, or any. */
function partner<Node>(piece: Seen<Node>, left: Seen<Node>[]): Seen<Node> | undefined {
  const best =
    left.find((each) => each.node === piece.node) ?? left.find((each) => each.frame === piece.frame) ?? left[0];
  if (best) left.splice(left.indexOf(best), 1);
  return best;
}

/** Where a piece was, had its drawing lain then as it lies now: a room that grows or shifts moves nothing on the table. */
function within<Node>(was: Seen<Node>, piece: Seen<Node>): Box {
  const [old, now] = [was.scale, piece.scale];
  if (was.frame !== piece.frame || !old || !now) return was.box;
  const { x, y, width, height } = was.box;
  const [across, down] = [now.a / old.a, now.d / old.d];
  return { x: now.e + (x - old.e) * across, y: now.f + (y - old.f) * down, width: width * across, height: height * down };
}

/** Whether the drawing has been turned to another page in between: what lies on both of them has not moved. */
function turned<Node>(was: Seen<Node>, piece: Seen<Node>): boolean {
  return was.frame === piece.frame && was.page !== piece.page;
}

/** Whether a piece of a larger drawing only settles there, by less than its own size: the drawing made room. */
function settles<Node>(was: Seen<Node>, piece: Seen<Node>, start: Box): boolean {
  if (was.node !== piece.node || !piece.scale) return false;
  const [from, to] = [centre(start), centre(piece.box)];
  return Math.hypot(from.x - to.x, from.y - to.y) < piece.box.width * 0.8;
}

/** The movements that lead from one picture to the next. */
export function plan<Node>(
  before: readonly Seen<Node>[],
  now: readonly Seen<Node>[],
  home: (name: string) => Box | null,
  travels: readonly Travel[] = [],
): Flight<Node>[] {
  if (!before.length) return [];
  const old = grouped(before);
  const fresh = grouped(now);
  const out: Flight<Node>[] = [];
  const at = (piece: Seen<Node>, names: readonly string[]): Box | null => {
    const found = firstOf(names, home);
    return found && housed(piece.box, found);
  };
  for (const [key, pieces] of fresh) {
    const left = [...(old.get(key) ?? [])];
    const stayed = (piece: Seen<Node>) => Number(left.some((each) => each.node === piece.node));
    for (const piece of [...pieces].sort((one, other) => stayed(other) - stayed(one))) {
      const was = partner(piece, left);
      const start = (was && within(was, piece)) ?? at(piece, travels.find(({ look, from }) => look === key && from)?.from ?? piece.from);
      // What cannot be seen before or after only fades away towards where it went; what was never in sight does not move.
      if (start && !(piece.hidden && (was?.hidden ?? false)) && moved(start, piece.box) && !(was && (turned(was, piece) || settles(was, piece, start))))
        out.push({ piece, start, end: piece.box, leaves: piece.hidden ?? false });
    }
  }
  for (const [key, pieces] of old) {
    if (fresh.has(key)) continue;
    for (const piece of pieces) {
      const end = at(piece, travels.find(({ look }) => look === key)?.to ?? piece.to);
      if (end && moved(piece.box, end)) out.push({ piece, start: piece.box, end, leaves: true });
    }
  }
  return out.length > MOST ? [] : out;
}

/** The transform by which a drawing at `own`, in a frame that begins at (`left`, `top`), is seen at `place`. */
export function seenAt(own: Box, place: Box, left: number, top: number): string {
  const grown = own.width && own.height ? Math.sqrt((place.width / own.width) * (place.height / own.height)) : 1;
  const from = centre(own);
  const to = centre(place);
  const x = to.x - left - (from.x - left) * grown;
  const y = to.y - top - (from.y - top) * grown;
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${grown.toFixed(4)})`;
}

/** A thing as it is seen in the middle of a home: as large as it is, or as the home has room. */
export function housed(thing: Box, home: Box): Box {
  const room = Math.max(0.25, Math.min(1, home.width / thing.width, home.height / thing.height));
  const { x, y } = centre(home);
  const [width, height] = [thing.width * room, thing.height * room];
  return { x: x - width / 2, y: y - height / 2, width, height };
}
