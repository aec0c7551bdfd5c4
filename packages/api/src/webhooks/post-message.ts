import { type ClientRequest, type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestTls } from "node:https";
import { isIP } from "node:net";
import type { DeliveryOutcome } from "@gf-ledger/domain/webhook/webhook-view";
import { hostOf, isPublicAddress, lookUpPublic } from "./public-address";

export interface Posting {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly allowPrivate: boolean;
  /** Milliseconds until the attempt is given up, from the look-up of the name to the end of the answer. */
  readonly timeLimitMs: number;
  /** Bytes of the answer that are read before the connection is closed; nothing of them is kept. */
  readonly mostAnswerBytes: number;
  /** Our own clock, to which the receiver's is compared. */
  readonly now: Date;
}

export interface Posted {
  readonly outcome: DeliveryOutcome;
  readonly statusCode: number | null;
}

/** As far as the Standard Webhooks libraries let a timestamp be from the receiver's clock. */
const CLOCKS_APART_MS = 5 * 60_000;

const unreached = (outcome: DeliveryOutcome): Posted => ({ outcome, statusCode: null });

/** A closed list of words; the error's own text may name addresses and is not shown. */
function outcomeOfError(error: NodeJS.ErrnoException): DeliveryOutcome {
  const code = error.code ?? "";
  if (error.name === "AbortError" || error.name === "TimeoutError") return "timed_out";
  if (code === "ADDRESS_NOT_ALLOWED") return "address_not_allowed";
  if (["ENOTFOUND", "EAI_AGAIN", "ENODATA"].includes(code)) return "address_unknown";
  if (/^ERR_TLS|CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^EPROTO$|^ERR_SSL/.test(code)) return "certificate_wrong";
  return "not_reached";
}

/** A receiver whose clock is off refuses every message as too old or too new; its `Date` header tells. */
function clocksDiffer(response: IncomingMessage, now: Date): boolean {
  const theirs = Date.parse(response.headers.date ?? "");
  return !Number.isNaN(theirs) && Math.abs(theirs - now.getTime()) > CLOCKS_APART_MS;
}

function outcomeOfStatus(response: IncomingMessage, status: number, now: Date): DeliveryOutcome {
  if (status >= 200 && status < 300) return "delivered";
  if (status >= 300 && status < 400) return "redirected";
  if (status === 410) return "gone";
  return status < 500 && clocksDiffer(response, now) ? "clock_differs" : "refused";
}

/** Reads an answer to its end or to the limit; whether it passed the limit. One that breaks off was short. */
async function isLongerThan(maxBytes: number, response: IncomingMessage): Promise<boolean> {
  let read = 0;
  try {
    for await (const chunk of response) {
      read += (chunk as Buffer).length;
      if (read > maxBytes) return true;
    }
  } catch {
    return false;
  }
  return false;
}

function answerTo(request: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on("response", (response) => {
      // Closing it early is no failure.
      response.on("error", () => {});
      resolve(response);
    });
    request.on("error", reject);
    request.end(body);
  });
}

/**
 * Makes one POST to a webhook's address and resolves to how it ended; it never throws. Redirects are not
 * followed, and the address that is connected to is checked in this connection's own look-up (api-39).
 */
export async function postMessage(posting: Posting): Promise<Posted> {
  const { url, headers, body, allowPrivate, now } = posting;
  const host = hostOf(url);
  if (!allowPrivate && isIP(host) && !isPublicAddress(host)) return unreached("address_not_allowed");
  const make = url.protocol === "https:" ? requestTls : requestPlain;
  const request = make(url, {
    method: "POST",
    headers: { ...headers, "content-length": Buffer.byteLength(body) },
    // A connection of its own, since a kept one may have been made to an address that is not allowed now.
    agent: false,
    signal: AbortSignal.timeout(posting.timeLimitMs),
    ...(allowPrivate ? {} : { lookup: lookUpPublic }),
  });
  try {
    const response = await answerTo(request, body);
    const statusCode = response.statusCode ?? 0;
    const outcome = outcomeOfStatus(response, statusCode, now);
    if (outcome !== "delivered") return { outcome, statusCode };
    const tooLong = await isLongerThan(posting.mostAnswerBytes, response);
    return { outcome: tooLong ? "answer_too_long" : "delivered", statusCode };
  } catch (error) {
    return unreached(outcomeOfError(error as NodeJS.ErrnoException));
  } finally {
    request.destroy();
  }
}
