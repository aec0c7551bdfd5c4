import type { Assistant, Passage } from "../../src/assistant";
import { frenchPassages } from "../../src/passages/french-passages";
import { passageSubject } from "../../src/phrasings/phrasings-of";
import { type TableRow, titlesOf } from "./table";

/** `offered`: not answered, and the right question is among the buttons. */
export type Outcome = "right" | "offered" | "unsure" | "wrong";

export interface Measured {
  readonly row: TableRow;
  readonly outcome: Outcome;
  /** What it was answered with. */
  readonly told: readonly string[];
}

/** What the assistant makes of a question of the table. */
export async function measured(
  assistant: Assistant,
  passages: readonly Passage[],
  row: TableRow,
): Promise<Measured> {
  const { edition, language, question } = row;
  const { answered, reply } = await assistant.answer({ message: question, edition, language, history: [] });
  const all = [...passages, ...frenchPassages(passages)];
  // The table names a section of a French page by the heading of the English one.
  const inEnglish = (found: Passage) =>
    found.language === "fr"
      ? passages.filter((one) => one.language !== "fr" && passageSubject(one) === passageSubject(found))
      : [];
  const namesOf = (found: readonly Passage[]) =>
    found.flatMap((one) => [one.title, passageSubject(one), ...inEnglish(one).map(({ title }) => title)]);
  const right = titlesOf(row);
  const declines = right.some((title) => title === "none" || title === "refuse");
  const reported = answered ? namesOf(all.filter(({ text }) => reply.includes(text))) : [];
  const offered = [...reply.matchAll(/^• (.+)$/gm)].map(([, title = ""]) => title);
  const names = namesOf(all.filter(({ title }) => offered.includes(title)));
  const outcome = (): Outcome => {
    if (answered)
      return reported.length === 0 || reported.some((title) => right.includes(title)) ? "right" : "wrong";
    if (declines) return "right";
    return names.some((title) => right.includes(title)) ? "offered" : "unsure";
  };
  return { row, outcome: outcome(), told: reported };
}
