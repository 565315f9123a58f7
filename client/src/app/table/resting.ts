/**
 * Where the focus goes when what had it is gone: whoever plays by keys, or listens, is led on to the next answer instead of
 * beginning again at the head of the page.
 */
const ANSWER = "[data-confirm], [data-choice]";
const QUESTION = "[data-decision]";

export class Resting {
  /** What had the focus last, by keys. */
  private last: Element | null = null;
  /** The question that was open then. */
  private then = "";

  constructor(
    private readonly root: () => HTMLElement,
    private readonly asked: () => string,
  ) {}

  focused(event: FocusEvent): void {
    const on = event.target instanceof Element ? event.target : null;
    this.last = on?.matches(":focus-visible") ? on : null;
    this.then = this.asked();
  }

  /** Whoever points at something has taken the focus elsewhere. */
  pointed(): void {
    this.last = null;
  }

  /** Somebody has just come to the table: to what is asked there. */
  arrive(): void {
    if (nobody(document.activeElement)) this.rest();
  }

  /** Something has changed: the focus is led on if it was lost, or if it stands on an answer to another question. */
  settle(): void {
    const on = document.activeElement;
    const same = this.then === this.asked();
    // A button that was pressed and waits for the server has lost the focus already; the browser says so a moment later.
    const lost = nobody(on) || on?.matches(":disabled");
    if (lost ? !this.last : same || !on?.matches(ANSWER) || on !== this.last) return;
    const next = same ? this.root().querySelector<HTMLElement>(`:is(${ANSWER}):enabled`) : null;
    if (next) next.focus({ preventScroll: true });
    else this.rest();
  }

  /** At the question: its answers are the next thing that keys come to. */
  private rest(): void {
    this.root().querySelector<HTMLElement>(QUESTION)?.focus({ preventScroll: true });
  }
}

const nobody = (on: Element | null): boolean => on === null || on === document.body;
