import { keepUntil } from "@gf-ledger/claim/checklist/keep-until";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ClaimPapers } from "./claim-papers";
import { CHECKLIST_WORDS as WORDS } from "./words/checklist-words";

/** Which letters there are and which are missing: one for each person with celiac disease who claims. */
function letters({ people, edition }: ClaimPapers): string[] {
  return people
    .filter(({ celiac }) => celiac)
    .map(({ name, letter }) =>
      letter === null
        ? WORDS.letterMissing(name)
        : WORDS.letterFor(name, formatDate(letter.date, edition), WORDS.practitioner[letter.practitioner]),
    );
}

/** What to keep. */
export function thingsToKeep(papers: ClaimPapers): readonly string[] {
  const { receipts, adjustments, otherExpenses } = papers;
  return [
    ...letters(papers),
    receipts.length === 0 ? WORDS.noReceipts : WORDS.receipts(receipts.length),
    WORDS.summary,
    WORDS.regular,
    ...(adjustments.length + otherExpenses.length > 0 ? [WORDS.adjustments] : []),
  ];
}

/** Until when it is kept, from when that counts, and whether to send it. */
export function howLongToKeep({ edition, taxYear }: ClaimPapers): readonly string[] {
  const until = formatDate(keepUntil(edition, taxYear, null), edition);
  return [WORDS.until(until), WORDS.from[edition], WORDS.send[edition]];
}

/** The checklist as a text file with lines that any editor shows. */
export function checklistText(papers: ClaimPapers): string {
  const lines = [
    `${WORDS.title} (${papers.taxYear})`,
    "",
    ...thingsToKeep(papers).map((line) => `[ ] ${line}`),
    "",
    ...howLongToKeep(papers),
  ];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
