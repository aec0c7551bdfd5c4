import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { type PrintedRow, printTable } from "../../pdf/printed-table";
import { factsAroundADeath } from "../around-a-death";
import type { ClaimDocuments, DocumentBlock } from "../claim-documents";
import { methodSentences } from "../method-words";
import { blockTitle, claimantName } from "../naming";
import type { Printing } from "./printing";

function facts(documents: ClaimDocuments, print: Printing): PrintedRow[] {
  const { people, period, filed, status } = documents;
  const { common, report } = print.words;
  const celiac = people.filter((person) => person.celiac).map(({ name }) => name);
  const state = filed
    ? `${report(`facts.${filed.elsewhere ? "filedElsewhere" : "filed"}`, { on: print.date(filed.on) })}${status === "adjusted" ? `. ${common("status.adjusted")}` : ""}`
    : report("draft");
  const rows: [string, string][] = [
    [report("facts.name"), claimantName(documents)],
    [report("facts.people"), celiac.join(", ") || "–"],
    [report("facts.period"), report("from", { from: print.date(period.from), to: print.date(period.to) })],
    ...factsAroundADeath(documents),
    [report("facts.status"), state],
    ...(filed ? [[report("facts.snapshot"), filed.sha256] as [string, string]] : []),
    [report("facts.madeOn"), print.date(documents.madeOn)],
    [report("facts.method"), methodSentences(documents).join(" ")],
    [
      report("facts.versions"),
      [documents.catalogueVersion, ...documents.readerVersions].filter(Boolean).join("; ") || "–",
    ],
  ];
  return rows.map((cells) => ({ cells, named: true }));
}

function totalsOf(documents: ClaimDocuments, print: Printing): PrintedRow[] {
  const cells = (
    words: string,
    of: Omit<DocumentBlock, "line" | "personIds" | "rows" | "price" | "regularPrice">,
  ) => [
    words,
    print.amount(of.foodCents),
    print.amount(of.adjustmentsCents),
    print.amount(of.otherExpensesCents),
    print.amount(of.expensesCents),
  ];
  const sum = (amount: (block: DocumentBlock) => number) =>
    documents.blocks.reduce((total, block) => total + amount(block), 0);
  const all = {
    foodCents: documents.foodCents,
    adjustmentsCents: sum(({ adjustmentsCents }) => adjustmentsCents),
    otherExpensesCents: sum(({ otherExpensesCents }) => otherExpensesCents),
    expensesCents: documents.expensesCents,
  };
  return [
    ...documents.blocks.map((block) => ({ cells: cells(blockTitle(documents, block), block) })),
    { cells: cells(`${print.words.report("totals.all")} (${documents.currency})`, all), strong: true },
  ];
}

/** The first page: whose claim it is, for when, by which method, and what it comes to. */
export async function printCover(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  const { report } = print.words;
  page.pdf.y += 60;
  page.write("P", report("taxYear", { year: String(documents.taxYear) }), { size: 12, colour: SOFT });
  page.write("H1", report("title"), { font: "semibold", size: 26 });
  page.write("P", claimantName(documents), { size: 14, above: 2 });
  page.pdf.y += 24;
  await printTable(
    page,
    report("taxYear", { year: String(documents.taxYear) }),
    [
      { heading: null, part: 3 },
      { heading: null, part: 9 },
    ],
    facts(documents, print),
  );
  page.write("H2", report("totals.title"), { font: "semibold", size: 14, above: 22 });
  page.pdf.y += 4;
  await printTable(
    page,
    report("totals.title"),
    [
      { heading: report("totals.line"), part: 5 },
      { heading: report("totals.food"), part: 2.4, align: "right" },
      { heading: report("totals.adjustments"), part: 2.2, align: "right" },
      { heading: report("totals.other"), part: 2.4, align: "right" },
      { heading: report("totals.expenses"), part: 2.4, align: "right" },
    ],
    totalsOf(documents, print),
  );
  page.write("P", report(`expensesNotCredit.${documents.edition}`), { size: 9, colour: SOFT, above: 6 });
}
