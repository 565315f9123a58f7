/**
 * The layer above the table in which pieces fly: a copy of each travels there while the piece itself waits unseen, so that
 * nothing clips it and no click waits for it.
 */
import { type Box, type Flight, type Seen, type Travel, MOST, firstOf, housed, plan, seenAt } from "./flights";

type Drawing = SVGElement | HTMLElement;

interface Aloft {
  key: string;
  shown: Element;
  end(): void;
}

const TAKEN = ["place", "open", "chosen", "changed", "note"];
const boxOf = (node: Element): Box => node.getBoundingClientRect();
const names = (words: string | undefined): string[] => words?.split(" ") ?? [];
const drawn = (box: Box): boolean => box.width > 0 && box.height > 0;

/** What is needed to draw something once more, also when it is gone: what it stood in, and how large that was. */
interface Setting {
  /** The groups around it, from the inside out; the last one is the whole drawing. Nothing where it is no part of a drawing. */
  around: Element[];
  /** The classes around the drawing: what is inherited (colours, type) comes from them. */
  worn: string[];
  space: Box;
  /** What scrolls or clips around it, from the inside out. */
  edges: Box[];
}

/** What surrounds a whole drawing; many pieces lie in one, so it is found once for all of them. */
type Frame = Omit<Setting, "around">;

function frameOf(frame: Element): Frame {
  const worn: string[] = [];
  const edges: Box[] = [];
  for (let up = frame.parentElement; up && up !== document.body; up = up.parentElement) {
    if (up.classList.length) worn.push(up.className);
    if (!(up instanceof SVGElement) && getComputedStyle(up).overflowY !== "visible") edges.push(boxOf(up));
  }
  return { worn, space: boxOf(frame), edges };
}

function settingOf(node: Element, known: Map<Element, Frame> = new Map()): Setting {
  const around: Element[] = [];
  let frame = node;
  while (frame instanceof SVGElement && frame.ownerSVGElement && frame.parentElement) around.push((frame = frame.parentElement));
  const found = known.get(frame) ?? frameOf(frame);
  known.set(frame, found);
  return { around, ...found };
}

/** Whether its middle is cut off by something around it that scrolls or clips. */
function hiddenIn(edges: readonly Box[], box: Box): boolean {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return edges.some((edge) => x < edge.x || x > edge.x + edge.width || y < edge.y || y > edge.y + edge.height);
}

/** What moves within a frame that scrolls or clips is seen there and nowhere else: not over the bar below it. */
function keptWithin(all: HTMLElement, [edge]: readonly Box[], ...ends: Box[]): void {
  if (!edge || ends.some((box) => hiddenIn([edge], box))) return;
  const { x, y, width, height } = edge;
  const clip = `inset(${y}px ${innerWidth - x - width}px ${innerHeight - y - height}px ${x}px)`;
  Object.assign(all.style, { position: "fixed", inset: "0", zIndex: "40", clipPath: clip });
}

type Known = Seen<Element> & { setting: Setting };

interface Copy {
  frame: Drawing;
  shown: Element;
  /** Where it is drawn before it flies. */
  box: Box;
  space: Box;
  all: HTMLElement;
}

/** Nothing in the sky can be chosen, named or found. */
function tamed(node: Element): void {
  for (const each of [node, ...node.querySelectorAll("*")]) {
    for (const { name } of [...each.attributes])
      if (/^(data-|aria-|role|tabindex|id$)/.test(name)) each.removeAttribute(name);
    each.classList.remove(...TAKEN);
  }
}

/** A copy in the sky exactly over the original, in the same light and of the same size. */
function copied(node: Element, { around, worn, space }: Setting): Copy | null {
  if (!drawn(space)) return null;
  const shown = node.cloneNode(true) as Drawing;
  tamed(shown);
  let frame: Drawing = shown;
  for (const each of around) {
    const outer = each.cloneNode(false) as Drawing;
    tamed(outer);
    // In the sky nothing is cut off by the part of the drawing that it comes from.
    outer.style.overflow = "visible";
    outer.append(frame);
    frame = outer;
  }
  Object.assign(frame.style, {
    position: "fixed",
    left: `${space.x}px`,
    top: `${space.y}px`,
    width: `${space.width}px`,
    height: `${space.height}px`,
    maxWidth: "none",
    maxHeight: "none",
    margin: "0",
    overflow: "visible",
    transformOrigin: "0 0",
    zIndex: "40",
  });
  const all = document.createElement("div");
  all.dataset["sky"] = "";
  all.setAttribute("aria-hidden", "true");
  all.style.pointerEvents = "none";
  let inner: Element = frame;
  for (const classes of worn) {
    const outer = document.createElement("div");
    outer.className = classes;
    outer.style.setProperty("display", "contents", "important");
    outer.append(inner);
    inner = outer;
  }
  all.append(inner);
  document.body.append(all);
  return { frame, shown, box: boxOf(shown), space, all };
}

/** Where a whole drawing has shifted on the page, what is in it has not moved. Where its scale is known `plan` sees to that. */
export function settle(before: readonly Pick<Known, "box" | "frame" | "scale" | "setting">[], now: readonly Pick<Known, "frame" | "setting">[]): void {
  const spaces = new Map(now.map((each) => [each.frame, each.setting.space]));
  for (const each of before) {
    const space = spaces.get(each.frame);
    if (!space || each.scale) continue;
    const { x, y, width, height } = each.box;
    each.box = { x: x + space.x - each.setting.space.x, y: y + space.y - each.setting.space.y, width, height };
  }
}

export class Sky {
  private before: Known[] = [];
  private aloft: Aloft[] = [];

  /** Remembers where everything is, just before the table changes. */
  look(): void {
    this.before = this.pieces();
    for (const each of this.before) {
      const flying = this.aloft.find(({ key }) => key === each.key);
      if (flying) each.box = boxOf(flying.shown);
    }
  }

  /** Lets everything that has moved since then fly to where it is now, in so many milliseconds, after a pause: unseen, if something covers it. */
  fly(time: number, told: () => readonly Travel[], pause = 0, covered = false): void {
    this.clear();
    const { before } = this;
    this.before = [];
    if (time <= 0 || document.hidden || !before.length) return;
    const now = this.pieces();
    settle(before, now);
    const travels = told();
    const flights = plan(before, now, (name) => this.home(name), travels);
    const settings = new Map([...before, ...now].map((each) => [each.node, each.setting]));
    const wait = Math.min(90, time / 4, (time * 2) / Math.max(flights.length, 1));
    flights.forEach((flight, i) => this.launch(flight, settings.get(flight.piece.node), time, pause + wait * i, covered));
    const pieces = new Set([...before, ...now].map(({ key }) => key));
    const carried = travels.filter(({ look }) => !pieces.has(look)).slice(0, MOST);
    carried.forEach((travel, i) => this.carry(travel, time, pause + Math.min(110, (time * 2) / carried.length) * i));
  }

  /** Everything lands at once. */
  clear(): void {
    for (const each of this.aloft.splice(0)) each.end();
  }

  private pieces(): Known[] {
    const frames = new Map<Element, Frame>();
    return [...document.querySelectorAll<Drawing>("[data-piece]")].flatMap((node) => {
      const { piece = "", from, to } = node.dataset;
      const box = boxOf(node);
      if (!drawn(box)) return [];
      const setting = settingOf(node, frames);
      const frame = setting.around.at(-1) ?? node;
      // A drawing that is hardly larger than the piece (a card in the hand) is that piece: where it shifts, the piece does.
      const matrix = box.width < setting.space.width * 0.7 && frame instanceof SVGSVGElement ? frame.getScreenCTM() : null;
      const scale = matrix?.a && matrix.d ? { scale: matrix } : {};
      return [{ ...scale, key: piece, box, node, frame, page: frame.getAttribute("data-sheet") ?? undefined, from: names(from), to: names(to), setting, hidden: hiddenIn(setting.edges, box) }];
    });
  }

  private home(name: string): Box | null {
    const said = CSS.escape(name);
    for (const node of document.querySelectorAll(`[data-home="${said}"], [data-target="${said}"], [data-piece="${said}"]`)) {
      const box = boxOf(node);
      if (drawn(box)) return box;
    }
    return null;
  }

  private launch({ piece, start, end, leaves }: Flight<Element>, setting: Setting | undefined, time: number, wait: number, covered: boolean): void {
    const copy = setting && copied(piece.node, setting);
    if (!copy) return;
    keptWithin(copy.all, setting.edges, start, end);
    const unseen = leaves ? undefined : piece.node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: time + wait });
    this.send(copy, piece.key, [start, leaves ? end : copy.box], leaves, time, wait, covered, () => unseen?.cancel());
  }

  private carry({ look, from = [], to = [] }: Travel, time: number, wait: number): void {
    const looks = [...document.querySelectorAll(`[data-look="${CSS.escape(look)}"]`)];
    const model = looks.find((node) => drawn(boxOf(node)));
    const start = firstOf(from, (name) => this.home(name));
    const end = firstOf(to, (name) => this.home(name));
    if (!model || !start || !end) return;
    const copy = copied(model, settingOf(model));
    // What lay in a hand or a heap is not seen before it leaves.
    if (copy) this.send(copy, "", [housed(copy.box, start), housed(copy.box, end)], true, time, wait, true);
  }

  private send(
    copy: Copy,
    key: string,
    [start, end]: [Box, Box],
    leaves: boolean,
    time: number,
    wait: number,
    hidden: boolean,
    landed: () => void = () => undefined,
  ): void {
    const at = (place: Box) => ({ transform: seenAt(copy.box, place, copy.space.x, copy.space.y) });
    const frames: Keyframe[] = [{ ...at(start), opacity: 1 }, { ...at(end), opacity: 1, offset: leaves ? 0.85 : 1 }];
    if (leaves) frames.push({ ...at(end), opacity: 0 });
    if (hidden) copy.frame.style.opacity = "0";
    const flight = copy.frame.animate(frames, { duration: time, delay: wait, easing: "cubic-bezier(.35, 0, .2, 1)", fill: hidden ? "forwards" : "both" });
    const aloft: Aloft = {
      key,
      shown: copy.shown,
      end: () => {
        flight.onfinish = null;
        flight.cancel();
        copy.all.remove();
        landed();
      },
    };
    this.aloft.push(aloft);
    flight.onfinish = () => {
      this.aloft = this.aloft.filter((each) => each !== aloft);
      aloft.end();
    };
  }
}
