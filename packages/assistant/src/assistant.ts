import type { Edition } from "@gf-ledger/domain/edition/edition";

/** One piece of the product's own knowledge; `href` is where it stands. */
export interface Passage {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly edition: Edition | "both";
}

export interface AssistantQuestion {
  readonly message: string;
  readonly edition: Edition;
  /** Earlier turns of this conversation, oldest first. */
  readonly history: readonly { readonly role: "user" | "assistant"; readonly text: string }[];
}

export interface AssistantAnswer {
  readonly reply: string;
  readonly sources: readonly { readonly title: string; readonly href: string }[];
  /** `false`: it said that it does not know and where to ask. */
  readonly answered: boolean;
}

/** How an answer is followed while it is made. */
export interface AnswerOptions {
  /** Receives the reply's next words. What was received is dropped when the final reply does not begin with it. */
  readonly onText?: (text: string) => void;
  /** Nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
  /** Asked just before a model is, and takes one of the day's calls; `false`: none is left (chat-14). */
  readonly mayAskModel?: () => Promise<boolean>;
}

/** Thrown in place of an answer that only a model could give, where none may be asked any more today. */
export class NoModelCallLeft extends Error {
  constructor() {
    super("The day's calls to the language model are used up");
  }
}

/** Door 4. Throws only when the vendor cannot be reached. */
export interface Assistant {
  readonly name: "local" | "openai";
  answer(question: AssistantQuestion, options?: AnswerOptions): Promise<AssistantAnswer>;
}
