import type { ApiShape, PapersAudience } from "./api-shape";
import type { Photo } from "./transport/bytes-of-photo";
import type { ClaimDocument } from "./transport/open-claim-document";
import type { UploadProgress } from "./transport/send-in-pieces";

export interface CallOptions {
  readonly signal?: AbortSignal;
}

interface Shape {
  kind: unknown;
  input: unknown;
  output: unknown;
}

type Arguments<Input> = undefined extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions];

interface Query<One extends Shape> {
  query(...args: Arguments<One["input"]>): Promise<One["output"]>;
}

interface PagedQuery<One extends Shape> extends Query<One> {
  /** The answers for page 1 and each page after it, asked for as they are taken; `perPage` says how long they are. */
  pages(...args: Arguments<One["input"]>): AsyncGenerator<One["output"], void, undefined>;
}

type Call<One extends Shape> = One["kind"] extends "query"
  ? One["output"] extends { totalPages: number }
    ? PagedQuery<One>
    : Query<One>
  : { mutate(...args: Arguments<One["input"]>): Promise<One["output"]> };

type Calls = {
  [Noun in keyof ApiShape]: {
    [Verb in keyof ApiShape[Noun]]: ApiShape[Noun][Verb] extends Shape ? Call<ApiShape[Noun][Verb]> : never;
  };
};

export type ReceiptView = ApiShape["receipts"]["get"]["output"];
export type LineItemView = ApiShape["taxReport"]["lineItems"]["output"]["lineItems"][number];

export interface UploadOptions extends CallOptions {
  readonly onProgress?: (progress: UploadProgress) => void;
}

/**
 * Every call of the product, `noun.verb.query(…)` or `.mutate(…)`, `.pages(…)` of a list, and helpers for scripts. An
 * API key may make the calls that its scope, and its tax year where it has one, allow; calls on the account, keys,
 * passwords, sessions, data and plan refuse it with 403.
 */
export interface GfLedgerClient extends Calls {
  /** Sends a photo and resolves to the draft receipt read from it. @throws GfLedgerError */
  uploadReceipt(image: Photo, options?: UploadOptions): Promise<ReceiptView>;
  /** Every line item, newest first, of one tax year where given. @throws GfLedgerError */
  lineItems(filter?: { readonly year?: number } & CallOptions): AsyncGenerator<LineItemView, void, undefined>;
  /**
   * One of a claim's documents as a stream of bytes: `package` (a ZIP of all), `report.pdf` or `report.xlsx`. For an
   * `audience` (`authority` or `yourself`) it holds what belongs to that package alone.
   * @throws GfLedgerError
   */
  claimPaper(
    claim: {
      readonly id: string;
      readonly paper: ClaimDocument;
      readonly audience?: PapersAudience;
    } & CallOptions,
  ): Promise<ReadableStream<Uint8Array>>;
}
