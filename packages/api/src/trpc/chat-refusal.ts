import { AppError, type FieldIssue } from "@gf-ledger/domain/app-error";
import { CHAT_REFUSALS } from "@gf-ledger/domain/chat/chat-refusals";
import type { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { describeError } from "./error-mapper";

/** The assistant's sentence for a refused input (chat-3): about the address first, else about the message. */
function userMessageOf(issues: readonly FieldIssue[], input: unknown): string {
  const { email } = (input ?? {}) as { email?: unknown };
  if (issues.some(({ path }) => path === "email")) {
    const given = typeof email === "string" && email.trim() !== "";
    return given ? CHAT_REFUSALS.invalidEmail : CHAT_REFUSALS.emailNeeded;
  }
  return issues[0]?.message ?? "Please type a message.";
}

/**
 * The error of a refused question with the assistant's sentence (chat-8), where its input or the rate limit
 * was the cause; any other error unchanged.
 */
export function chatRefusal(error: TRPCError, input: unknown): Error {
  if (error.cause instanceof AppError && error.cause.code === "rate_limited") {
    const { code, message, words, details } = error.cause;
    return new AppError(code, words, { ...details, body: { userMessage: message } });
  }
  if (error.code !== "BAD_REQUEST" || !(error.cause instanceof ZodError)) return error;
  const { message, issues = [] } = describeError(error, undefined).body;
  return new AppError("bad_request", message, {
    issues,
    body: { userMessage: userMessageOf(issues, input) },
  });
}
