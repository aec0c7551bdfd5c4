import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { printedRows, printTable } from "../../pdf/printed-table";
import { howLongToKeep, thingsToKeep } from "../checklist";
import type { ClaimDocuments } from "../claim-documents";
import { recordedWord } from "../recorded-words";
import { unconfirmedStatements } from "../unconfirmed";
import type { Printing } from "./printing";

const HEADING = { font: "semibold", size: 14, above: 20 } as const;
/** Points of height: a heading, its text and the first rows of its table fit, or begin on the next page. */
const BEGINS_IN = 150;
/** Points of height that the list of what to keep, and until when, needs to stay on one page. */
const CHECKLIST_IN = 230;

/** What is not confirmed, and what was left out: nothing is in silence. */
export function printDoubts(page: PrintedPage, documents: ClaimDocuments, print: Printing): void {
  const { common, report } = print.words;
  const statements = unconfirmedStatements(documents);
  page.write("H2", report("unconfirmed.title"), HEADING);
  page.write("P", statements.length === 0 ? report("unconfirmed.none") : report("unconfirmed.intro"), {
    size: 9.5,
    colour: SOFT,
  });
  if (statements.length > 0) page.list(statements, { size: 9.5 });
  page.write("H2", report("leftOut.title"), HEADING);
  if (documents.leftOut.length === 0) page.write("P", report("leftOut.none"), { size: 9.5, colour: SOFT });
  else
    page.list(
      documents.leftOut.map(({ items, reason }) =>
        report("leftOut.items", { count: items, reason: common(`leftOut.${reason}`) }),
      ),
      { size: 9.5 },
    );
}

/** The receipts by date, store, total and the fingerprint of their photo. */
export async function printReceipts(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  const { common, report } = print.words;
  page.ensure(BEGINS_IN);
  page.write("H2", report("receipts.title"), HEADING);
  page.write("P", documents.receipts.length === 0 ? report("receipts.none") : report("receipts.intro"), {
    size: 9.5,
    colour: SOFT,
  });
  if (documents.receipts.length === 0) return;
  page.pdf.y += 4;
  await printTable(
    page,
    report("receipts.title"),
    [
      // 64 digits in one line: whoever compares them reads them in one.
      { heading: report("receipts.date"), part: 1.85 },
      { heading: report("receipts.store"), part: 2.25 },
      { heading: report("receipts.total"), part: 1.3, align: "right" },
      { heading: report("receipts.sha256"), part: 10.6 },
    ],
    printedRows(documents.receipts, (one) => ({
      cells: [
        one.date === null ? "–" : print.shortDate(one.date),
        one.store ?? common("unknownStore"),
        one.totalCents === null ? "–" : print.money(one.totalCents, one.currency),
        one.imageSha256,
      ],
    })),
  );
}

/** The fields of a thing; none of a name that only begins as one does. */
function fieldsOf(value: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(value) as Readonly<Record<string, unknown>>;
  } catch {
    return { name: value };
  }
}

/** A value as a cell has room for it: of a thing that came or went only what it is called. */
function shortly(value: string | null, otherwise: string): string {
  if (value === null) return "–";
  if (!value.startsWith("{")) return value;
  const { name, what, note } = fieldsOf(value);
  const called = [name, what, note].find((one) => typeof one === "string" && one !== "");
  return typeof called === "string" ? called : otherwise;
}

/** What changed after filing (claim-17); nothing for a draft, whose changes stand in the workbook. */
export async function printChanges(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  const { changes, status } = documents;
  if (status === "draft" || changes.length === 0) return;
  const { common, report } = print.words;
  page.ensure(BEGINS_IN);
  page.write("H2", report("changes.title"), HEADING);
  page.pdf.y += 4;
  await printTable(
    page,
    report("changes.title"),
    [
      { heading: report("changes.when"), part: 2.6 },
      { heading: report("changes.who"), part: 2.4 },
      { heading: report("changes.what"), part: 2.6 },
      { heading: report("changes.from"), part: 2 },
      { heading: report("changes.to"), part: 2 },
      { heading: report("changes.why"), part: 2.6 },
    ],
    printedRows(changes, (one) => ({
      cells: [
        one.changedAt.slice(0, 16).replace("T", " "),
        one.changedBy,
        common("labelled", {
          label: recordedWord(print.words, "things", one.thing),
          words: [
            one.name,
            one.day && print.shortDate(one.day),
            one.field ?? recordedWord(print.words, "kinds", one.change),
          ]
            .filter(Boolean)
            .join(", "),
        }),
        shortly(one.old, report("changes.inWorkbook")),
        shortly(one.new, report("changes.inWorkbook")),
        one.why ?? "–",
      ],
    })),
  );
}

/** The checklist: letter, receipts, and until when they are kept. */
export function printChecklist(page: PrintedPage, documents: ClaimDocuments, print: Printing): void {
  page.ensure(CHECKLIST_IN);
  page.write("H2", print.words.report("checklist.title"), HEADING);
  page.list(thingsToKeep(documents));
  for (const sentence of howLongToKeep(documents)) page.write("P", sentence, { above: 6 });
}
