import type { ServerErrorCode } from "./api-shape";

/** The server's code, or why there is no answer of GF Ledger's; `bad_option` for what was never sent. */
export type GfLedgerErrorCode =
  | ServerErrorCode
  | "network"
  | "timed_out"
  | "aborted"
  | "unexpected_answer"
  | "bad_option";

export interface GfLedgerErrorDetails {
  /** The HTTP status; `null` when there was no answer. */
  readonly status: number | null;
  /** One entry for each field that was refused. */
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
  /** Seconds until another try may succeed. */
  readonly retryAfterSeconds?: number | null;
  /** The id of the call in the server's log. */
  readonly requestId?: string | null;
  /** The whole body of the failure, for example with `limit` and `resetsAt`. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** Every failure of the client. `message` is a sentence that may be shown to the person. */
export class GfLedgerError extends Error {
  override readonly name = "GfLedgerError";
  readonly status: number | null;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(
    readonly code: GfLedgerErrorCode,
    message: string,
    details: GfLedgerErrorDetails,
  ) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.issues = details.issues ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
    this.requestId = details.requestId ?? null;
    this.body = details.body ?? {};
  }
}
