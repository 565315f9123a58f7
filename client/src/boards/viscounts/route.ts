/** The way of a viscount along the paths, for showing how it rides. */
import { SPACES, along, type Oval, type Plan, type Point } from "./ring";

type Node = "L" | "R" | "I";
interface Step {
  i: number;
  node: Node;
}

const SAMPLES = 6;

/** The spaces that one can ride to from a space; segments are counted clockwise. */
function ahead({ i, node }: Step): Step[] {
  const next = (i + 1) % 5;
  if (node === "L") return [{ i, node: "R" }, { i, node: "I" }];
  if (node === "I") return [{ i: next, node: "I" }, { i, node: "R" }];
  return [{ i: next, node: "L" }];
}

/** The shortest way from a space to another, without the first one. */
function way(from: Step, to: Step): Step[] {
  const name = ({ i, node }: Step) => `${i}${node}`;
  const queue: Step[][] = [[from]];
  const seen = new Set<string>();
  for (let path = queue.shift(); path; path = queue.shift()) {
    for (const step of ahead(path[path.length - 1] as Step)) {
      if (seen.has(name(step))) continue;
      seen.add(name(step));
      const longer = [...path, step];
      if (name(step) === name(to)) return longer.slice(1);
      queue.push(longer);
    }
  }
  return [];
}

/** Points along the road from one space to the next one. */
function leg(plan: Plan, from: Step, to: Step): Point[] {
  const along1 = along(from.i, SPACES[from.node]);
  const along2 = along(to.i, SPACES[to.node]);
  const end = along2 < along1 ? along2 + 1 : along2;
  const ring = (node: Node): Oval => (node === "I" ? plan.path : plan.road);
  const points: Point[] = [];
  // Into the castle's side the spur is at the beginning, out of it at the end.
  const oval = from.node === "L" && to.node === "I" ? ring("I") : ring(from.node);
  for (let k = 1; k <= SAMPLES; k++) points.push(plan.at(along1 + ((end - along1) * k) / SAMPLES, oval));
  if (from.node === "L" && to.node === "I") points.unshift(plan.at(along1, ring("I")));
  if (from.node === "I" && to.node === "R") points.push(plan.at(end, ring("R")));
  return points;
}

/** The points that a viscount passes on its way, both ends included; spaces as the server names them, such as "B.L". */
export function ride(plan: Plan, layout: readonly string[], from: string, to: string): Point[] {
  const step = (space: string): Step => ({ i: layout.indexOf(space.slice(0, 1)), node: space.slice(2) as Node });
  const start = step(from);
  const points = [plan.spaceAt(start.i, start.node)];
  let here = start;
  for (const next of way(start, step(to))) {
    points.push(...leg(plan, here, next));
    here = next;
  }
  return points;
}
