/** Who sits where, and how a seat's pieces look. Meng has no seat of a person: he gets his own colour and shape. */
import type { Player, Playing, SeatShape } from "../contract";

export function playerOf(table: Playing, seat: number): Player {
  const known = table.players.find((each) => each.seat === seat);
  if (known) return known;
  const name = table.say("gugong-meng");
  return { seat, name, kind: "solo", yours: false, asked: false, colour: "plum", shape: "pentagon", initial: "M" };
}

/** A seat's shape around the origin, `r` in radius. */
export function shapePath(shape: SeatShape, r: number): string {
  const corners = { square: 4, triangle: 3, diamond: 4, pentagon: 5 };
  if (shape === "circle") return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const n = corners[shape];
  const turn = shape === "square" ? Math.PI / 4 : 0;
  const points = Array.from({ length: n }, (_, i) => {
    const angle = turn - Math.PI / 2 + (i * 2 * Math.PI) / n;
    return `${(r * 1.15 * Math.cos(angle)).toFixed(2)} ${(r * 1.15 * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}
