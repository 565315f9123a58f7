/** My tables, read anew when the page is looked at again. */
import { ask } from "@/lib/api/http";
import type { ShownSummary, Tables } from "@/lib/api/types";

const OFTEN = 15_000;

class MyTables {
  list = $state.raw<ShownSummary[] | null>(null);
  private users = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** Keeps the list fresh as long as somebody shows it. */
  use(): () => void {
    this.users += 1;
    if (this.users === 1) {
      void this.read();
      this.timer = setInterval(() => document.visibilityState === "visible" && void this.read(), OFTEN);
      document.addEventListener("visibilitychange", this.again);
    }
    return () => {
      this.users -= 1;
      if (this.users) return;
      clearInterval(this.timer);
      document.removeEventListener("visibilitychange", this.again);
    };
  }

  private readonly again = (): void => {
    if (document.visibilityState === "visible") void this.read();
  };

  private async read(): Promise<void> {
    try {
      this.list = (await ask<Tables>("/tables")).tables;
    } catch {
      // The next look will tell.
    }
  }
}

export const mine = new MyTables();
