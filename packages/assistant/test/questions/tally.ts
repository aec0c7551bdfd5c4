import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Language } from "@gf-ledger/domain/edition/locale";
import type { Passage } from "../../src/assistant";
import { openHelp } from "../../src/local/help";
import { createLocalAssistant } from "../../src/local/local-assistant";
import { passageSubject } from "../../src/phrasings/phrasings-of";
import { testMeanings } from "../meanings";
import type { QuestionRow } from "./question-row";

export interface Tally {
  readonly right: number;
  /** Answered with "I don't know that one" and the nearest questions, though a passage answers. */
  readonly unsure: readonly string[];
  /** Answered from a passage that does not answer: worse than none. */
  readonly wrong: readonly string[];
}

/** How many of a table's questions are answered rightly from these passages. */
export async function tallyOf(
  rows: readonly QuestionRow[],
  passages: readonly Passage[],
  edition: Edition,
  language: Language = "en",
): Promise<Tally> {
  const assistant = createLocalAssistant(openHelp({ passages, meanings: testMeanings }));
  /** The tables name what a passage answers by the title of the help. */
  const answeredIn = (reply: string) =>
    passages
      .filter(({ text }) => reply.includes(text))
      .flatMap((passage) => [passage.title, passageSubject(passage)]);
  const unsure: string[] = [];
  const wrong: string[] = [];
  for (const [message, titles] of rows) {
    const { answered, reply } = await assistant.answer({ message, edition, language, history: [] });
    const reported = answeredIn(reply);
    if (!answered && titles.length > 0) unsure.push(message);
    if (answered && reported.length > 0 && !reported.some((title) => titles.includes(title)))
      wrong.push(`${message} → ${reported.join(", ")}`);
  }
  return { right: rows.length - unsure.length - wrong.length, unsure, wrong };
}
