export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

export interface Resilience {
  readonly fetch: Fetch;
  /** For one try, in milliseconds. */
  readonly timeoutMs: number;
  /** How many times a refused call is tried again. */
  readonly retries: number;
  /** Waits; a test passes its own. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal | null) => Promise<void>;
}

/** A read may be sent again whoever answers so, a proxy included. */
const READ_AGAIN = new Set([429, 502, 503, 504]);
const LONGEST_WAIT_MS = 60_000;
const FIRST_WAIT_MS = 500;

/** Milliseconds to wait by a `Retry-After` header, which holds seconds or a date; `null` without one. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** Resolves after a while, or rejects when the signal fires first. */
export function sleep(milliseconds: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

const isRead = (init?: RequestInit) => (init?.method ?? "GET").toUpperCase() === "GET";

/**
 * Whether an answer asks for another try (api-64). A change is sent again only when the server says when: then it has
 * not begun the work. A proxy that answers 503 by itself does not know that.
 */
function asksAgain({ status, headers }: Response, init?: RequestInit): boolean {
  if (isRead(init)) return READ_AGAIN.has(status);
  return status === 429 || (status === 503 && headers.has("retry-after"));
}

/** Whether a try failed because the connection did; runtimes throw different classes for that. */
const isBroken = (error: unknown) =>
  error instanceof Error && error.name !== "AbortError" && error.name !== "TimeoutError";

/**
 * `fetch` with a time-out for each try, and further tries when the answer asks for one, after `Retry-After`. A broken
 * connection is tried again only for reads: a change might have been made.
 */
export function resilientFetch(options: Resilience): Fetch {
  const { fetch, timeoutMs, retries } = options;
  return async (input, init) => {
    for (let attempt = 0; ; attempt += 1) {
      const backOff = FIRST_WAIT_MS * 2 ** attempt;
      const signals = [AbortSignal.timeout(timeoutMs), ...(init?.signal ? [init.signal] : [])];
      let response: Response;
      try {
        response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
      } catch (error) {
        const again = isRead(init) && isBroken(error) && !init?.signal?.aborted;
        if (!again || attempt >= retries) throw error;
        await options.sleep(backOff, init?.signal);
        continue;
      }
      if (!asksAgain(response, init) || attempt >= retries) return response;
      const wait = retryAfterMs(response.headers.get("retry-after"), Date.now()) ?? backOff;
      // Whether to wait longer (for a month's limit, or a quarter of an hour) is the caller's decision.
      if (wait > LONGEST_WAIT_MS) return response;
      await response.body?.cancel();
      await options.sleep(wait, init?.signal);
    }
  };
}
