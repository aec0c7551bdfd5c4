import { TRPCClientError } from "@trpc/client";

export interface Failure {
  /** The server's message; `null` when it sent none (no network, a broken answer). */
  readonly message: string | null;
  readonly code: string | null;
  readonly status: number | null;
  /** Further fields of the answer's body, for example `limit` and `resetsAt`. */
  readonly body: Readonly<Record<string, unknown>>;
}

const NOTHING: Failure = { message: null, code: null, status: null, body: {} };

interface FailureData {
  readonly httpStatus: number;
  readonly error: Readonly<Record<string, unknown>> & { readonly message: string; readonly code: string };
}

function isFailureData(data: unknown): data is FailureData {
  const { httpStatus, error } = Object(data) as Partial<Record<string, unknown>>;
  const { message, code } = Object(error) as Partial<Record<string, unknown>>;
  return typeof httpStatus === "number" && typeof message === "string" && typeof code === "string";
}

/** Returns what is known about a call that failed (screens-9). */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof TRPCClientError)) return NOTHING;
  if (!isFailureData(error.data)) return NOTHING;
  const { httpStatus, error: body } = error.data;
  return { message: body.message, code: body.code, status: httpStatus, body };
}
