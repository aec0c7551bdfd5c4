import { type DatabaseTrouble, databaseTrouble, isUnstorableText } from "@gf-ledger/db/database-trouble";
import { AppError, type FieldIssue } from "@gf-ledger/domain/app-error";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { failure } from "@gf-ledger/messages/failure";
import { translateWords } from "@gf-ledger/messages/keyed-message";
import { translatorOf } from "@gf-ledger/messages/translator";
import { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import type { ApiContext } from "../context";
import { refusedFields } from "./field-fault";

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
  confirmation_required: "FORBIDDEN",
  email_not_verified: "FORBIDDEN",
  not_found: "NOT_FOUND",
  conflict: "CONFLICT",
  signed_in_as_another: "CONFLICT",
  too_large: "PAYLOAD_TOO_LARGE",
  unsupported_media_type: "UNSUPPORTED_MEDIA_TYPE",
  unreadable: "UNPROCESSABLE_CONTENT",
  rate_limited: "TOO_MANY_REQUESTS",
  unavailable: "SERVICE_UNAVAILABLE",
};

export function trpcCodeOf(error: AppError): TrpcCode {
  return TRPC_CODES[error.code] ?? "INTERNAL_SERVER_ERROR";
}

function describeAppError(error: AppError, locale: Locale): DescribedError {
  const { issues, retryAfterSeconds = null, body, userMessage } = error.details;
  const message = translateWords(error.words, locale);
  return {
    status: error.status,
    retryAfterSeconds,
    body: {
      message,
      code: error.code,
      ...(issues
        ? {
            issues: issues.map(({ path, words }) => ({
              path,
              message: words === undefined ? message : translateWords(words, locale),
            })),
          }
        : {}),
      ...body,
      ...(userMessage === undefined ? {} : { userMessage: translateWords(userMessage, locale) }),
    },
  };
}

const TROUBLE_MESSAGES = {
  away: failure("recordsAway"),
  changing: failure("recordsChanging"),
  full: failure("recordsFull"),
} as const;
const TROUBLE_RETRY_SECONDS = { away: 5, changing: 2, full: 60 } as const;

/** The error for a database that is away or full: no bug, and the caller may try again. */
export function databaseUnavailable(trouble: DatabaseTrouble = "away"): AppError {
  return new AppError("unavailable", TROUBLE_MESSAGES[trouble], {
    retryAfterSeconds: TROUBLE_RETRY_SECONDS[trouble],
  });
}

const unstorableText = new AppError("bad_request", failure("notText"));

function describeZodError(error: ZodError, locale: Locale): DescribedError {
  const issues = refusedFields(error).map(({ path, words }) => ({ path, message: words(locale) }));
  const message = issues[0]?.message ?? translatorOf(locale, "failures")("invalidInput");
  return { status: 400, retryAfterSeconds: null, body: { message, code: "bad_request", issues } };
}

/** What the framework refused before a verb, by the code that it gives. */
const OF_FRAMEWORK: Partial<Record<TRPCError["code"], AppError>> = {
  NOT_FOUND: new AppError("not_found", failure("noSuchCall")),
  BAD_REQUEST: new AppError("bad_request", failure("unreadable")),
  PARSE_ERROR: new AppError("bad_request", failure("unreadable")),
  METHOD_NOT_SUPPORTED: new AppError("method_not_allowed", failure("wrongMethod")),
};

/** What a description needs of the call: its id, and the locale to write in, English where it is not known yet. */
export type DescribedCall = Pick<ApiContext, "requestId"> & Partial<Pick<ApiContext, "locale">>;

/**
 * The one description of a failure that both transports use (api-2 api-6), in the caller's language (api-34).
 * Internal details never leave the server.
 */
export function describeError(error: unknown, call: DescribedCall | undefined): DescribedError {
  const locale = call?.locale ?? "en-CA";
  const cause = error instanceof TRPCError && error.cause ? error.cause : error;
  if (cause instanceof AppError) return describeAppError(cause, locale);
  const trouble = databaseTrouble(cause);
  if (trouble) return describeAppError(databaseUnavailable(trouble), locale);
  if (isUnstorableText(cause)) return describeAppError(unstorableText, locale);
  // Only an input that does not fit its schema is the caller's fault; an answer that does not fit is ours.
  if (cause instanceof ZodError && error instanceof TRPCError && error.code === "BAD_REQUEST") {
    return describeZodError(cause, locale);
  }
  const ofFramework = error instanceof TRPCError ? OF_FRAMEWORK[error.code] : undefined;
  if (ofFramework) return describeAppError(ofFramework, locale);
  const internal = new AppError("internal", failure("internal"), {
    body: { requestId: call?.requestId ?? null },
  });
  return describeAppError(internal, locale);
}
