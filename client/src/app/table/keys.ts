/** The keys of the table. */
export interface Keyed {
  choose(n: number): void;
  confirm(): boolean;
  back(): void;
  undo(): void;
  hint(): void;
  help(): void;
  panel(panel: "log" | "rules" | "score"): void;
  zoom(step: number): void;
  history(step: number): void;
}

const TYPED = "input:not([type=range]):not([type=checkbox]), textarea, select, dialog, dialog *";
/** What answers Enter itself; a place that keys do not lead to has the focus only because it was clicked, and has answered that. */
const OWN = "button, a, .place[tabindex='0'], input";

/** What a key means, unless somebody is writing or the key belongs to what has the focus. */
export function pressed(event: KeyboardEvent, keyed: Keyed): void {
  const on = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || on?.matches(TYPED)) return;
  const { key } = event;
  const does: Record<string, () => void> = {
    u: keyed.undo, h: keyed.hint, "?": keyed.help, Escape: keyed.back,
    l: () => keyed.panel("log"), r: () => keyed.panel("rules"), s: () => keyed.panel("score"),
    "+": () => keyed.zoom(1), "=": () => keyed.zoom(1), "-": () => keyed.zoom(-1), "0": () => keyed.zoom(0),
  };
  if (key === "ArrowLeft" || key === "ArrowRight") {
    if (on?.matches("input, [role=tab], [role=tablist]")) return;
    keyed.history(key === "ArrowLeft" ? -1 : 1);
  } else if (key === "Enter") {
    if (on?.matches(OWN)) return;
    if (!keyed.confirm()) return;
  } else if (/^[1-9]$/.test(key)) {
    // Enter then confirms what the number chose; a place that was clicked before would keep it for itself.
    if (on?.matches(".place")) (on as SVGElement).blur();
    keyed.choose(Number(key));
  } else {
    const act = does[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    act();
  }
  event.preventDefault();
}
