import OpenAI from "openai";
import {
  type AnswerOptions,
  type Assistant,
  type AssistantQuestion,
  NoModelCallLeft,
  type Passage,
} from "../assistant";
import type { Help } from "../local/help";
import { chatRequest } from "./chat-request";
import { deadlineAfter } from "./deadline";
import { begunReply, judgedAnswer } from "./judged-answer";
import { begunAnswer, parseModelAnswer } from "./model-answer";

export interface OpenAiAssistantOptions {
  readonly apiKey: string;
  /** Another server that speaks the same protocol. */
  readonly baseUrl?: string | null;
  readonly model: string;
  readonly help: Help;
  /** How long an answer may take, all tries together. */
  readonly timeoutMs: number;
}

/** How many passages the model is given for one question. */
export const PASSAGES_GIVEN = 8;
/** Far more characters than an allowed answer has; reading stops there. */
const MAX_CHARACTERS = 8_000;

/**
 * Millie through a language model (chat-13), which knows only the same passages. Passes words on as they are
 * written, once they are judged. Throws an Error without the key when the vendor refuses, is silent or
 * answers in another shape, and `NoModelCallLeft`.
 */
export function createOpenAiAssistant(options: OpenAiAssistantOptions): Assistant {
  const { apiKey, baseUrl, model, help, timeoutMs } = options;
  const client = new OpenAI({ apiKey, baseURL: baseUrl ?? undefined, timeout: timeoutMs, maxRetries: 1 });

  /** The model's whole answer; `null` where it refuses. `onContent` gets the answer so far. */
  async function ask(
    question: AssistantQuestion,
    given: readonly Passage[],
    onContent: (content: string) => void,
    signal: AbortSignal | undefined,
  ): Promise<string | null> {
    const deadline = deadlineAfter(timeoutMs, signal);
    let content = "";
    try {
      const stream = await client.chat.completions.create(chatRequest(model, question, given), {
        signal: deadline.signal,
      });
      for await (const { choices } of deadline.within(stream)) {
        const delta = choices?.[0]?.delta;
        if (delta?.refusal) return null;
        content += delta?.content ?? "";
        if (content.length > MAX_CHARACTERS) return "";
        onContent(content);
      }
      // An aborted stream ends without an error, so this throws it.
      deadline.signal.throwIfAborted();
      return content;
    } catch (error) {
      // The vendor's own message can quote the key.
      const what = error instanceof OpenAI.APIError && error.status ? `status ${error.status}` : "no answer";
      throw new Error(`The language model could not be asked: ${what}`);
    } finally {
      deadline.clear();
    }
  }

  return {
    name: "openai",
    open: (page) => help.open(page),
    async answer(question, { onText, signal, mayAskModel }: AnswerOptions = {}) {
      const considered = await help.consider(question);
      if (considered.settled) return considered.settled;
      const passages = considered.passages.slice(0, PASSAGES_GIVEN);
      if (passages.length === 0) return considered.unanswered;
      if (mayAskModel && !(await mayAskModel())) throw new NoModelCallLeft();

      const given = { ...considered, passages, edition: question.edition };
      let reported = 0;
      const notify = (content: string) => {
        const begun = begunAnswer(content);
        const sayable = begun ? begunReply(begun, given) : "";
        if (sayable.length > reported) onText?.(sayable.slice(reported));
        reported = Math.max(reported, sayable.length);
      };
      const content = await ask(question, passages, notify, signal);
      if (content === null) return considered.unanswered;
      const stated = parseModelAnswer(content);
      if (!stated) throw new Error("The language model answered in another shape");
      return judgedAnswer(stated, given);
    },
  };
}
