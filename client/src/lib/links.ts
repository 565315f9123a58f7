/** Links to tables. The secrets of invitations that this browser has made are shown once, so they are kept for this visit. */

/** The address that is sent to a friend; the secret stands in the fragment, which no server and no log ever sees. */
export function linkOf(table: string, secret: string): string {
  return new URL(`/#join=${table}.${secret}`, location.href).href;
}

/** Where a link leads that somebody has pasted, whatever stands around it; "" if to no table. */
export function addressIn(text: string): string {
  return /#((?:join|table)=[0-9a-f]{20}[.\w-]*)/.exec(text)?.[1] ?? "";
}

export function keptLinks(table: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(`courtier-links-${table}`) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function keepLinks(table: string, links: Record<string, string>): void {
  try {
    sessionStorage.setItem(`courtier-links-${table}`, JSON.stringify(links));
  } catch {
    // A link that was lost can be made anew.
  }
}
