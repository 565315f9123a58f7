/**
 * Sets a list as closely as it must be for all of it to be in sight: loose where there is room, then by steps closer.
 * `data-close` on the list says how close; what that means is the styles' business. What the question is about
 * (`data-needed`: the own hand on a phone) shall be in sight as well: where both do not fit, the list is `data-bare` and
 * leaves out the answers (`data-own`) that are given by touching just that, or a part of the board that is always whole
 * in sight (`data-whole`). Where answers are left that are not, it says so (`data-bare="told"`) if there is room for that.
 */

/** Smaller type; fewer words; more side by side; no air. */
const CLOSEST = 4;

/** Whether some of the list cannot be seen, in its own frame or in the one that it scrolls in with its neighbours. */
function hidden(list: HTMLElement, frame: HTMLElement | null): boolean {
  if (list.scrollHeight > list.clientHeight + 1) return true;
  const all = list.parentElement;
  return frame !== null && all !== null && all.offsetHeight > frame.clientHeight;
}

/** Whether something that the question is about lies below what can be seen. */
function cutOff(frame: HTMLElement | null): boolean {
  if (!frame) return false;
  const bottom = frame.getBoundingClientRect().bottom - frame.scrollTop + 1;
  return [...frame.querySelectorAll("[data-needed]")].some((needed) => needed.getBoundingClientRect().bottom > bottom);
}

/** Marks the answers all of whose places (`data-at`) lie in what the question is about or in sight; whether there are any. */
function marked(list: HTMLElement, frame: HTMLElement | null): boolean {
  const needed = [...(frame?.querySelectorAll("[data-needed]") ?? [])];
  if (!needed.length) return false;
  const seen = [...needed, ...document.querySelectorAll("[data-whole]")];
  let some = false;
  for (const button of list.querySelectorAll<HTMLElement>("[data-at]")) {
    const places = button.dataset["at"]?.split(" ") ?? [];
    const own = places.every((place) => seen.some((part) => part.querySelector(`.place[data-target="${CSS.escape(place)}"]`)));
    button.toggleAttribute("data-own", own);
    some ||= own;
  }
  return some;
}

export function fitted(list: HTMLElement): () => void {
  const frame = list.closest<HTMLElement>(".scroll");
  /** The loosest setting that will do, but none that is closer than `most` or looser than `least`; whether there is one. */
  const set = (most: number, fits: () => boolean, least = 0): boolean => {
    for (let close = least; close <= most; close++) {
      list.dataset["close"] = String(close);
      if (fits()) return true;
    }
    return false;
  };
  const all = () => !hidden(list, frame) && !cutOff(frame);
  const fit = () => {
    list.removeAttribute("data-bare");
    if (set(CLOSEST - 1, all)) return;
    if (marked(list, frame)) {
      for (const bare of ["told", ""]) {
        list.setAttribute("data-bare", bare);
        if (set(CLOSEST - 1, all)) return;
      }
      list.removeAttribute("data-bare");
    }
    if (set(CLOSEST, all)) return;
    // As much as possible of what is needed, but the answers all the same.
    set(CLOSEST, () => !hidden(list, frame), frame?.querySelector("[data-needed]") ? CLOSEST - 1 : 0);
  };
  fit();
  // Other answers are read from the first one on, whatever was brought into sight before they were set.
  const words = new MutationObserver(() => {
    fit();
    frame?.scrollTo({ top: 0 });
  });
  words.observe(list, { childList: true, characterData: true, subtree: true });
  const room = new ResizeObserver(fit);
  for (const each of [frame, list.parentElement]) if (each) room.observe(each);
  return () => {
    words.disconnect();
    room.disconnect();
  };
}
