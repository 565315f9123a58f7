/**
 * Sets a list as closely as it must be for all of it to be in sight: loose where there is room, then by steps closer.
 * `data-close` on the list says how close; what that means is the styles' business.
 */

/** Smaller type; fewer words; more side by side; no air. */
const CLOSEST = 4;

/** Whether some of the list cannot be seen, in its own frame or in the one that it scrolls in with its neighbours. */
function hidden(list: HTMLElement, frame: HTMLElement | null): boolean {
  if (list.scrollHeight > list.clientHeight + 1) return true;
  const all = list.parentElement;
  return frame !== null && all !== null && all.offsetHeight > frame.clientHeight;
}

/** Whether something that the question is about (`data-needed`: the own hand) lies below what can be seen. */
function cutOff(frame: HTMLElement | null): boolean {
  const needed = frame?.querySelector("[data-needed]");
  if (!frame || !needed) return false;
  return needed.getBoundingClientRect().bottom + frame.scrollTop > frame.getBoundingClientRect().bottom + 1;
}

export function fitted(list: HTMLElement): () => void {
  const frame = list.closest<HTMLElement>(".scroll");
  /** The loosest setting that will do, but none that is closer than `most`; whether there is one. */
  const set = (most: number, fits: () => boolean): boolean => {
    for (let close = 0; close <= most; close++) {
      list.dataset["close"] = String(close);
      if (fits()) return true;
    }
    return false;
  };
  const fit = () => {
    if (set(CLOSEST - 1, () => !hidden(list, frame) && !cutOff(frame))) return;
    // As much as possible of what is needed, but the answers all the same.
    if (hidden(list, frame)) set(CLOSEST, () => !hidden(list, frame));
  };
  fit();
  const words = new MutationObserver(fit);
  words.observe(list, { childList: true, characterData: true, subtree: true });
  const room = new ResizeObserver(fit);
  for (const each of [frame, list.parentElement]) if (each) room.observe(each);
  return () => {
    words.disconnect();
    room.disconnect();
  };
}
