/** How a text is read out. */

/** Signs that the eye takes in at once would be named one by one. */
const SIGNS = /\s*[→➜·]\s*/g;

export function aloud(text: string): string {
  return text.replace(SIGNS, ", ");
}

/** A line that is followed by another one in the same breath. */
export function ended(line: string): string {
  return /[.!?…:]$/.test(line) ? line : `${line}.`;
}
