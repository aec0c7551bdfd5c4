import { TRPCClientError } from "@trpc/client";
import { z } from "zod";

const failureData = z.object({
  httpStatus: z.number(),
  error: z.looseObject({ message: z.string(), code: z.string() }),
});

export interface Failure {
  /** The server's message; `null` when it sent none (no network, a broken answer). */
  readonly message: string | null;
  readonly code: string | null;
  readonly status: number | null;
  /** Further fields of the answer's body, for example `limit` and `resetsAt`. */
  readonly body: Readonly<Record<string, unknown>>;
}

const NOTHING: Failure = { message: null, code: null, status: null, body: {} };

/** Returns what is known about a call that failed (screens-9). */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof TRPCClientError)) return NOTHING;
  const parsed = failureData.safeParse(error.data);
  if (!parsed.success) return NOTHING;
  const { httpStatus, error: body } = parsed.data;
  return { message: body.message, code: body.code, status: httpStatus, body };
}
