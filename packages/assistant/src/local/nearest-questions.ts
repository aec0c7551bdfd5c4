import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { passageSubject } from "../phrasings/phrasings-of";
import type { FoundPassage } from "./passage-index";
import type { Spoken } from "./spoken";

/** How many questions are shown where there is no certain answer. */
const SHOWN = 4;
/** How many with those that people ask first, where fewer are near. */
const SHOWN_AT_LEAST = 3;
/** Below this likeness a question has nothing to do with what was asked: by words alone, and by meaning too. */
const [NEAR_ENOUGH, NEAR_IN_MEANING] = [0.2, 0.9];

const isNear = ({ likeness, nearness }: FoundPassage) =>
  nearness === null ? likeness >= NEAR_ENOUGH : nearness >= NEAR_IN_MEANING;

/** The nearest questions that the assistant can answer, and where a person helps (chat-11). */
export function nearestQuestions(found: readonly FoundPassage[], edition: Edition, spoken: Spoken): string {
  const near = found
    .filter((one) => isNear(one) && !one.passage.page)
    .sort((a, b) => (b.nearness ?? b.likeness) - (a.nearness ?? a.likeness));
  // Of passages that answer the same, the nearest one's question.
  const titles = new Map<string, string>();
  for (const { passage } of near) {
    const subject = passageSubject(passage);
    if (!titles.has(subject)) titles.set(subject, passage.title);
  }
  const nearest = [...titles.values()].slice(0, SHOWN);
  const shown = [...new Set([...nearest, ...spoken.starters[edition]])].slice(
    0,
    Math.max(SHOWN_AT_LEAST, nearest.length),
  );
  const list = shown.map((question) => `• ${question}`).join("\n");
  return `${spoken.forExample}\n${list}\n\n${spoken.orSupport}`;
}
