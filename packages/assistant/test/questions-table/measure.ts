import type { Assistant, Passage } from "../../src/assistant";
import type { Help } from "../../src/local/help";
import { PASSAGES_GIVEN } from "../../src/openai/openai-assistant";
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

/** By which names the table may know passages: their titles, and those of the English ones that they share phrasings with. */
function namer(passages: readonly Passage[]) {
  // The table names a section of a French page by the heading of the English one.
  const inEnglish = (found: Passage) =>
    found.language === "fr"
      ? passages.filter((one) => one.language !== "fr" && passageSubject(one) === passageSubject(found))
      : [];
  return (found: readonly Passage[]) =>
    found.flatMap((one) => [one.title, passageSubject(one), ...inEnglish(one).map(({ title }) => title)]);
}

const isDeclined = (right: readonly string[]) =>
  right.some((title) => title === "none" || title === "refuse");

/** Whether a passage that answers a question is among those that a model is given; `null` where nothing should answer. */
export async function isGivenToModel(
  help: Help,
  passages: readonly Passage[],
  row: TableRow,
): Promise<boolean | null> {
  const right = titlesOf(row);
  if (isDeclined(right)) return null;
  const { edition, language, question } = row;
  const considered = await help.consider({ message: question, edition, language, history: [] });
  if (considered.settled) return false;
  const names = namer(passages)(considered.passages.slice(0, PASSAGES_GIVEN));
  return names.some((title) => right.includes(title));
}

/** What the assistant makes of a question of the table. */
export async function measured(
  assistant: Assistant,
  passages: readonly Passage[],
  row: TableRow,
): Promise<Measured> {
  const { edition, language, question } = row;
  const { answered, reply } = await assistant.answer({ message: question, edition, language, history: [] });
  const namesOf = namer(passages);
  const right = titlesOf(row);
  const declines = isDeclined(right);
  const reported = answered ? namesOf(passages.filter(({ text }) => reply.includes(text))) : [];
  const offered = [...reply.matchAll(/^• (.+)$/gm)].map(([, title = ""]) => title);
  const names = namesOf(passages.filter(({ title }) => offered.includes(title)));
  const outcome = (): Outcome => {
    if (answered)
      return reported.length === 0 || reported.some((title) => right.includes(title)) ? "right" : "wrong";
    if (declines) return "right";
    return names.some((title) => right.includes(title)) ? "offered" : "unsure";
  };
  return { row, outcome: outcome(), told: reported };
}
