import type { IncomingMessage } from "node:http";
import { inCall } from "@gf-ledger/db/call";
import type { FairSlotsLimits } from "@gf-ledger/domain/turns/fair-slots";
import type { Refusal } from "../request/request-gate";
import { routeClassOf } from "../request/route-class";
import { ownerOfRequest } from "./call-owner";
import { type Handle, inTurn, type TurnRules } from "./in-turn";

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

type Queue = "call" | "file" | "health";

/** Nothing in one queue waits for another. A turn is over after `turnMs`, so that a slow line holds none for long. */
const QUEUES: Readonly<Record<Queue, FairSlotsLimits & Pick<TurnRules, "turnMs">>> = {
  call: { atOnce: 24, ofOwner: 4, max: 3_000, maxOfOwner: 600, turnMs: 2_000 },
  file: { atOnce: 24, ofOwner: 4, max: 4_000, maxOfOwner: 1_500, turnMs: 100 },
  health: { atOnce: 24, ofOwner: 4, max: 1_000, maxOfOwner: 200, turnMs: 250 },
};

function queueOf({ method = "", url = "/" }: IncomingMessage): Queue {
  const routeClass = routeClassOf(method, url);
  return routeClass === "file" || routeClass === "health" ? routeClass : "call";
}

/**
 * Lets a share of the requests that are handled at once be of one account, or of one address where nobody is signed in,
 * and serves who waits in turn (api-43, api-57): hundreds of one at once hold up nobody else's, whether they are calls,
 * files, there or not, or questions about health.
 */
export const callsInTurn = (handle: Handle): Handle =>
  (Object.keys(QUEUES) as Queue[]).reduce<Handle>(
    (inner, queue) =>
      inTurn(inner, {
        ...QUEUES[queue],
        waits: (request) => queueOf(request) === queue,
        ownerOf: ({ headers }) => ownerOfRequest(headers),
        refusal: (isFull) => (isFull ? TOO_MANY : TOO_MANY_OF_CALLER),
      }),
    asCall(handle),
  );
