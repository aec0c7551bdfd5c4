import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Sign-in calls begun at once, and how long one may hold its turn: a sender who is slow keeps nobody up. */
const AT_ONCE = 6;
const TURN_MS = 250;

const SIGN_IN = /^\/api\/(?:login|register|reset-password|auth\/|trpc\/auth\.)/;

/** A turn ends with the answer, with its sender, or with its time. */
async function turnOver(response: ServerResponse): Promise<void> {
  const ended = new AbortController();
  response.once("close", () => ended.abort());
  await sleep(TURN_MS, undefined, { signal: ended.signal }).catch(() => {});
}

/**
 * Lets sign-in calls begin a few at a time. Each costs the one thread that everybody is served by much more than it
 * costs its sender: 150 begun together would hold every other call back until the last of them has begun.
 */
export function signInsInTurn(handle: Handle): Handle {
  const turns = pLimit(AT_ONCE);
  return (request, response) => {
    if (request.method !== "POST" || !SIGN_IN.test(request.url ?? "")) return handle(request, response);
    return turns(() => {
      if (response.destroyed) return;
      handle(request, response);
      return turnOver(response);
    });
  };
}
