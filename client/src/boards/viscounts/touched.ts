/** The places that a line of the story speaks of: where the rival built, rode, placed workers, dismissed or transcribed within my own move. */
const nameIn = (arg: unknown): string => (typeof arg === "object" && arg !== null && "name" in arg ? String(arg.name) : "");

export function touched(args: Record<string, unknown>): string[] {
  const out: string[] = [];
  if (typeof args.site === "string") out.push(`site:${args.site}`);
  const section = nameIn(args.section).replace("viscounts-section-", "").replaceAll("-", "_");
  if (section) out.push(args.tier === 3 ? "castle:tier3" : `castle:tier${args.tier === 2 ? 2 : 1}:${section}`);
  const space = args.space as { message?: { key: string; args?: { segment?: unknown } } } | undefined;
  const segment = nameIn(space?.message?.args?.segment).replace("viscounts-segment-", "");
  if (segment) out.push(`space:${segment}.${space?.message?.key.slice(-1)}`);
  const here = nameIn(args.segment).replace("viscounts-segment-", "");
  if (here) out.push(`${args.card === undefined ? "manuscript" : "townsfolk"}:${here}`);
  return out;
}
