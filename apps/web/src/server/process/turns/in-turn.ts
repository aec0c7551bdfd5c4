import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { FairSlots, type FairSlotsLimits } from "@gf-ledger/domain/turns/fair-slots";
import { answerRefusal } from "../request/refuse";
import type { Refusal } from "../request/request-gate";
import { arrivalsTaken } from "./arrivals";

export type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface TurnRules extends FairSlotsLimits {
  /** Whether a request waits for its turn; others are handled at once. */
  readonly waits: (request: IncomingMessage) => boolean;
  readonly ownerOf: (request: IncomingMessage) => string;
  /** Milliseconds that a turn lasts at most: what takes longer goes on beside the others. */
  readonly turnMs: number;
  /** The answer where as many of one owner, or of all, wait or are handled as may. */
  readonly refusal: (isFull: boolean) => Refusal;
}

/** For a request whose body is still being sent: a slow sender holds nobody up. */
const SENDING_MS = 100;

/** Resolves when a turn ends: with the answer, when the sender leaves or dawdles, or when its time is over. */
async function turnOver(request: IncomingMessage, response: ServerResponse, turnMs: number): Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  response.once("close", () => ended.abort());
  const first = Math.min(SENDING_MS, turnMs);
  await sleep(first, undefined, { signal }).catch(() => {});
  if (signal.aborted || request.complete === false) return;
  await sleep(turnMs - first, undefined, { signal }).catch(() => {});
}

/** Lets a few requests be handled at a time, and fewer of one owner, each owner's in turn (accounts-47, api-43). */
export function inTurn(handle: Handle, { waits, ownerOf, turnMs, refusal, ...limits }: TurnRules): Handle {
  const slots = new FairSlots(limits);
  return async (request, response) => {
    if (!waits(request)) return handle(request, response);
    const slot = slots.enter(ownerOf(request));
    if (!slot) return answerRefusal(response, refusal(slots.isFull));
    await slot.given;
    // What is answered from memory ends at once and lets the next begin: without a pause here, hundreds in a row
    // would be worked on before anything else is read.
    await nextTurn();
    await arrivalsTaken();
    if (!response.destroyed) {
      handle(request, response);
      await turnOver(request, response, turnMs);
    }
    slot.leave();
  };
}
