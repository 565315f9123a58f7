/** The page: settings and words first, then who I am, then the screen. */
import { mount } from "svelte";
import "@/styles/app.css";
import App from "@/app/App.svelte";
import { router } from "@/lib/route.svelte";
import { session } from "@/lib/session.svelte";
import { settings } from "@/lib/settings.svelte";

async function begin(): Promise<void> {
  await Promise.all([settings.begin(), session.begin()]);
  router.begin();
  mount(App, { target: document.getElementById("app") as HTMLElement });
  if ("serviceWorker" in navigator && import.meta.env.PROD && isSecureContext) {
    void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }
}

// A part of the page that a newer version has replaced: the page is loaded anew, the game goes on where it was. If that was
// tried just now, or there is no connection, the page says so itself.
const TRIED = "courtier-loaded-anew";
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem(TRIED) ?? 0);
  if (!navigator.onLine || Date.now() - last < 20_000) return;
  sessionStorage.setItem(TRIED, String(Date.now()));
  location.reload();
});

void begin();
