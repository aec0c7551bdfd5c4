import { countedFromFiling, keepRecordsUntil } from "@gf-ledger/claim/checklist/records-of-claim";
import { finalReturns } from "@gf-ledger/claim/file/final-returns";
import { peopleClaimedFor } from "@gf-ledger/claim/people/dependants";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { ClaimDocuments } from "./claim-documents";
import { documentWords } from "./document-words";

/** Which letters there are and which are missing: one for each person with celiac disease who claims. */
export function letters(documents: ClaimDocuments): string[] {
  const { checklist } = documentWords(documents);
  const { people, edition, taxYear } = documents;
  return peopleClaimedFor(people, edition, taxYear).map(({ name, letter, diagnosedOn }) => {
    if (letter === null) return checklist("letterMissing", { name });
    const { practitioner, signedBy } = letter;
    const signer =
      signedBy === null
        ? checklist(`practitioner.${practitioner}`)
        : checklist("namedSigner", { name: signedBy, profession: checklist(`profession.${practitioner}`) });
    return [
      checklist("letterFor", { name, date: formatDate(letter.date, documents.locale), signer }),
      ...(diagnosedOn === null
        ? []
        : [checklist("diagnosed", { date: formatDate(diagnosedOn, documents.locale) })]),
    ].join(" ");
  });
}

/** What to keep. */
export function thingsToKeep(documents: ClaimDocuments): readonly string[] {
  const { receipts, adjustments, otherExpenses } = documents;
  const { checklist } = documentWords(documents);
  return [
    ...letters(documents),
    receipts.length === 0 ? checklist("noReceipts") : checklist("receipts", { count: receipts.length }),
    checklist("summary"),
    checklist("regular"),
    ...(adjustments.length + otherExpenses.length > 0 ? [checklist("adjustments")] : []),
  ];
}

/** Whether it is sent: receipts go with the final return of a person who died (claim-52). */
function sendKey({ edition, people, taxYear, returnLines }: ClaimDocuments) {
  if (edition === "us") return "send.us" as const;
  const final = finalReturns(people, taxYear);
  if (final.length === 0) return "send.ca" as const;
  const isOnIt = final.some(({ personId }) => personId === returnLines.claimantId);
  return isOnIt ? ("send.withFinalReturn" as const) : ("send.besideFinalReturn" as const);
}

/** Until when it is kept, from when that counts, whether to send it, and what was said of money that comes back. */
export function howLongToKeep(documents: ClaimDocuments): readonly string[] {
  const { edition, locale, taxYear, people, filed, moreRepayments, returnLines } = documents;
  const { checklist } = documentWords(documents);
  const filedOn = filed?.on ?? null;
  const until = formatDate(keepRecordsUntil(edition, taxYear, people, filedOn), locale);
  const filedAfterDue = countedFromFiling(edition, taxYear, people, filedOn);
  return [
    checklist("until", { date: until }),
    filedAfterDue === null
      ? checklist(`from.${edition}`)
      : checklist(`fromFiling.${edition}`, { date: formatDate(filedAfterDue, locale) }),
    checklist("longer"),
    checklist(sendKey(documents), { quebec: returnLines.facts.province === "QC" ? "yes" : "no" }),
    ...(moreRepayments === null
      ? []
      : [checklist(moreRepayments ? "moreRepayments.yes" : `moreRepayments.no.${edition}`)]),
  ];
}

/** The checklist as a text file with lines that any editor shows. */
export function checklistText(documents: ClaimDocuments): string {
  const lines = [
    `${documentWords(documents).checklist("title")} (${documents.taxYear})`,
    "",
    ...thingsToKeep(documents).map((line) => `[ ] ${line}`),
    "",
    ...howLongToKeep(documents),
  ];
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
