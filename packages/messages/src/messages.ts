import type { personSentences } from "./en/person-sentences";
import type { sentences } from "./en/sentences";
import type { serverSentences } from "./en/server-sentences";
import type { EnglishMessages } from "./generated/english-messages";

/** Sentences that are found back by their English text, and so kept as they are written. */
interface FoundByText {
  readonly personSentences: typeof personSentences;
  readonly sentences: typeof sentences;
  readonly serverSentences: typeof serverSentences;
}

/** The English messages: other languages have the same keys and arguments. */
export type Messages = EnglishMessages & FoundByText;
export type Namespace = keyof Messages;
