/** What a person has chosen for this browser; kept there, and the same in all its tabs. */
import { LANGS, loadTexts, preferred, speaker } from "@/lib/texts";
import type { Arg, Message } from "@/boards/contract";
import { PSEUDO } from "@/lib/texts/pseudo";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "off";
/** Which answers wait for a confirmation: all, those that could not be taken back, or none. */
export type Confirm = "all" | "line" | "none";

export const CONFIRMS: readonly Confirm[] = ["all", "line", "none"];
const KEY = "courtier-settings";
const MILLISECONDS: Record<Speed, number> = { slow: 700, normal: 320, fast: 160, off: 0 };

interface Kept {
  lang?: string;
  theme?: Theme;
  speed?: Speed;
  confirm?: Confirm;
  notify?: boolean;
}

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

const matches = (query: string): boolean => typeof matchMedia === "function" && matchMedia(query).matches;

class Settings {
  lang = $state("en");
  theme = $state<Theme>("auto");
  speed = $state<Speed>("normal");
  confirm = $state<Confirm>("line");
  notify = $state(false);
  private calm = $state(false);
  private night = $state(false);

  /** Milliseconds that a movement takes. */
  get motion(): number {
    return this.calm ? 0 : MILLISECONDS[this.speed];
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.night);
  }

  /** Reads what was kept and follows the machine and the other tabs. */
  async begin(): Promise<void> {
    this.calm = matches("(prefers-reduced-motion: reduce)");
    this.night = matches("(prefers-color-scheme: dark)");
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => (this.calm = event.matches));
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => (this.night = event.matches));
    addEventListener("storage", (event) => {
      if (event.key === KEY) void this.take(kept());
    });
    const asked = new URLSearchParams(location.search).get("lang");
    await this.take({ ...kept(), ...(asked ? { lang: asked } : {}) });
    // Whoever was led here in their language follows the next link in it, too; and what they choose later is not undone by the address.
    if (asked) {
      this.keep();
      const address = new URL(location.href);
      address.searchParams.delete("lang");
      history.replaceState(history.state, "", address);
    }
  }

  private async take(values: Kept): Promise<void> {
    this.theme = values.theme ?? "auto";
    this.speed = values.speed ?? "normal";
    this.confirm = CONFIRMS.find((each) => each === values.confirm) ?? "line";
    this.notify = values.notify ?? false;
    const lang = values.lang ?? preferred(navigator.languages);
    await this.speak([...LANGS, PSEUDO].includes(lang) ? lang : preferred([]));
  }

  /** Changes the language once its texts are here, so that nobody sees a page without words. */
  async speak(lang: string): Promise<void> {
    await Promise.all([loadTexts(lang), ...[...games].map((game) => loadTexts(lang, game))]);
    this.lang = lang;
    document.documentElement.lang = lang === PSEUDO ? "en" : lang;
  }

  keep(): void {
    const { lang, theme, speed, confirm, notify } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, speed, confirm, notify }));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

/** The games whose words are in use. */
const games = new Set<string>();

export const settings = new Settings();

/** Has the words of a game ready in the language of now and of later. */
export async function speakOf(game: string): Promise<void> {
  games.add(game);
  await loadTexts(settings.lang, game);
}

/** A text in the viewer's language. */
export function t(key: string, args?: Record<string, Arg>): string {
  return speaker(settings.lang)(args ? { key, args } : { key });
}

/** A message in the viewer's language; `seats` are the names of those at the table. */
export function tell(message: Message, seats: readonly string[] = []): string {
  return speaker(settings.lang, seats)(message);
}
