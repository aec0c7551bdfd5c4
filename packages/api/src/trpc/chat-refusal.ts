import { AppError, type FieldIssue } from "@gf-ledger/domain/app-error";
import { CHAT_REFUSALS } from "@gf-ledger/domain/chat/chat-refusals";
import type { TRPCError } from "@trpc/server";
import { ZodError } from "zod";
import { describeError } from "./error-mapper";

/** What the bot says of an input that was refused (chat-3): first of the address, then of the message. */
function userMessageOf(issues: readonly FieldIssue[], input: unknown): string {
  const { email } = (input ?? {}) as { email?: unknown };
  if (issues.some(({ path }) => path === "email")) {
    const given = typeof email === "string" && email.trim() !== "";
    return given ? CHAT_REFUSALS.invalidEmail : CHAT_REFUSALS.emailNeeded;
  }
  return issues[0]?.message ?? "Please type a message.";
}

/** A refused question with the bot's sentence for it (chat-8), for its input or its number; any other failure as it is. */
export function chatRefusal(error: TRPCError, input: unknown): Error {
  if (error.cause instanceof AppError && error.cause.code === "rate_limited") {
    const { code, message, details } = error.cause;
    return new AppError(code, message, { ...details, body: { userMessage: message } });
  }
  if (error.code !== "BAD_REQUEST" || !(error.cause instanceof ZodError)) return error;
  const { message, issues = [] } = describeError(error, undefined).body;
  return new AppError("bad_request", message, {
    issues,
    body: { userMessage: userMessageOf(issues, input) },
  });
}
