/** Lines on a board that are squeezed where a language needs more room than there is; what fits is never stretched. */

export const TITLE = '"Alegreya"';
export const TEXT = '"Alegreya Sans"';

/** A letter is about half as wide as the type is high: good enough where nothing can be measured. */
const GUESS = 0.5;
const pen = typeof OffscreenCanvas === "undefined" ? null : new OffscreenCanvas(1, 1).getContext("2d");
const known = new Map<string, number>();
let arrived = $state(0);
if (typeof document !== "undefined") {
  document.fonts.addEventListener("loadingdone", () => {
    known.clear();
    arrived += 1;
  });
}

/** How wide a line is in a type face, by its size and weight; measured anew when a face arrives late. */
export function lineWidth(text: string, face: string, size: number, weight = 700): number {
  void arrived;
  if (!pen) return [...text].length * size * GUESS;
  const key = `${weight} ${size} ${face} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    pen.font = `${weight} ${size}px ${face}`;
    width = pen.measureText(text).width;
    known.set(key, width);
  }
  return width;
}

/** The `textLength` of a line: none where it fits. */
export function squeezed(text: string, room: number, face: string, size: number, weight = 700): number | undefined {
  return lineWidth(text, face, size, weight) > room ? room : undefined;
}
