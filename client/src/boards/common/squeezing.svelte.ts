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

/** So much wider than its room a line may be and still be read when it is squeezed. */
const CLOSE = 1.15;
/** Fewer letters tell nobody apart. */
const LEAST = 3;

/** As much of a name as there is room for when it is squeezed a little, with a sign where it is cut; nothing where that says nothing. */
export function shortened(name: string, room: number, face: string, size: number, weight = 700): string {
  const fits = (text: string) => lineWidth(text, face, size, weight) <= room * CLOSE;
  if (fits(name)) return name;
  const letters = [...name];
  for (let n = letters.length - 1; n >= LEAST; n--) {
    const cut = `${letters.slice(0, n).join("").trimEnd()}…`;
    if (fits(cut)) return cut;
  }
  return "";
}
