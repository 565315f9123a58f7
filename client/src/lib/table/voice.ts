/**
 * The one quiet voice of the table, for those who listen: what comes at the same time is said in one piece, what has happened
 * before what is asked, so that nothing cuts off anything else.
 */
import { aloud } from "@/lib/texts/aloud";

/** So long it waits for what belongs to it. */
const REST = 180;

export class Voice {
  private told: string[] = [];
  private last = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly speak: (said: string) => void) {}

  /** Something has happened. */
  tell(said: string): void {
    if (!said) return;
    this.told.push(said);
    this.soon(REST);
  }

  /** What is to be done now; only the newest is worth saying. */
  ask(said: string, after = REST): void {
    this.last = said;
    this.soon(after);
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private soon(after: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const said = [...this.told, this.last].filter(Boolean).join(" ");
      this.told = [];
      this.last = "";
      if (said) this.speak(aloud(said));
    }, after);
  }
}
