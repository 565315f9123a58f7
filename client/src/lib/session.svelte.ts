/** Who I am to this server; the session itself is a cookie that no script can read. */
import { Refused, ask, call, send } from "@/lib/api/http";
import type { Change, Current, Me, Session } from "@/lib/api/types";

const AGAIN = 3000;

class Sessions {
  me = $state.raw<Me | null>(null);
  /** Set while a name is asked for; called with what came of it. */
  asking = $state.raw<((entered: boolean) => void) | null>(null);

  /** Whether the server could not be reached when the page was opened; it is asked again until it answers. */
  away = $state(false);

  async begin(): Promise<void> {
    try {
      ({ me: this.me } = await ask<Current>("/sessions/current"));
      this.away = false;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.me = null;
      this.away = error.status === 0;
      if (this.away) setTimeout(() => void this.begin(), AGAIN);
    }
  }

  async enter(name: string, lang: string): Promise<void> {
    this.me = (await send<Session>("/sessions", { name, lang })).me;
  }

  /** Makes sure that there is a session, asking for a name once; whether there is one now. */
  need(): Promise<boolean> {
    if (this.me) return Promise.resolve(true);
    return new Promise((done) => {
      this.asking = (entered) => {
        this.asking = null;
        done(entered);
      };
    });
  }

  async change(wish: Change): Promise<void> {
    if (this.me) this.me = await call<Me>("PATCH", "/me", wish);
  }
}

export const session = new Sessions();
