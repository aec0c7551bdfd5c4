import { createHash } from "node:crypto";
import { inSpan, traceHeaders } from "@gf-ledger/tracing/spans";
import { readFailure } from "../image/image-problem";
import type { ReadFailure, ReadOptions, ReadOutcome } from "../receipt-reader";
import { callOf } from "./known-readers";
import { textLines } from "./lines-of";
import { ownerKey } from "./reader-secret";
import { type ReadingLine, readingLineOf } from "./reading-lines";

/** Milliseconds. */
export interface AskTimes {
  /** Until a reader has the photo and begins its answer. */
  readonly takenMs: number;
  /** Between two lines of an answer; a reader sends one every two seconds at least. */
  readonly silenceMs: number;
  /** For one photo at one reader, waiting there included. */
  readonly wholeMs: number;
}

/**
 * How it went at one reader: an outcome for the person; `not_taken`, when the reader did not begin, so that
 * the photo may go anywhere else; `died`, when it took the photo and failed. `why` is for the log.
 */
export type Asked =
  | { readonly kind: "outcome"; readonly outcome: ReadOutcome }
  | { readonly kind: "not_taken"; readonly why: string; readonly retryAfterMs: number | null }
  | { readonly kind: "died"; readonly why: string };

/** What a reader says of itself, and not of the photo. */
const HANDED_BACK: readonly ReadFailure[] = ["stopping", "busy", "too_many_waiting"];

const outcome = (answer: ReadOutcome): Asked => ({ kind: "outcome", outcome: answer });
const died = (why: string): Asked => ({ kind: "died", why });
const notTaken = (why: string, retryAfterMs: number | null = null): Asked => ({
  kind: "not_taken",
  why,
  retryAfterMs,
});

function refusalOf(response: Response): Asked | null {
  if (response.status === 200) return null;
  if (response.status === 413) return outcome(readFailure("too_large"));
  if (response.status === 503) {
    const seconds = Number(response.headers.get("retry-after") ?? 1);
    return notTaken("takes no photo now", Number.isFinite(seconds) ? seconds * 1000 : 1000);
  }
  return died(response.status === 401 ? "refuses READER_SECRET" : `answered ${response.status}`);
}

/** The last word of an answer; `null` while it goes on. */
function endOf(line: ReadingLine, image: Uint8Array): Asked | null {
  if ("error" in line) {
    const { reason, message } = line.error;
    return HANDED_BACK.includes(reason)
      ? notTaken(`handed the photo back: ${reason}`)
      : outcome(readFailure(reason, message));
  }
  if (!("reading" in line)) return null;
  const sent = createHash("sha256").update(image).digest("hex");
  return line.imageSha256 === sent
    ? outcome({ ok: true, ...line })
    : died("answered with the reading of another photo");
}

interface Sent {
  readonly address: string;
  readonly secret: string;
  readonly image: Uint8Array;
  readonly options: ReadOptions;
  readonly times: AskTimes;
}

/** Sends a photo to one reader and follows its answer line by line (reading-47). Never throws. */
export function askReader(sent: Sent): Promise<Asked> {
  return inSpan("ask a reader", () => ask(sent), {
    kind: "client",
    endOf: ({ kind }) => ({
      facts: { "server.address": new URL(sent.address).host, "gf.asked": kind },
      failed: kind === "died",
    }),
  });
}

async function ask({ address, secret, image, options, times }: Sent): Promise<Asked> {
  const { signal, owner, onStage } = options;
  const ending = new AbortController();
  const giveUp = () => ending.abort();
  let tooLong = false;
  let silence = setTimeout(giveUp, times.takenMs);
  const whole = setTimeout(() => {
    tooLong = true;
    giveUp();
  }, times.wholeMs);
  signal?.addEventListener("abort", giveUp, { once: true });
  if (signal?.aborted) giveUp();
  let taken = false;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, times.silenceMs);
  };
  try {
    const response = await fetch(callOf(address, "read"), {
      method: "POST",
      headers: {
        Authorization: `Bearer ${secret}`,
        "Content-Type": "application/octet-stream",
        ...(owner ? { "X-Reading-Owner": ownerKey(owner.id, secret) } : {}),
        ...traceHeaders(),
      },
      body: new Uint8Array(image),
      redirect: "error",
      signal: ending.signal,
    });
    const refusal = refusalOf(response);
    if (refusal) return refusal;
    if (!response.body) return died("answered nothing");
    taken = true;
    heard();
    for await (const text of textLines(response.body)) {
      heard();
      const line = readingLineOf(text);
      if (!line) return died("answered what is not a line of a reading");
      if ("stage" in line) onStage?.(line.stage, line.place);
      const end = endOf(line, image);
      if (end) return end;
    }
    return died("ended before the reading");
  } catch (error) {
    if (signal?.aborted) return outcome(readFailure("busy"));
    if (tooLong) return outcome(readFailure("timed_out"));
    if (ending.signal.aborted) return taken ? died("fell silent") : notTaken("does not answer");
    if (error instanceof RangeError) return died("answered a line without an end");
    return taken ? died("broke off") : notTaken("is not reachable");
  } finally {
    clearTimeout(silence);
    clearTimeout(whole);
    signal?.removeEventListener("abort", giveUp);
    // Whatever is left of the answer is not wanted.
    ending.abort();
  }
}
