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

/** Door 4. Throws only when the vendor cannot be reached. */
export interface Assistant {
  readonly name: "local" | "openai";
  answer(question: AssistantQuestion): Promise<AssistantAnswer>;
}
