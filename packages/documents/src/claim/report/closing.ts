import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { printTable } from "../../pdf/printed-table";
import { howLongToKeep, thingsToKeep } from "../checklist";
import type { ClaimPapers } from "../claim-papers";
import { unconfirmedStatements } from "../unconfirmed";
import { COMMON_WORDS } from "../words/common-words";
import { REPORT_WORDS } from "../words/report-words";
import type { Printing } from "./printing";

const HEADING = { font: "semibold", size: 14, above: 20 } as const;

/** What is not confirmed, and what was left out: nothing is in silence. */
export function printDoubts(page: PrintedPage, papers: ClaimPapers): void {
  const { unconfirmed, leftOut } = REPORT_WORDS;
  const statements = unconfirmedStatements(papers);
  page.write("H2", unconfirmed.title, HEADING);
  page.write("P", statements.length === 0 ? unconfirmed.none : unconfirmed.intro, {
    size: 9.5,
    colour: SOFT,
  });
  if (statements.length > 0) page.list(statements, { size: 9.5 });
  page.write("H2", leftOut.title, HEADING);
  if (papers.leftOut.length === 0) page.write("P", leftOut.none, { size: 9.5, colour: SOFT });
  else
    page.list(
      papers.leftOut.map(({ items, reason }) => leftOut.items(items, COMMON_WORDS.leftOut[reason])),
      { size: 9.5 },
    );
}

/** The receipts by date, store, total and the fingerprint of their photo. */
export async function printReceipts(page: PrintedPage, papers: ClaimPapers, print: Printing): Promise<void> {
  const WORDS = REPORT_WORDS.receipts;
  page.write("H2", WORDS.title, HEADING);
  page.write("P", papers.receipts.length === 0 ? WORDS.none : WORDS.intro, { size: 9.5, colour: SOFT });
  if (papers.receipts.length === 0) return;
  page.pdf.y += 4;
  await printTable(
    page,
    WORDS.title,
    [
      { heading: WORDS.date, part: 1.8 },
      { heading: WORDS.store, part: 2.9 },
      { heading: WORDS.total, part: 1.5, align: "right" },
      { heading: WORDS.sha256, part: 9.8 },
    ],
    papers.receipts.map((one) => ({
      cells: [
        one.date === null ? "–" : print.shortDate(one.date),
        one.store ?? COMMON_WORDS.unknownStore,
        one.totalCents === null ? "–" : print.money(one.totalCents, one.currency),
        one.imageSha256,
      ],
    })),
  );
}

/** What changed after filing (claim-17); nothing for a draft. */
export async function printChanges(page: PrintedPage, { changes }: ClaimPapers): Promise<void> {
  if (changes.length === 0) return;
  const WORDS = REPORT_WORDS.changes;
  page.write("H2", WORDS.title, HEADING);
  page.pdf.y += 4;
  await printTable(
    page,
    WORDS.title,
    [
      { heading: WORDS.when, part: 2.6 },
      { heading: WORDS.who, part: 2.4 },
      { heading: WORDS.what, part: 2.6 },
      { heading: WORDS.from, part: 2 },
      { heading: WORDS.to, part: 2 },
      { heading: WORDS.why, part: 2.6 },
    ],
    changes.map((one) => ({
      cells: [
        one.changedAt.slice(0, 16).replace("T", " "),
        one.changedBy,
        [one.thing, one.field ?? one.change].join(": "),
        one.old ?? "–",
        one.new ?? "–",
        one.why ?? "–",
      ],
    })),
  );
}

/** The checklist: letter, receipts, and until when they are kept. */
export function printChecklist(page: PrintedPage, papers: ClaimPapers): void {
  page.write("H2", REPORT_WORDS.checklist.title, HEADING);
  page.list(thingsToKeep(papers));
  for (const sentence of howLongToKeep(papers)) page.write("P", sentence, { above: 6 });
}
