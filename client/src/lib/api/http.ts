/** Asking the server over HTTP. What goes wrong is a `Refused` with a message that can be put into the viewer's words. */
import type { Message } from "@/boards/contract";
import type { Problem, ShownMessage } from "./types";

const ROOT = "/api/v1";

/** The server, or the way to it, said no; `message` may carry the rule that it rests on. */
export class Refused extends Error {
  constructor(
    readonly said: Message,
    readonly status: number,
    readonly problem: Problem | null = null,
  ) {
    super(said.key);
  }
}

/** A message as it came, as one that can be said. */
export function sayable(shown: ShownMessage): Message {
  return shown as Message;
}

/** What a problem says; every problem of ours has a message, others come from in between. */
export function messageOf(problem: Problem): Message {
  if (!problem.message) return { key: "client-problem", args: { reason: problem.detail || problem.title } };
  const said = sayable(problem.message);
  return problem.rule && !said.rule ? { ...said, rule: problem.rule } : said;
}

export async function call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(ROOT + path, {
      method,
      credentials: "same-origin",
      ...(signal ? { signal } : {}),
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await answer.text();
  } catch {
    throw new Refused({ key: "client-offline" }, 0);
  }
  const json = answer.headers.get("content-type")?.includes("json") ?? false;
  if (answer.ok) return (json && text ? JSON.parse(text) : text) as T;
  const problem = json ? (JSON.parse(text) as Problem) : null;
  throw new Refused(problem ? messageOf(problem) : { key: "client-offline" }, answer.status, problem);
}

export const ask = <T>(path: string): Promise<T> => call<T>("GET", path);
export const send = <T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> => call<T>("POST", path, body, signal);

/** What went wrong, as a message, whatever it was. */
export function reasonOf(error: unknown): Message {
  return error instanceof Refused ? error.said : { key: "client-problem", args: { reason: String(error) } };
}
