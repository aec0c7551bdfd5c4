import { keepUntil } from "@gf-ledger/claim/checklist/keep-until";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ClaimPapers } from "./claim-papers";
import { documentWords } from "./document-words";

/** Which letters there are and which are missing: one for each person with celiac disease who claims. */
function letters(papers: ClaimPapers): string[] {
  const { checklist } = documentWords(papers);
  return papers.people
    .filter(({ celiac }) => celiac)
    .map(({ name, letter, diagnosedOn }) => {
      if (letter === null) return checklist("letterMissing", { name });
      const { practitioner, signedBy } = letter;
      const signer =
        signedBy === null
          ? checklist(`practitioner.${practitioner}`)
          : checklist("namedSigner", { name: signedBy, profession: checklist(`profession.${practitioner}`) });
      return [
        checklist("letterFor", { name, date: formatDate(letter.date, papers.locale), signer }),
        ...(diagnosedOn === null
          ? []
          : [checklist("diagnosed", { date: formatDate(diagnosedOn, papers.locale) })]),
      ].join(" ");
    });
}

/** What to keep. */
export function thingsToKeep(papers: ClaimPapers): readonly string[] {
  const { receipts, adjustments, otherExpenses } = papers;
  const { checklist } = documentWords(papers);
  return [
    ...letters(papers),
    receipts.length === 0 ? checklist("noReceipts") : checklist("receipts", { count: receipts.length }),
    checklist("summary"),
    checklist("regular"),
    ...(adjustments.length + otherExpenses.length > 0 ? [checklist("adjustments")] : []),
  ];
}

/** Until when it is kept, from when that counts, and whether to send it. */
export function howLongToKeep(papers: ClaimPapers): readonly string[] {
  const { edition, locale, taxYear } = papers;
  const { checklist } = documentWords(papers);
  const until = formatDate(keepUntil(edition, taxYear, null), locale);
  return [checklist("until", { date: until }), checklist(`from.${edition}`), checklist(`send.${edition}`)];
}

/** The checklist as a text file with lines that any editor shows. */
export function checklistText(papers: ClaimPapers): string {
  const lines = [
    `${documentWords(papers).checklist("title")} (${papers.taxYear})`,
    "",
    ...thingsToKeep(papers).map((line) => `[ ] ${line}`),
    "",
    ...howLongToKeep(papers),
  ];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
