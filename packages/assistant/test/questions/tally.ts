import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { Language } from "@gf-ledger/domain/edition/locale";
import type { Passage } from "../../src/assistant";
import { createLocalAssistant } from "../../src/local/local-assistant";
import { FRENCH_TEXTS } from "../../src/passages/french-passages";
import type { QuestionRow } from "./question-row";

export interface Tally {
  readonly right: number;
  /** Answered with "I don't know that one" and the nearest questions, though a passage answers. */
  readonly unsure: readonly string[];
  /** Answered from a passage that does not answer: worse than none. */
  readonly wrong: readonly string[];
}

/** The tables name passages by their English titles. */
const ENGLISH_TITLE = new Map([...FRENCH_TEXTS].map(([english, { title }]) => [title, english]));

/** How many of a table's questions are answered rightly from these passages. */
export async function tallyOf(
  rows: readonly QuestionRow[],
  passages: readonly Passage[],
  edition: Edition,
  language: Language = "en",
): Promise<Tally> {
  const assistant = createLocalAssistant({ passages });
  const unsure: string[] = [];
  const wrong: string[] = [];
  for (const [message, titles] of rows) {
    const { answered, sources } = await assistant.answer({ message, edition, language, history: [] });
    const titled = sources.map(({ title }) => ENGLISH_TITLE.get(title) ?? title);
    if (!answered && titles.length > 0) unsure.push(message);
    if (answered && !titled.every((title) => titles.includes(title)))
      wrong.push(`${message} → ${titled.join(", ")}`);
  }
  return { right: rows.length - unsure.length - wrong.length, unsure, wrong };
}
