/** Where we are: everything after `#`, which no server and no log ever sees. */
export type Route =
  | { page: "lobby" }
  | { page: "about" }
  | { page: "new"; game: string }
  | { page: "learn" | "aid"; game: string }
  | { page: "join"; table: string; secret: string }
  | { page: "table"; id: string; moves: number | null };

const ID = "[0-9a-f]{20}";

export function read(hash: string): Route {
  const text = decodeURIComponent(hash.replace(/^#\/?/, ""));
  const join = new RegExp(`^join=(${ID})\\.([A-Za-z0-9_-]+)$`).exec(text);
  if (join) return { page: "join", table: join[1] as string, secret: join[2] as string };
  const table = new RegExp(`^table=(${ID})(?:\\.(\\d+))?$`).exec(text);
  if (table) return { page: "table", id: table[1] as string, moves: table[2] ? Number(table[2]) : null };
  const fresh = /^new=([a-z]+)$/.exec(text);
  if (fresh) return { page: "new", game: fresh[1] as string };
  const learning = /^(learn|aid)=([a-z]+)$/.exec(text);
  if (learning) return { page: learning[1] as "learn" | "aid", game: learning[2] as string };
  return text === "about" ? { page: "about" } : { page: "lobby" };
}

class Router {
  route = $state.raw<Route>({ page: "lobby" });
  /** Whether this page was come to from another one of ours. */
  moved = false;

  begin(): void {
    this.route = read(location.hash);
    addEventListener("hashchange", () => {
      this.moved = true;
      this.route = read(location.hash);
    });
  }

  /** Replaces the address, so that a used link is not in the way of going back. */
  replace(hash: string): void {
    history.replaceState(null, "", `#${hash}`);
    this.route = read(hash);
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const router = new Router();
