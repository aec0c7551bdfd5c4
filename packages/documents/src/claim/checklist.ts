import { keepUntil } from "@gf-ledger/claim/checklist/keep-until";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ClaimPapers } from "./claim-papers";
import { paperWords } from "./words/paper-words";

/** Which letters there are and which are missing: one for each person with celiac disease who claims. */
function letters(papers: ClaimPapers): string[] {
  const words = paperWords(papers).checklist;
  return papers.people
    .filter(({ celiac }) => celiac)
    .map(({ name, letter, diagnosedOn }) => {
      if (letter === null) return words.letterMissing(name);
      const { practitioner, signedBy } = letter;
      const signer =
        signedBy === null
          ? words.practitioner[practitioner]
          : words.namedSigner(signedBy, words.profession[practitioner]);
      return [
        words.letterFor(name, formatDate(letter.date, papers.locale), signer),
        ...(diagnosedOn === null ? [] : [words.diagnosed(formatDate(diagnosedOn, papers.locale))]),
      ].join(" ");
    });
}

/** What to keep. */
export function thingsToKeep(papers: ClaimPapers): readonly string[] {
  const { receipts, adjustments, otherExpenses } = papers;
  const words = paperWords(papers).checklist;
  return [
    ...letters(papers),
    receipts.length === 0 ? words.noReceipts : words.receipts(receipts.length),
    words.summary,
    words.regular,
    ...(adjustments.length + otherExpenses.length > 0 ? [words.adjustments] : []),
  ];
}

/** Until when it is kept, from when that counts, and whether to send it. */
export function howLongToKeep(papers: ClaimPapers): readonly string[] {
  const { edition, locale, taxYear } = papers;
  const words = paperWords(papers).checklist;
  const until = formatDate(keepUntil(edition, taxYear, null), locale);
  return [words.until(until), words.from[edition], words.send[edition]];
}

/** The checklist as a text file with lines that any editor shows. */
export function checklistText(papers: ClaimPapers): string {
  const lines = [
    `${paperWords(papers).checklist.title} (${papers.taxYear})`,
    "",
    ...thingsToKeep(papers).map((line) => `[ ] ${line}`),
    "",
    ...howLongToKeep(papers),
  ];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
