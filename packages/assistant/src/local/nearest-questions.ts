import type { Edition } from "@gf-ledger/domain/edition/edition";
import { SUPPORT_ADDRESS } from "@gf-ledger/domain/support-address";
import type { FoundPassage } from "./passage-index";

/** How many questions are shown where there is no certain answer. */
const SHOWN = 3;
/** Below this likeness a question has nothing to do with what was asked. */
const NEAR_ENOUGH = 0.2;

/** What people ask first; shown where nothing is near. */
const STARTERS: Readonly<Record<Edition, readonly string[]>> = {
  ca: [
    "What exactly can be claimed in Canada?",
    "Which documents do I keep for the CRA?",
    "How do I upload a receipt?",
  ],
  us: [
    "Can gluten-free food be deducted in the United States?",
    "Does itemizing help me, or the standard deduction?",
    "How do I upload a receipt?",
  ],
};

/** The three nearest questions that the assistant can answer, and where a person helps (chat-11). */
export function nearestQuestions(found: readonly FoundPassage[], edition: Edition): string {
  const near = found
    .filter(({ passage, likeness }) => likeness >= NEAR_ENOUGH && passage.title.endsWith("?"))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ passage }) => passage.title);
  const shown = [...new Set([...near, ...STARTERS[edition]])].slice(0, SHOWN);
  const list = shown.map((question) => `• ${question}`).join("\n");
  return `You can ask me, for example:\n${list}\n\nOr write to ${SUPPORT_ADDRESS}, where a person will help you.`;
}
