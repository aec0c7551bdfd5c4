import type { LookUpResult, ProductSource, Silence } from "../product-source";
import { FIELDS, understood } from "./answer";

/**
 * The text of an answer, or `null` as soon as it is longer than `maxBytes` once unpacked.
 * @throws as the stream does, when it breaks off or the time is over.
 */
async function boundedBodyText(response: Response, maxBytes: number): Promise<string | null> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The address of the source, as everybody asks it. */
const OPEN_FOOD_FACTS = "https://world.openfoodfacts.org";

/** An answer of the fields that are asked for has some kilobytes. */
const MAX_ANSWER_BYTES = 256 * 1024;
const TIME_LIMIT_MS = 5_000;

export interface OpenFoodFactsOptions {
  /** Another address than the public one: a mirror, or a stand-in. */
  readonly baseUrl?: string;
  /** Who asks, with a version and a contact, as the source wants it: "GF Ledger/1.0 (help@example.org)". */
  readonly userAgent: string;
  /** Milliseconds until it is given up, to the end of the answer. */
  readonly timeLimitMs?: number;
}

const silent = (setAuditReason: Silence): LookUpResult => ({ kind: "silent", because: setAuditReason });

function silenceOf(error: unknown): Silence {
  const name = error instanceof Error ? error.name : "";
  return name === "TimeoutError" || name === "AbortError" ? "timed_out" : "not_reached";
}

/**
 * Open Food Facts by its API v2. Redirects are not followed, so that nothing but the address that the operator
 * chose is asked (matching-36).
 */
export function createOpenFoodFacts(options: OpenFoodFactsOptions): ProductSource {
  const { baseUrl = OPEN_FOOD_FACTS, userAgent, timeLimitMs = TIME_LIMIT_MS } = options;
  const base = baseUrl.endsWith("/") ? baseUrl.slice(0, -1) : baseUrl;

  async function answerOf(response: Response, barcode: string): Promise<LookUpResult> {
    // A product that is not known is 404 with an answer that says so.
    if (!response.ok && response.status !== 404) return silent("refused");
    const text = await boundedBodyText(response, MAX_ANSWER_BYTES);
    if (text === null) return silent("too_long");
    const product = understood(text, barcode);
    if (product === undefined) return silent("not_understood");
    if (product === null) return { kind: "unknown" };
    return response.ok ? { kind: "found", product } : silent("not_understood");
  }

  return {
    name: "Open Food Facts",
    async look(barcode) {
      const closing = new AbortController();
      try {
        const response = await fetch(`${base}/api/v2/product/${barcode}.json?fields=${FIELDS.join(",")}`, {
          headers: { accept: "application/json", "user-agent": userAgent },
          redirect: "manual",
          credentials: "omit",
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeLimitMs)]),
        });
        if (response.status >= 300 && response.status < 400) return silent("redirected");
        return await answerOf(response, barcode);
      } catch (error) {
        return silent(silenceOf(error));
      } finally {
        closing.abort();
      }
    },
  };
}
