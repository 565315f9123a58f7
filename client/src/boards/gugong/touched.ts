/** The places that a line of the story speaks of. */
const KINDS = ["location", "city", "decree", "house", "die"];

/** `{ decree: { name: "gugong-decree-d1-ship" } }` speaks of `decree:d1_ship`. */
export function touched(args: Record<string, unknown>): string[] {
  return KINDS.flatMap((kind) => {
    const name = (args[kind] as { name?: unknown } | undefined)?.name;
    const start = `gugong-${kind}-`;
    if (typeof name !== "string" || !name.startsWith(start)) return [];
    const id = name.slice(start.length);
    return [`${kind}:${kind === "decree" ? id.replace("-", "_") : id}`];
  });
}
