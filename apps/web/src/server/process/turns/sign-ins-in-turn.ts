import { CLIENT_ADDRESS_HEADER } from "../http-server";
import type { Refusal } from "../request/request-gate";
import { type Handle, inTurn } from "./in-turn";

const SIGN_IN = /^\/api\/(?:login|register|reset-password|auth\/|trpc\/auth\.)/;
const TOO_MANY: Refusal = {
  status: 503,
  code: "unavailable",
  message: "Many people are signing in right now. Please try again in a moment.",
  retryAfterSeconds: 2,
};

/**
 * Lets a few sign-in calls begin at a time, and fewer of one client (accounts-47). A call costs the one
 * thread that serves everybody much more than it costs its sender: 150 begun together would hold up every
 * other call until the last has begun. A call beyond those that may wait is answered 503 with `Retry-After`.
 */
export const signInsInTurn = (handle: Handle): Handle =>
  inTurn(handle, {
    // Half of the turns: no client takes them all, however many calls it sends or holds back.
    atOnce: 6,
    ofOwner: 3,
    max: 300,
    maxOfOwner: 100,
    turnMs: 250,
    waits: ({ method, url }) => method === "POST" && SIGN_IN.test(url ?? ""),
    ownerOf: ({ headers }) => String(headers[CLIENT_ADDRESS_HEADER]),
    refusal: () => TOO_MANY,
  });
