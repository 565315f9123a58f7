/** Telling somebody who looks elsewhere that it is their turn: the title, a dot on the icon, a notice. */
const ICON = "/icon.svg";

export function canNotify(): boolean {
  return typeof Notification !== "undefined" && isSecureContext;
}

export async function askPermission(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** The title of the tab and its icon: with a dot when something waits. */
export function head(title: string, waiting: boolean): void {
  document.title = waiting ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = waiting ? "/icon-waiting.svg" : ICON;
}

export function notice(title: string, body: string, tag: string): void {
  if (!canNotify() || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const shown = new Notification(title, { body, tag, icon: "/icon-192.png" });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow notices only from a service worker; the title and the icon still tell.
  }
}
