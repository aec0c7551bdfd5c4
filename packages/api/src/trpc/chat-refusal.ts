import { AppError, type ErrorWords, type RefusedField } from "@gf-ledger/domain/app-error";
import { messageKey } from "@gf-ledger/domain/messages/message-key";
import type { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { refusedFields } from "./field-fault";

/** What the assistant says of a refused input (chat-3): about the address first, else about the message. */
function userMessageOf(issues: readonly RefusedField[], input: unknown): ErrorWords {
  const { email } = (input ?? {}) as { email?: unknown };
  if (issues.some(({ path }) => path === "email")) {
    const given = typeof email === "string" && email.trim() !== "";
    return messageKey(given ? "chat.invalidEmail" : "chat.emailNeeded");
  }
  return issues[0]?.words ?? messageKey("issues.chatMessageNeeded");
}

/**
 * The error of a refused question with the assistant's sentence (chat-8), where its input or the rate limit
 * was the cause; any other error unchanged.
 */
export function chatRefusal(error: TRPCError, input: unknown): Error {
  if (error.cause instanceof AppError && error.cause.code === "rate_limited") {
    const { code, words, details } = error.cause;
    return new AppError(code, words, { ...details, userMessage: words });
  }
  if (error.code !== "BAD_REQUEST" || !(error.cause instanceof ZodError)) return error;
  const issues = refusedFields(error.cause);
  const words = issues[0]?.words ?? messageKey("issues.chatMessageNeeded");
  return new AppError("bad_request", words, { issues, userMessage: userMessageOf(issues, input) });
}
