/** Which thing on the screen a guide invites to click next. */
import type { Action, Bundle } from "@/boards/contract";

/** What has been chosen so far; a part of lib/table/choice. */
export interface Chosen {
  picked: readonly string[];
  staged: Action | null;
}

/** The picks that together give the answers of a step, where the question takes several picks as one answer. */
export function picksFor(bundle: Bundle, acts: readonly string[]): string[] | null {
  const search = (picked: string[], from: number): string[] | null => {
    if (picked.length === bundle.due) {
      const given = bundle.answer(picked).actions ?? [];
      return given.length && given.every((act, i) => act === acts[i]) ? picked : null;
    }
    for (const [i, { place, most }] of bundle.picks.entries()) {
      if (i < from || picked.filter((each) => each === place).length >= most) continue;
      const found = search([...picked, place], i);
      if (found) return found;
    }
    return null;
  };
  return search([], 0);
}

const times = (places: readonly string[], place: string): number => places.filter((each) => each === place).length;

/** The next of several picks; what was picked beside them is taken back first. */
export function invitedPick(root: ParentNode, picks: readonly string[], chosen: Chosen): Element | null {
  const right = chosen.picked.every((place) => times(chosen.picked, place) <= times(picks, place));
  if (!right) return firstSeen(root, "[data-back]");
  if (chosen.staged) return firstSeen(root, "[data-confirm]");
  const next = picks.find((place) => times(chosen.picked, place) < times(picks, place)) ?? "";
  const place = firstSeen(root, `.place.open[data-target=${quoted(next)}]`) ?? firstSeen(root, `[data-place=${quoted(next)}]:enabled`);
  return place ?? firstSeen(root, '[role="tab"][data-panel="play"]');
}

const quoted = (text: string): string => `"${CSS.escape(text)}"`;

function seen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function firstSeen(root: ParentNode, selector: string): Element | null {
  return [...root.querySelectorAll(selector)].find((each) => seen(each) && !each.closest("[data-picture]")) ?? null;
}

/** The element to click: a place of the board, a button of the list, or the one that confirms. */
export function invited(root: ParentNode, action: Action, chosen: Chosen): Element | null {
  if (chosen.staged) {
    const right = chosen.staged.action === action.action;
    return firstSeen(root, right ? "[data-confirm]" : `[data-action=${quoted(action.action)}], [data-back]`);
  }
  for (const target of action.targets ?? []) {
    if (chosen.picked.includes(target)) continue;
    const place = firstSeen(root, `.place.open[data-target=${quoted(target)}]`);
    if (place) return place;
  }
  const button = firstSeen(root, `[data-action=${quoted(action.action)}]`);
  if (button) return button;
  const groups = (action.targets ?? []).map((target) => `[data-place=${quoted(target)}]`);
  return (groups.length ? firstSeen(root, groups.join()) : null) ?? firstSeen(root, '[role="tab"][data-panel="play"]');
}

/** Places to look at while something is read. */
export function looked(root: ParentNode, targets: readonly string[]): Element[] {
  return targets.flatMap((target) => firstSeen(root, `[data-target=${quoted(target)}]`) ?? []);
}
