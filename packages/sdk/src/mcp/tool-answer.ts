import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { GfLedgerError } from "../gf-ledger-error";

/** Where an answer comes from, so that an assistant can say so. */
export interface AnswerSource {
  /** The product's address. */
  readonly product: string;
  /** The call by its name in the SDK. */
  readonly call: string;
}

/** An answer as the protocol carries it: as data, and as the same JSON in text. */
export function toolAnswer(source: AnswerSource, answer: Readonly<Record<string, unknown>>): CallToolResult {
  const structuredContent = { ...answer, source };
  return { structuredContent, content: [{ type: "text", text: JSON.stringify(structuredContent) }] };
}

/** A refusal that the assistant can read out and act on. */
export const reported = (text: string): CallToolResult => ({
  isError: true,
  content: [{ type: "text", text }],
});

/** A failure of a call as a refusal; anything unexpected is thrown on. */
export function toolFailure(error: unknown): CallToolResult {
  if (!(error instanceof GfLedgerError)) throw error;
  return reported(`${error.message} (${error.code})`);
}
