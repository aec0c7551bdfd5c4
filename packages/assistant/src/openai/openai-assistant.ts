import OpenAI from "openai";
import type { Assistant, AssistantAnswer, AssistantQuestion, Passage } from "../assistant";
import { sourceOf } from "../local/answer-from-passages";
import { contextOf, courtesy, editionAskedFor, plainQuestion } from "../local/conversation";
import { createPassageIndex } from "../local/passage-index";
import { MEDICAL_REFUSAL, SUPPORT_ADDRESS, TAX_REFUSAL, topicOf, UNKNOWN_ANSWER } from "../refusals";
import { chatRequest } from "./chat-request";
import { type ModelAnswer, parseModelAnswer } from "./model-answer";

export interface OpenAiAssistantOptions {
  readonly apiKey: string;
  /** Another server that speaks the same protocol. */
  readonly baseUrl?: string | null;
  readonly model: string;
  readonly passages: readonly Passage[];
  /** How long an answer may take, all tries together. */
  readonly timeoutMs: number;
}

/** Passages given to the model as its knowledge of one question. */
const GIVEN = 8;

/** An address that stands in no passage was made up or slipped in: such an answer is not given. */
function leadsElsewhere(reply: string, passages: readonly Passage[]): boolean {
  const known = `${SUPPORT_ADDRESS} ${passages.map((passage) => passage.text).join(" ")}`.toLowerCase();
  const addresses = reply.match(/https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w.-]+\.\w{2,}/gi) ?? [];
  return addresses.some((address) => !known.includes(address.toLowerCase().replace(/[.,;:!?)\]]+$/, "")));
}

function answerOf(
  said: ModelAnswer,
  given: readonly Passage[],
  question: AssistantQuestion,
): AssistantAnswer {
  const used = given.filter((_passage, position) => said.passages.includes(position + 1));
  // An answer that rests on no passage is the model's own, not the product's.
  if (!said.answered || used.length === 0 || leadsElsewhere(said.reply, used)) {
    return topicOf(question.message) === "personal_tax" ? TAX_REFUSAL : UNKNOWN_ANSWER;
  }
  const sources = new Map(
    used.map((passage) => [passage.title, sourceOf(passage, question.edition)] as const),
  );
  return { reply: said.reply, sources: [...sources.values()], answered: true };
}

/**
 * Millie through a language model (D34): the same passages are all it may know, with the same
 * refusals and the same hand-over.
 * Throws an Error that names no key when the vendor refuses, is silent, or answers in another shape.
 */
export function createOpenAiAssistant(options: OpenAiAssistantOptions): Assistant {
  const { apiKey, baseUrl, model, passages, timeoutMs } = options;
  const client = new OpenAI({ apiKey, baseURL: baseUrl ?? undefined, timeout: timeoutMs, maxRetries: 1 });
  const index = createPassageIndex(passages);

  async function ask(question: AssistantQuestion, given: readonly Passage[]): Promise<string | null> {
    try {
      const completion = await client.chat.completions.create(chatRequest(model, question, given), {
        signal: AbortSignal.timeout(timeoutMs),
      });
      const message = completion.choices?.[0]?.message;
      if (message?.refusal) return null;
      return message?.content ?? "";
    } catch (error) {
      // The vendor's own message can quote the key.
      const what = error instanceof OpenAI.APIError && error.status ? `status ${error.status}` : "no answer";
      throw new Error(`The language model could not be asked: ${what}`);
    }
  }

  return {
    name: "openai",
    async answer(question) {
      const friendly = courtesy(question.message);
      if (friendly) return { reply: friendly, sources: [], answered: true };

      const message = plainQuestion(question.message);
      if (topicOf(message) === "medical") return MEDICAL_REFUSAL;
      const found = index.search(message, editionAskedFor(question), contextOf(question));
      const given = found.slice(0, GIVEN).map((one) => one.passage);
      if (given.length === 0) return UNKNOWN_ANSWER;

      const content = await ask(question, given);
      if (content === null) return UNKNOWN_ANSWER;
      const said = parseModelAnswer(content);
      if (!said) throw new Error("The language model answered in another shape");
      return answerOf(said, given, question);
    },
  };
}
