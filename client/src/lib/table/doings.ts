/** What the others decide just now: one sentence for all who are asked the same. */
import type { Message } from "@/boards/contract";
import type { ShownTable } from "@/lib/api/types";

export interface Doing {
  seats: number[];
  message: Message;
  /** Whether only bots are asked: they think, nobody has to be waited for. */
  bots: boolean;
}

/** The doings of everybody who is asked, but for one's own seat. */
export function doings(table: ShownTable, own: number): Doing[] {
  const together = new Map<string, number[]>();
  for (const seat of table.asked) {
    if (seat === own) continue;
    const key = table.asking[String(seat)] ?? "client-waiting-for";
    together.set(key, [...(together.get(key) ?? []), seat]);
  }
  return [...together].map(([key, seats]) => ({
    seats,
    message: { key, args: { who: { list: seats.map((seat) => ({ seat })) }, n: seats.length } },
    bots: seats.every((seat) => table.seats[seat]?.bot),
  }));
}
