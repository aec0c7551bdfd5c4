import type { ApiShape } from "./api-shape";
import type { UploadProgress } from "./transport/send-image";

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
export type LineItemView = ApiShape["taxReport"]["lineItems"]["output"]["receipts"][number];

export interface UploadOptions extends CallOptions {
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** What an import made of a download. */
export interface AccountImported {
  readonly message: string;
  readonly receipts: number;
  readonly lineItems: number;
}

/** Every call of the product, `noun.verb.query(…)` or `.mutate(…)`, and what scripts want beside. */
export interface GfLedgerClient extends Calls {
  /** Sends a photo and answers the draft receipt read from it. @throws GfLedgerError */
  uploadReceipt(image: Uint8Array | Blob, options?: UploadOptions): Promise<ReceiptView>;
  /** Everything that is kept of the account, as a ZIP of JSON and CSV files. @throws GfLedgerError */
  exportAccount(options?: CallOptions): Promise<Uint8Array>;
  /** Fills an empty account with such a ZIP, all of it or nothing. @throws GfLedgerError */
  importAccount(zip: Uint8Array, options?: CallOptions): Promise<AccountImported>;
  /** Every logged expense, newest first, of one tax year where given. @throws GfLedgerError */
  lineItems(filter?: { readonly year?: number } & CallOptions): AsyncGenerator<LineItemView, void, undefined>;
}
