import type { chatAnswerSchema, chatMessageInput } from "@gf-ledger/domain/chat/chat-message";
import type { z } from "zod";
import { shownTo } from "@/features/device/shown-to";
import { readEvents } from "@/features/server-events/read-events";

export type ChatQuestion = z.input<typeof chatMessageInput>;
type ChatReply = Pick<z.infer<typeof chatAnswerSchema>, "reply" | "sources">;

export type AskedMillie =
  | { readonly ok: true; readonly answer: ChatReply }
  /** `userMessage`: the server's own words, which Millie says; absent where she says her own. */
  | { readonly ok: false; readonly userMessage: string | undefined };

interface FailureBody {
  readonly code?: string;
  readonly message?: string;
  readonly userMessage?: string;
}

/**
 * The sentence that Millie says: the server's where the person can do something about the failure;
 * `undefined` where chat-6 has the words.
 */
function sentenceOf(body: FailureBody | null): string | undefined {
  const reported = ["bad_request", "rate_limited", "signed_in_as_another"].includes(body?.code ?? "");
  return body?.userMessage ?? (reported ? body?.message : undefined);
}

/**
 * Sends one question (chat-8 POST /api/chat/message). `onText` gets the reply's next words while it is
 * written; the answer then replaces them. Never throws.
 */
export async function askMillie(
  question: ChatQuestion,
  onText: (text: string) => void,
): Promise<AskedMillie> {
  try {
    const response = await fetch("/api/chat/message", {
      method: "POST",
      credentials: "include",
      cache: "no-store",
      headers: {
        "Content-Type": "application/json",
        Accept: "text/event-stream, application/json",
        "Accept-Language": document.documentElement.lang,
        ...shownTo(),
      },
      body: JSON.stringify(question),
    });
    const events = response.headers.get("content-type")?.startsWith("text/event-stream");
    if (!response.ok || !events || !response.body) {
      const body = await response.json().catch(() => null);
      return response.ok ? { ok: true, answer: body } : { ok: false, userMessage: sentenceOf(body) };
    }
    for await (const { name, data } of readEvents(response.body)) {
      if (name === "text") onText((data as { text: string }).text);
      if (name === "answer") return { ok: true, answer: data as ChatReply };
      if (name === "failure") return { ok: false, userMessage: sentenceOf(data as FailureBody) };
    }
  } catch {
    // When the connection breaks, the question counts as not answered.
  }
  return { ok: false, userMessage: undefined };
}
