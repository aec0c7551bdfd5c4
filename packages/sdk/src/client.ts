import type { Audience } from "@gf-ledger/domain/papers/audience";
import type { ApiShape } from "./api-shape";
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

type Call<One extends Shape> = One["kind"] extends "query"
  ? { query(...args: Arguments<One["input"]>): Promise<One["output"]> }
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
 * Every call of the product, `noun.verb.query(…)` or `.mutate(…)`, and helpers for scripts. An API key may make the
 * calls that its scope, and its tax year where it has one, allow; calls on the account, keys, passwords, sessions, data
 * and plan refuse it with 403.
 */
export interface GfLedgerClient extends Calls {
  /** Sends a photo and resolves to the draft receipt read from it. @throws GfLedgerError */
  uploadReceipt(image: Uint8Array | Blob, options?: UploadOptions): Promise<ReceiptView>;
  /** Every line item, newest first, of one tax year where given. @throws GfLedgerError */
  lineItems(filter?: { readonly year?: number } & CallOptions): AsyncGenerator<LineItemView, void, undefined>;
  /**
   * One of a claim's papers as a stream of bytes: `package` (a ZIP of all), `report.pdf` or `report.xlsx`. For an
   * `audience` (`authority` or `yourself`) it holds what belongs to that package alone.
   * @throws GfLedgerError
   */
  claimPaper(
    claim: { readonly id: string; readonly paper: ClaimDocument; readonly audience?: Audience } & CallOptions,
  ): Promise<ReadableStream<Uint8Array>>;
}
