/** The places that a line of the story speaks of. */
import type { LocationId } from "./view";

const KINDS = ["location", "city", "decree", "house", "die"];
/** What is told of a part of the board that it does not name. */
const WHERE: Record<string, LocationId> = {
  built: "wall",
  wall: "wall",
  intrigue: "intrigue",
  "intrigue-back": "intrigue",
  envoy: "palace",
  audience: "palace",
};

/** `{ decree: { name: "gugong-decree-d1-ship" } }` speaks of `decree:d1_ship`; `gugong-event-built` of the wall. */
export function touched(args: Record<string, unknown>, key = ""): string[] {
  const named = KINDS.flatMap((kind) => {
    const id = idOf(kind, args[kind]);
    return id === undefined ? [] : [`${kind}:${kind === "decree" ? id.replace("-", "_") : id}`];
  });
  const where = WHERE[key.replace("gugong-event-", "")];
  return [...named, ...harbour(args["harbour"] ?? args["to"]), ...(where ? [`location:${where}`] : [])];
}

function idOf(kind: string, arg: unknown): string | undefined {
  const name = (arg as { name?: unknown } | undefined)?.name;
  const start = `gugong-${kind}-`;
  return typeof name === "string" && name.startsWith(start) ? name.slice(start.length) : undefined;
}

/** Told by its number: who plays alone and Meng sail on one waterway. */
function harbour(arg: unknown): string[] {
  const number = (arg as { message?: { args?: { number?: unknown } } } | undefined)?.message?.args?.number;
  return typeof number === "number" ? [`harbour:main:${number}`] : [];
}
