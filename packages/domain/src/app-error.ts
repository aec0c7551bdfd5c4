import type { Locale } from "./edition/locale";

/** The closed list of expected failures, each with its HTTP status (api-3). */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  plan_limit: 402,
  forbidden: 403,
  confirmation_required: 403,
  email_not_verified: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  signed_in_as_another: 409,
  too_large: 413,
  unsupported_media_type: 415,
  unreadable: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** A sentence in whichever locale it is asked for. */
export type Sentence = (locale: Locale) => string;

/** What a person is told: a message's key with its values (`messageKey`), or its sentence. */
export type ErrorWords = string | Sentence;

export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

/** A field that was refused; without words of its own, for the reason of the whole. */
export interface RefusedField {
  readonly path: string;
  readonly words?: ErrorWords;
}

export interface AppErrorDetails {
  /** One entry for each field that was refused. */
  readonly issues?: readonly RefusedField[];
  /** Seconds until another try may succeed (429, 503). */
  readonly retryAfterSeconds?: number;
  /** Further fields of the answer's body, for example `limit` and `resetsAt`. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** What the assistant says of it, as a further field of the body. */
  readonly userMessage?: ErrorWords;
}

const BRAND = Symbol.for("gf-ledger.app-error");

/** A failure whose words may be shown to the person who caused it; `message` is a key or English, for logs. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly [BRAND] = true;

  /** A server bundle may hold this class more than once; `instanceof` accepts the errors of every copy. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === "object" && value !== null && BRAND in value;
  }

  constructor(
    readonly code: ErrorCode,
    readonly words: ErrorWords,
    readonly details: AppErrorDetails = {},
  ) {
    super(typeof words === "string" ? words : words("en-CA"));
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
