import { ERROR_STATUS, type ErrorCode } from "@gf-ledger/domain/app-error";

/** The server refused a call made without tRPC; holds the body of its answer (screens-9). */
export class AnswerFailure extends Error {
  override readonly name = "AnswerFailure";
  constructor(readonly body: Readonly<Record<string, unknown>> & { message: string; code: string }) {
    super(body.message);
  }

  /** The HTTP status of the failure's code; 500 for an unknown code. */
  get status(): number {
    return ERROR_STATUS[this.body.code as ErrorCode] ?? ERROR_STATUS.internal;
  }
}
