import { TRPCClientError } from "@trpc/client";
import type { ServerErrorCode } from "../api-shape";
import { GfLedgerError } from "../gf-ledger-error";

interface FailureBody {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly issues?: unknown;
  readonly requestId?: unknown;
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** The error of a failure's body, which is the same over REST and tRPC. */
function errorOfBody(status: number, body: FailureBody, response: Response | null): GfLedgerError {
  const wait = Number(response?.headers.get("retry-after") ?? Number.NaN);
  return new GfLedgerError(
    (text(body.code) ?? "internal") as ServerErrorCode,
    text(body.message) ?? `The server answered ${status}.`,
    {
      status,
      issues: Array.isArray(body.issues) ? body.issues : [],
      retryAfterSeconds: Number.isFinite(wait) ? wait : null,
      requestId: response?.headers.get("x-request-id") ?? text(body.requestId),
      body: body as Record<string, unknown>,
    },
  );
}

/** The error of a call that got no answer. */
function errorOfTransport(cause: unknown): GfLedgerError {
  const name = cause instanceof Error ? cause.name : "";
  if (name === "TimeoutError") {
    return new GfLedgerError("timed_out", "The server took too long to answer.", { status: null, cause });
  }
  if (name === "AbortError") {
    return new GfLedgerError("aborted", "The call was cancelled.", { status: null, cause });
  }
  return new GfLedgerError("network", "The server could not be reached.", { status: null, cause });
}

/** Turns what a call threw into the one error of this client. */
export function errorOfCall(error: unknown): GfLedgerError {
  if (error instanceof GfLedgerError) return error;
  if (!(error instanceof TRPCClientError)) return errorOfTransport(error);
  const data = error.data as { httpStatus?: number; error?: FailureBody } | null | undefined;
  const response = (error.meta?.response as Response | undefined) ?? null;
  if (data?.error) return errorOfBody(data.httpStatus ?? response?.status ?? 500, data.error, response);
  if (response) {
    return errorOfBody(response.status, { message: error.message }, response);
  }
  return errorOfTransport(error.cause ?? error);
}

/** The error of an answer over REST that is a failure. */
export async function errorOfAnswer(answer: Response): Promise<GfLedgerError> {
  const body: unknown = await answer.json().catch(() => null);
  return errorOfBody(answer.status, body !== null && typeof body === "object" ? body : {}, answer);
}
