import { inCall } from "@gf-ledger/db/call";
import { ownerOfRequest } from "./call-owner";
import { type Handle, inTurn } from "./in-turn";
import type { Refusal } from "./request-gate";
import { routeClassOf } from "./route-class";

const TOO_MANY_OF_CALLER: Refusal = {
  status: 429,
  code: "rate_limited",
  message:
    "Too many of your calls are waiting to be answered. Please send the next ones when these are done.",
  retryAfterSeconds: 5,
};
const TOO_MANY: Refusal = {
  status: 503,
  code: "unavailable",
  message: "Many people are using GF Ledger right now. Please try again in a moment.",
  retryAfterSeconds: 2,
};

const READS: ReadonlySet<string | undefined> = new Set(["GET", "HEAD"]);

/** Handles a request as a call of its owner: what it reads ends when the caller leaves, what it writes goes on. */
function asCall(handle: Handle): Handle {
  return (request, response) => {
    const left = READS.has(request.method) ? new AbortController() : null;
    response.once("close", () => {
      if (!response.writableFinished) left?.abort();
    });
    const call = { owner: ownerOfRequest(request.headers), left: left?.signal ?? null };
    return inCall(call, () => handle(request, response));
  };
}

/**
 * Lets a share of the calls that are handled at once be of one account, or of one address where nobody is signed in,
 * and serves who waits in turn (api-43): four hundred calls of one at once hold up nobody else's. Files and questions
 * about health wait for nobody.
 */
export const callsInTurn = (handle: Handle): Handle =>
  inTurn(asCall(handle), {
    atOnce: 24,
    ofOwner: 4,
    max: 3_000,
    maxOfOwner: 600,
    turnMs: 2_000,
    waits: ({ method = "", url = "/" }) => !["file", "health"].includes(routeClassOf(method, url)),
    ownerOf: ({ headers }) => ownerOfRequest(headers),
    refusal: (isFull) => (isFull ? TOO_MANY : TOO_MANY_OF_CALLER),
  });
