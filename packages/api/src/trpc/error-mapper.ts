import { type DatabaseTrouble, databaseTrouble } from "@gf-ledger/db/database-trouble";
import { AppError, type FieldIssue } from "@gf-ledger/domain/app-error";
import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import type { ApiContext } from "../context";

export interface ErrorBody {
  readonly message: string;
  readonly code: string;
  readonly issues?: readonly FieldIssue[];
  readonly [field: string]: unknown;
}

export interface DescribedError {
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  readonly body: ErrorBody;
}

type TrpcCode = TRPCError["code"];

const TRPC_CODES: Partial<Record<AppError["code"], TrpcCode>> = {
  bad_request: "BAD_REQUEST",
  unauthenticated: "UNAUTHORIZED",
  plan_limit: "PAYMENT_REQUIRED",
  forbidden: "FORBIDDEN",
  email_not_verified: "FORBIDDEN",
  not_found: "NOT_FOUND",
  conflict: "CONFLICT",
  too_large: "PAYLOAD_TOO_LARGE",
  unsupported_media_type: "UNSUPPORTED_MEDIA_TYPE",
  unreadable: "UNPROCESSABLE_CONTENT",
  rate_limited: "TOO_MANY_REQUESTS",
  unavailable: "SERVICE_UNAVAILABLE",
};

export function trpcCodeOf(error: AppError): TrpcCode {
  return TRPC_CODES[error.code] ?? "INTERNAL_SERVER_ERROR";
}

function describeAppError(error: AppError): DescribedError {
  const { issues, retryAfterSeconds = null, body } = error.details;
  return {
    status: error.status,
    retryAfterSeconds,
    body: { message: error.message, code: error.code, ...(issues ? { issues } : {}), ...body },
  };
}

const TROUBLE_MESSAGES = {
  away: "Your records can't be reached right now. What you saved is safe; please try again in a few seconds.",
  full: "There is no room left to save anything right now. What you saved is safe; please try again later.",
} as const;
const TROUBLE_RETRY_SECONDS = { away: 5, full: 60 } as const;

/** The error for a database that is away or full: no bug, and the caller may try again. */
export function databaseUnavailable(trouble: DatabaseTrouble = "away"): AppError {
  return new AppError("unavailable", TROUBLE_MESSAGES[trouble], {
    retryAfterSeconds: TROUBLE_RETRY_SECONDS[trouble],
  });
}

function describeZodError(error: ZodError): DescribedError {
  const issues = error.issues.flatMap((issue) => {
    // Fields that no schema knows are one issue of the object they stand in; each is named.
    const fields =
      issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return fields.map((path) => ({ path: path.join("."), message: issue.message }));
  });
  return {
    status: 400,
    retryAfterSeconds: null,
    body: { message: issues[0]?.message ?? "Invalid input.", code: "bad_request", issues },
  };
}

/**
 * The one description of a failure that both transports use (api-2 api-6). Internal details never leave the
 * server.
 */
export function describeError(
  error: unknown,
  context: Pick<ApiContext, "requestId"> | undefined,
): DescribedError {
  const cause = error instanceof TRPCError && error.cause ? error.cause : error;
  if (cause instanceof AppError) return describeAppError(cause);
  const trouble = databaseTrouble(cause);
  if (trouble) return describeAppError(databaseUnavailable(trouble));
  // Only an input that does not fit its schema is the caller's fault; an answer that does not fit is ours.
  if (cause instanceof ZodError && error instanceof TRPCError && error.code === "BAD_REQUEST") {
    return describeZodError(cause);
  }
  if (error instanceof TRPCError && error.code === "NOT_FOUND") {
    return {
      status: 404,
      retryAfterSeconds: null,
      body: { message: "There is no such call.", code: "not_found" },
    };
  }
  if (error instanceof TRPCError && (error.code === "BAD_REQUEST" || error.code === "PARSE_ERROR")) {
    return {
      status: 400,
      retryAfterSeconds: null,
      body: { message: "The request could not be read.", code: "bad_request" },
    };
  }
  if (error instanceof TRPCError && error.code === "METHOD_NOT_SUPPORTED") {
    return {
      status: 405,
      retryAfterSeconds: null,
      body: { message: "This call does not take that method.", code: "method_not_allowed" },
    };
  }
  return {
    status: 500,
    retryAfterSeconds: null,
    body: {
      message: "Something went wrong on our side. Please try again.",
      code: "internal",
      requestId: context?.requestId ?? null,
    },
  };
}
