/** Which thing on the screen a guide invites to click next. */
import type { Action } from "@/boards/contract";

/** What has been chosen so far; a part of lib/table/choice. */
export interface Chosen {
  picked: readonly string[];
  staged: Action | null;
}

const quoted = (text: string): string => `"${CSS.escape(text)}"`;

function seen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function firstSeen(root: ParentNode, selector: string): Element | null {
  return [...root.querySelectorAll(selector)].find(seen) ?? null;
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
