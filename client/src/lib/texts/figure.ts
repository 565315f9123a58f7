/** A number as it is set: with a true minus, which is as wide as a figure. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n));
