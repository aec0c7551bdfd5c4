import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pLimit, { type LimitFunction } from "p-limit";
import { CLIENT_ADDRESS_HEADER } from "./http-server";
import { answerRefusal } from "./refuse";
import type { Refusal } from "./request-gate";

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The sign-in calls of one client that have begun or wait. */
interface Client {
  readonly turns: LimitFunction;
  calls: number;
}

/** How many sign-in calls hold a turn at once, and for how long at most: a slow sender holds nobody up. */
const AT_ONCE = 6;
const TURN_MS = 250;
/** Half of the turns: no client takes them all, however many calls it sends or holds back. */
const AT_ONCE_OF_CLIENT = 3;
/** The most calls begun or waiting, in all and of one client. A further one is refused at little cost. */
const MOST_CALLS = 300;
const MOST_CALLS_OF_CLIENT = 100;

const SIGN_IN = /^\/api\/(?:login|register|reset-password|auth\/|trpc\/auth\.)/;
const TOO_MANY: Refusal = {
  status: 503,
  code: "unavailable",
  message: "Many people are signing in right now. Please try again in a moment.",
  retryAfterSeconds: 2,
};

/** Resolves when a turn ends: with the answer, when the sender leaves, or when its time is over. */
async function turnOver(response: ServerResponse): Promise<void> {
  const ended = new AbortController();
  response.once("close", () => ended.abort());
  await sleep(TURN_MS, undefined, { signal: ended.signal }).catch(() => {});
}

/**
 * Lets a few sign-in calls begin at a time, and fewer of one client (accounts-47). A call costs the one
 * thread that serves everybody much more than it costs its sender: 150 begun together would hold up every
 * other call until the last has begun. A call beyond those that may wait is answered 503 with `Retry-After`.
 */
export function signInsInTurn(handle: Handle): Handle {
  const turns = pLimit(AT_ONCE);
  const clients = new Map<string, Client>();
  let calls = 0;

  async function inTurn(name: string, begin: () => Promise<void>): Promise<void> {
    const client = clients.get(name) ?? { turns: pLimit(AT_ONCE_OF_CLIENT), calls: 0 };
    clients.set(name, client);
    client.calls += 1;
    calls += 1;
    try {
      // The client's own turn first: a call that waits for it blocks nobody else.
      await client.turns(() => turns(begin));
    } finally {
      client.calls -= 1;
      calls -= 1;
      if (client.calls === 0) clients.delete(name);
    }
  }

  return (request, response) => {
    if (request.method !== "POST" || !SIGN_IN.test(request.url ?? "")) return handle(request, response);
    const name = String(request.headers[CLIENT_ADDRESS_HEADER]);
    if (calls >= MOST_CALLS || (clients.get(name)?.calls ?? 0) >= MOST_CALLS_OF_CLIENT) {
      return answerRefusal(response, TOO_MANY);
    }
    return inTurn(name, async () => {
      if (response.destroyed) return;
      handle(request, response);
      await turnOver(response);
    });
  };
}
