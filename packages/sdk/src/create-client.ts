import { formOfInput } from "@gf-ledger/domain/input/form-of-input";
import { createTRPCUntypedClient, httpLink, type TRPCUntypedClient } from "@trpc/client";
import type { AnyTRPCRouter } from "@trpc/server";
import superjson from "superjson";
import type { CallOptions, GfLedgerClient, LineItemView, ReceiptView, UploadOptions } from "./client";
import { baseUrlOf } from "./transport/base-url";
import { errorOfCall } from "./transport/failure";
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
  /** Further tries after 429 and 503; 3 by default. */
  readonly retries?: number;
}

type Run = (
  kind: "query" | "mutation",
  path: string,
  input: unknown,
  options?: CallOptions,
  client?: TRPCUntypedClient<AnyTRPCRouter>,
) => Promise<unknown>;

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
 * A client for scripts and pages. Failures are {@link GfLedgerError}s; 429 and 503 are tried again when the
 * server says, and each try has a time-out.
 */
export function createClient(options: ClientOptions): GfLedgerClient {
  const { retries = 3, timeoutMs = 30_000 } = options;
  const base = baseUrlOf(options.baseUrl);
  const plainFetch: Fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const headers: Record<string, string> = {
    ...(options.apiKey ? { Authorization: `Bearer ${options.apiKey}` } : {}),
    ...(options.language ? { "Accept-Language": options.language } : {}),
  };
  const trpcBy = (fetch: Fetch) =>
    createTRPCUntypedClient({
      links: [
        httpLink({
          url: `${base}/api/trpc`,
          transformer: superjson,
          headers,
          fetch: fetch as typeof globalThis.fetch,
        }),
      ],
    });
  const calls = trpcBy(resilientFetch({ fetch: plainFetch, retries, timeoutMs, sleep }));

  const run: Run = async (kind, path, input, { signal } = {}, client = calls) => {
    try {
      return await client[kind](path, formOfInput(input) ?? input, signal ? { signal } : {});
    } catch (error) {
      throw errorOfCall(error);
    }
  };

  async function uploadReceipt(image: Uint8Array | Blob, upload: UploadOptions = {}): Promise<ReceiptView> {
    const bytes = image instanceof Uint8Array ? image : new Uint8Array(await image.arrayBuffer());
    const { signal, onProgress } = upload;
    // Each try makes a new stream: one that was begun cannot be sent again.
    const send: Fetch = (url, init) =>
      sendInPieces(String(url), init ?? {}, { fetch: plainFetch, onProgress });
    const uploads = trpcBy(resilientFetch({ fetch: send, retries, timeoutMs: timeoutMs * 3, sleep }));
    return (await run(
      "mutation",
      "receipts.create",
      bytes,
      signal ? { signal } : {},
      uploads,
    )) as ReceiptView;
  }

  async function* lineItems(filter: { readonly year?: number } & CallOptions = {}) {
    const { lineItems: all } = (await run("query", "taxReport.lineItems", undefined, filter)) as {
      lineItems: LineItemView[];
    };
    for (const item of all) {
      if (filter.year === undefined || item.purchaseDate.startsWith(`${filter.year}-`)) yield item;
    }
  }

  const fetchDocument = resilientFetch({ fetch: plainFetch, retries, timeoutMs: timeoutMs * 3, sleep });
  const claimDocument: GfLedgerClient["claimPaper"] = (claim) =>
    fetchClaimPaper({ ...claim, base, headers, fetch: fetchDocument });

  return callsByName(run, { uploadReceipt, lineItems, claimPaper: claimDocument }) as GfLedgerClient;
}
