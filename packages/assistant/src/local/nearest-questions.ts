import type { Edition } from "@gf-ledger/domain/edition/edition";
import { subjectOf } from "../phrasings/phrasings-of";
import type { FoundPassage } from "./passage-index";
import type { Spoken } from "./spoken";

/** How many questions are shown where there is no certain answer. */
const SHOWN = 3;
/** Below this likeness a question has nothing to do with what was asked. */
const NEAR_ENOUGH = 0.2;

/** The three nearest questions that the assistant can answer, and where a person helps (chat-11). */
export function nearestQuestions(found: readonly FoundPassage[], edition: Edition, spoken: Spoken): string {
  const near = found
    .filter(({ passage, likeness }) => likeness >= NEAR_ENOUGH && passage.title.endsWith("?"))
    .sort((a, b) => b.likeness - a.likeness);
  // Of passages that answer the same, the nearest one's question.
  const titles = new Map<string, string>();
  for (const { passage } of near) {
    const subject = subjectOf(passage);
    if (!titles.has(subject)) titles.set(subject, passage.title);
  }
  const shown = [...new Set([...titles.values(), ...spoken.starters[edition]])].slice(0, SHOWN);
  const list = shown.map((question) => `• ${question}`).join("\n");
  return `${spoken.forExample}\n${list}\n\n${spoken.orSupport}`;
}
