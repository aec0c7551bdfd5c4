import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Language } from "@gf-ledger/domain/edition/locale";
import type { OwnQuestion } from "./own-records/own-question";
import type { UnderstoodLanguage } from "./understood-language";

/** One piece of the product's own knowledge; `href` leads to its page. */
export interface Passage {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly edition: Edition | "both";
  /** English where it is left out. */
  readonly language?: UnderstoodLanguage;
  /** The title whose phrasings it shares: for French that of the English passage, for a section what it answers. */
  readonly asks?: string;
  /** The page of a section whose heading says too little by itself. */
  readonly page?: string;
}

export interface AssistantQuestion {
  readonly message: string;
  readonly edition: Edition;
  /** That of the page; a question that is clearly in the other language is answered in that one. */
  readonly language?: Language;
  /** Earlier turns of this conversation, oldest first. */
  readonly history: readonly { readonly role: "user" | "assistant"; readonly text: string }[];
}

/** The page that a question will be asked from. */
export type AskedFrom = Pick<AssistantQuestion, "edition" | "language">;

export interface AssistantAnswer {
  readonly reply: string;
  readonly sources: readonly { readonly title: string; readonly href: string }[];
  /** `false`: the reply says that the assistant does not know, and where to ask. */
  readonly answered: boolean;
}

/** How a caller follows or ends an answer while it is made. */
export interface AnswerOptions {
  /** Receives the reply's next words. If the final reply does not begin with what was received, drop that. */
  readonly onText?: (text: string) => void;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal;
  /**
   * Called just before a model is asked: takes one of the day's calls; `false` when none is left (chat-14).
   */
  readonly mayAskModel?: () => Promise<boolean>;
  /** Where it is left out, questions about own records are answered like any other. */
  readonly ownRecords?: OwnRecords;
}

/** Answers a question about the caller's own records, from them alone (chat-18). */
export interface OwnRecords {
  readonly currentYear: number;
  answer(question: OwnQuestion): Promise<AssistantAnswer>;
}

/** Thrown where only a model could answer and the day's model calls are used up. */
export class NoModelCallLeft extends Error {
  constructor() {
    super("The day's calls to the language model are used up");
  }
}

/** Door 4. Throws when the vendor cannot be reached, and `NoModelCallLeft`. */
export interface Assistant {
  readonly name: "local" | "openai";
  /** Makes ready what the first answer needs; calling it again costs little (chat-43). */
  open(page: AskedFrom): Promise<void>;
  answer(question: AssistantQuestion, options?: AnswerOptions): Promise<AssistantAnswer>;
}
