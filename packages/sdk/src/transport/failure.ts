import { TRPCClientError } from "@trpc/client";
import type { ServerErrorCode } from "../api-shape";
import { GfLedgerError, type GfLedgerErrorCode } from "../gf-ledger-error";

interface FailureBody {
  readonly message?: unknown;
  readonly code?: unknown;
  readonly issues?: unknown;
  readonly requestId?: unknown;
}

/** What a failure's sentence says of the call. */
export interface CallSettings {
  readonly base: string;
  readonly hasKey: boolean;
  /** For one try, in milliseconds. */
  readonly timeoutMs: number;
}

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

const NO_KEY = "No API key was sent: make one on the account page and pass it as apiKey.";

function answered(response: Response | null) {
  const wait = Number(response?.headers.get("retry-after") ?? Number.NaN);
  return { retryAfterSeconds: Number.isFinite(wait) ? wait : null };
}

/** The error of a failure's body, which is the same over REST and tRPC. */
function errorOfBody(
  status: number,
  body: FailureBody,
  response: Response | null,
  { hasKey }: CallSettings,
): GfLedgerError {
  const message = text(body.message) ?? `The server answered ${status}.`;
  return new GfLedgerError(
    (text(body.code) ?? "internal") as ServerErrorCode,
    status === 401 && !hasKey ? `${message} ${NO_KEY}` : message,
    {
      status,
      issues: Array.isArray(body.issues) ? body.issues : [],
      ...answered(response),
      requestId: response?.headers.get("x-request-id") ?? text(body.requestId),
      body: body as Record<string, unknown>,
    },
  );
}

/** What a status means whoever answers it, a proxy in front of the product included. */
const CODE_OF_STATUS: Readonly<Record<number, GfLedgerErrorCode>> = {
  413: "too_large",
  429: "rate_limited",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
};

/** The error of an answer that GF Ledger did not write: a proxy's page, another website, a wrong path. */
export function errorOfStranger(answer: Response, { base }: CallSettings): GfLedgerError {
  const { status } = answer;
  const type = answer.headers.get("content-type")?.split(";")[0] || "no content type";
  const code = CODE_OF_STATUS[status] ?? "unexpected_answer";
  const advice =
    code === "unexpected_answer"
      ? "Check baseUrl: it is the address of the website alone, for example https://gfledger.ca."
      : "Something in front of it answered, so try again later.";
  return new GfLedgerError(code, `${base} answered ${status} (${type}), not GF Ledger. ${advice}`, {
    status,
    ...answered(answer),
  });
}

/** The error of an answer without the place where a list goes on, as servers of before this client give it. */
export const errorOfOldServer = ({ base }: CallSettings): GfLedgerError =>
  new GfLedgerError("unexpected_answer", `${base} is older than this client. Update the server.`, {
    status: null,
  });

/** The code that the system gave a broken connection, such as `ECONNREFUSED`, wherever the runtime keeps it. */
function systemCode(cause: unknown): string | null {
  for (let one = cause, depth = 0; one instanceof Error && depth < 4; one = one.cause, depth += 1) {
    const code = "code" in one ? text(one.code) : null;
    if (code) return code;
  }
  return null;
}

/** The error of a call that got no answer. */
function errorOfTransport(cause: unknown, { base, timeoutMs }: CallSettings): GfLedgerError {
  const name = cause instanceof Error ? cause.name : "";
  const details = { status: null, cause };
  if (name === "TimeoutError") {
    const message = `The server took longer than ${timeoutMs / 1000} s to answer. Raise timeoutMs, or try again later.`;
    return new GfLedgerError("timed_out", message, details);
  }
  if (name === "AbortError") return new GfLedgerError("aborted", "The call was cancelled.", details);
  const code = systemCode(cause);
  const message = `${base} could not be reached${code ? ` (${code})` : ""}. Check the address and the connection.`;
  return new GfLedgerError("network", message, details);
}

/** Turns what a call threw into the one error of this client. */
export function errorOfCall(error: unknown, settings: CallSettings): GfLedgerError {
  if (error instanceof GfLedgerError) return error;
  if (!(error instanceof TRPCClientError)) return errorOfTransport(error, settings);
  if (error.cause instanceof GfLedgerError) return error.cause;
  const data = error.data as { httpStatus?: number; error?: FailureBody } | null | undefined;
  const response = (error.meta?.response as Response | undefined) ?? null;
  if (data?.error) {
    return errorOfBody(data.httpStatus ?? response?.status ?? 500, data.error, response, settings);
  }
  if (response) return errorOfBody(response.status, { message: error.message }, response, settings);
  return errorOfTransport(error.cause ?? error, settings);
}

/** The error of an answer over REST that is a failure. */
export async function errorOfAnswer(answer: Response, settings: CallSettings): Promise<GfLedgerError> {
  const body: unknown = await answer.json().catch(() => null);
  if (body === null || typeof body !== "object") return errorOfStranger(answer, settings);
  return errorOfBody(answer.status, body, answer, settings);
}
