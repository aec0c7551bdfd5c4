import { formOfInput } from "@gf-ledger/domain/input/form-of-input";
import { createTRPCUntypedClient, httpLink, type TRPCUntypedClient } from "@trpc/client";
import type { AnyTRPCRouter } from "@trpc/server";
import superjson from "superjson";
import type { ApiShape } from "./api-shape";
import type { CallOptions, GfLedgerClient, ReceiptView, UploadOptions } from "./client";
import { baseUrlOf, headersOf } from "./transport/base-url";
import { bytesOfPhoto, type Photo } from "./transport/bytes-of-photo";
import { type CallSettings, errorOfCall, errorOfOldServer, errorOfStranger } from "./transport/failure";
import { fetchClaimPaper } from "./transport/open-claim-document";
import { type Fetch, resilientFetch, sleep } from "./transport/resilient-fetch";
import { sendInPieces } from "./transport/send-in-pieces";

export type { ApiShape, WebhookEvent } from "./api-shape";
export type {
  CallOptions,
  GfLedgerClient,
  LineItemView,
  ReceiptView,
  UploadOptions,
} from "./client";
export { GfLedgerError, type GfLedgerErrorCode } from "./gf-ledger-error";
export type { Photo } from "./transport/bytes-of-photo";
export type { ClaimDocument } from "./transport/open-claim-document";
export type { UploadProgress } from "./transport/send-in-pieces";
export { verifyWebhook, type WebhookHeaders } from "./verify-webhook";

export interface ClientOptions {
  /** `https://gfledger.ca`, `https://gfledger.com`, or where the product runs. */
  readonly baseUrl: string;
  /** `gfl_…`, made on the account page. Without it only public calls are answered. */
  readonly apiKey?: string;
  /** What sentences of failures and answers are in (`Accept-Language`); without it, the account's own choice. */
  readonly language?: "en" | "fr";
  readonly fetch?: Fetch;
  /** Milliseconds for one try of a call; 30 seconds by default. Uploads get three times as long. */
  readonly timeoutMs?: number;
  /** Further tries of what may be sent again: reads, and changes that the server has not begun; 3 by default. */
  readonly retries?: number;
}

/** Line items asked for at once, about a megabyte. */
const ITEMS_AT_ONCE = 1_000;

type LineItemsAnswer = ApiShape["taxReport"]["lineItems"]["output"];

type Run = (
  kind: "query" | "mutation",
  path: string,
  input: unknown,
  options?: CallOptions,
  client?: TRPCUntypedClient<AnyTRPCRouter>,
) => Promise<unknown>;

/** A list's answers, page by page. An empty list is one page without rows. */
async function* pagesOf(run: Run, path: string, input: unknown, options?: CallOptions) {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const answer = await run("query", path, { ...(input as object), page }, options);
    last = (answer as { readonly totalPages: number }).totalPages;
    yield answer;
  }
}

/** `noun.verb` for any noun and verb: the types say which exist, and the server decides. */
function callsByName(run: Run, extras: Readonly<Record<string, unknown>>): unknown {
  const verbsOf = (noun: string) =>
    new Proxy(
      {},
      {
        get: (_target, verb) => ({
          query: (input: unknown, options?: CallOptions) =>
            run("query", `${noun}.${String(verb)}`, input, options),
          mutate: (input: unknown, options?: CallOptions) =>
            run("mutation", `${noun}.${String(verb)}`, input, options),
          pages: (input: unknown, options?: CallOptions) =>
            pagesOf(run, `${noun}.${String(verb)}`, input, options),
        }),
      },
    );
  return new Proxy(extras, {
    get: (own, name) => {
      // It must not look like a promise, or answer the symbols that the language asks for.
      if (typeof name === "symbol" || name === "then") return undefined;
      return name in own ? own[name] : verbsOf(name);
    },
  });
}

/**
 * A client for scripts and pages. Failures are {@link GfLedgerError}s; what the server has not begun is tried again
 * when it says, reads also after a broken connection, and each try has a time-out. @throws GfLedgerError `bad_option`
 */
export function createClient(options: ClientOptions): GfLedgerClient {
  const { retries = 3, timeoutMs = 30_000 } = options;
  const base = baseUrlOf(options.baseUrl);
  const plainFetch: Fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const headers = headersOf(options);
  const settings: CallSettings = { base, hasKey: "Authorization" in headers, timeoutMs };
  const sendSettings: CallSettings = { ...settings, timeoutMs: timeoutMs * 3 };
  // A browser's page or a proxy's has no code and no words for the caller.
  const answeredByUs =
    (fetch: Fetch): Fetch =>
    async (input, init) => {
      const answer = await fetch(input, init);
      if (/\bjson\b/.test(answer.headers.get("content-type") ?? "")) return answer;
      await answer.body?.cancel();
      throw errorOfStranger(answer, settings);
    };
  const trpcBy = (fetch: Fetch) =>
    createTRPCUntypedClient({
      links: [
        httpLink({
          url: `${base}/api/trpc`,
          transformer: superjson,
          headers,
          fetch: answeredByUs(fetch) as typeof globalThis.fetch,
        }),
      ],
    });
  const calls = trpcBy(resilientFetch({ fetch: plainFetch, retries, timeoutMs, sleep }));

  const run: Run = async (kind, path, input, { signal } = {}, client = calls) => {
    try {
      return await client[kind](path, formOfInput(input) ?? input, signal ? { signal } : {});
    } catch (error) {
      throw errorOfCall(error, client === calls ? settings : sendSettings);
    }
  };

  async function uploadReceipt(image: Photo, upload: UploadOptions = {}): Promise<ReceiptView> {
    const { signal, onProgress } = upload;
    const bytes = await bytesOfPhoto(image, signal).catch((error: unknown) => {
      throw signal?.aborted ? errorOfCall(error, sendSettings) : error;
    });
    // Each try makes a new stream: one that was begun cannot be sent again.
    const send: Fetch = (url, init) =>
      sendInPieces(String(url), init ?? {}, { fetch: plainFetch, onProgress });
    const uploads = trpcBy(
      resilientFetch({ fetch: send, retries, timeoutMs: sendSettings.timeoutMs, sleep }),
    );
    return (await run(
      "mutation",
      "receipts.create",
      bytes,
      signal ? { signal } : {},
      uploads,
    )) as ReceiptView;
  }

  async function* lineItems(filter: { readonly year?: number } & CallOptions = {}) {
    const { year, ...options } = filter;
    let cursor: string | null | undefined;
    do {
      const asked = { perPage: ITEMS_AT_ONCE, ...(cursor ? { cursor } : {}) };
      const answer = (await run("query", "taxReport.lineItems", asked, options)) as LineItemsAnswer;
      for (const item of answer.lineItems) {
        if (year === undefined || item.purchaseDate.startsWith(`${year}-`)) yield item;
      }
      cursor = answer.nextCursor;
      // A server of before cursors says nothing, which must not pass for the end.
      if (cursor === undefined && answer.lineItems.length === ITEMS_AT_ONCE) throw errorOfOldServer(settings);
    } while (cursor);
  }

  const fetchDocument = resilientFetch({
    fetch: plainFetch,
    retries,
    timeoutMs: sendSettings.timeoutMs,
    sleep,
  });
  const claimDocument: GfLedgerClient["claimPaper"] = (claim) =>
    fetchClaimPaper({ ...claim, settings: sendSettings, headers, fetch: fetchDocument });

  return callsByName(run, { uploadReceipt, lineItems, claimPaper: claimDocument }) as GfLedgerClient;
}
