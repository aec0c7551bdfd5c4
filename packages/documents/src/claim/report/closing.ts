import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { printTable } from "../../pdf/printed-table";
import { howLongToKeep, thingsToKeep } from "../checklist";
import type { ClaimPapers } from "../claim-papers";
import { saidAs } from "../said-as";
import { unconfirmedStatements } from "../unconfirmed";
import type { Printing } from "./printing";

const HEADING = { font: "semibold", size: 14, above: 20 } as const;

/** What is not confirmed, and what was left out: nothing is in silence. */
export function printDoubts(page: PrintedPage, papers: ClaimPapers, print: Printing): void {
  const { unconfirmed, leftOut } = print.words.report;
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
      papers.leftOut.map(({ items, reason }) => leftOut.items(items, print.words.common.leftOut[reason])),
      { size: 9.5 },
    );
}

/** The receipts by date, store, total and the fingerprint of their photo. */
export async function printReceipts(page: PrintedPage, papers: ClaimPapers, print: Printing): Promise<void> {
  const words = print.words.report.receipts;
  page.write("H2", words.title, HEADING);
  page.write("P", papers.receipts.length === 0 ? words.none : words.intro, { size: 9.5, colour: SOFT });
  if (papers.receipts.length === 0) return;
  page.pdf.y += 4;
  await printTable(
    page,
    words.title,
    [
      { heading: words.date, part: 1.8 },
      { heading: words.store, part: 2.9 },
      { heading: words.total, part: 1.5, align: "right" },
      { heading: words.sha256, part: 9.8 },
    ],
    papers.receipts.map((one) => ({
      cells: [
        one.date === null ? "–" : print.shortDate(one.date),
        one.store ?? print.words.common.unknownStore,
        one.totalCents === null ? "–" : print.money(one.totalCents, one.currency),
        one.imageSha256,
      ],
    })),
  );
}

/** What changed after filing (claim-17); nothing for a draft. */
export async function printChanges(page: PrintedPage, papers: ClaimPapers, print: Printing): Promise<void> {
  const { changes } = papers;
  if (changes.length === 0) return;
  const { common, report, tables } = print.words;
  const words = report.changes;
  page.write("H2", words.title, HEADING);
  page.pdf.y += 4;
  await printTable(
    page,
    words.title,
    [
      { heading: words.when, part: 2.6 },
      { heading: words.who, part: 2.4 },
      { heading: words.what, part: 2.6 },
      { heading: words.from, part: 2 },
      { heading: words.to, part: 2 },
      { heading: words.why, part: 2.6 },
    ],
    changes.map((one) => ({
      cells: [
        one.changedAt.slice(0, 16).replace("T", " "),
        saidAs(tables.changes.who, one.changedBy),
        common.labelled(
          saidAs(tables.changes.things, one.thing),
          one.field ?? saidAs(tables.changes.kinds, one.change),
        ),
        one.old ?? "–",
        one.new ?? "–",
        one.why ?? "–",
      ],
    })),
  );
}

/** The checklist: letter, receipts, and until when they are kept. */
export function printChecklist(page: PrintedPage, papers: ClaimPapers, print: Printing): void {
  page.write("H2", print.words.report.checklist.title, HEADING);
  page.list(thingsToKeep(papers));
  for (const sentence of howLongToKeep(papers)) page.write("P", sentence, { above: 6 });
}
