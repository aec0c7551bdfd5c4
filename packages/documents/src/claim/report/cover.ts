import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { type PrintedRow, printTable } from "../../pdf/printed-table";
import type { ClaimPapers, PaperBlock } from "../claim-papers";
import { methodSentences } from "../method-words";
import { blockTitle, claimantName } from "../naming";
import type { Printing } from "./printing";

function facts(papers: ClaimPapers, print: Printing): PrintedRow[] {
  const { people, period, filed, status } = papers;
  const { common, report: words } = print.words;
  const celiac = people.filter((person) => person.celiac).map(({ name }) => name);
  const state = filed
    ? `${words.facts[filed.elsewhere ? "filedElsewhere" : "filed"](print.date(filed.on))}${status === "adjusted" ? `. ${common.status.adjusted}` : ""}`
    : words.draft;
  const rows: [string, string][] = [
    [words.facts.name, claimantName(papers)],
    [words.facts.people, celiac.join(", ") || "–"],
    [words.facts.period, words.from(print.date(period.from), print.date(period.to))],
    [words.facts.status, state],
    ...(filed ? [[words.facts.snapshot, filed.sha256] as [string, string]] : []),
    [words.facts.madeOn, print.date(papers.madeOn)],
    [words.facts.method, methodSentences(papers).join(" ")],
    [
      words.facts.versions,
      [papers.catalogueVersion, ...papers.readerVersions].filter(Boolean).join("; ") || "–",
    ],
  ];
  return rows.map((cells) => ({ cells, named: true }));
}

function totalsOf(papers: ClaimPapers, print: Printing): PrintedRow[] {
  const cells = (
    words: string,
    of: Omit<PaperBlock, "line" | "personIds" | "rows" | "price" | "regularPrice">,
  ) => [
    words,
    print.amount(of.foodCents),
    print.amount(of.adjustmentsCents),
    print.amount(of.otherExpensesCents),
    print.amount(of.expensesCents),
  ];
  const sum = (amount: (block: PaperBlock) => number) =>
    papers.blocks.reduce((total, block) => total + amount(block), 0);
  const all = {
    foodCents: papers.foodCents,
    adjustmentsCents: sum(({ adjustmentsCents }) => adjustmentsCents),
    otherExpensesCents: sum(({ otherExpensesCents }) => otherExpensesCents),
    expensesCents: papers.expensesCents,
  };
  return [
    ...papers.blocks.map((block) => ({ cells: cells(blockTitle(papers, block), block) })),
    { cells: cells(`${print.words.report.totals.all} (${papers.currency})`, all), strong: true },
  ];
}

/** The first page: whose claim it is, for when, by which method, and what it comes to. */
export async function printCover(page: PrintedPage, papers: ClaimPapers, print: Printing): Promise<void> {
  const words = print.words.report;
  page.pdf.y += 60;
  page.write("P", words.taxYear(papers.taxYear), { size: 12, colour: SOFT });
  page.write("H1", words.title[papers.edition], { font: "semibold", size: 26 });
  page.write("P", claimantName(papers), { size: 14, above: 2 });
  page.pdf.y += 24;
  await printTable(
    page,
    words.taxYear(papers.taxYear),
    [
      { heading: null, part: 3 },
      { heading: null, part: 9 },
    ],
    facts(papers, print),
  );
  page.write("H2", words.totals.title, { font: "semibold", size: 14, above: 22 });
  page.pdf.y += 4;
  await printTable(
    page,
    words.totals.title,
    [
      { heading: words.totals.line, part: 5 },
      { heading: words.totals.food, part: 2.4, align: "right" },
      { heading: words.totals.adjustments, part: 2.2, align: "right" },
      { heading: words.totals.other, part: 2.4, align: "right" },
      { heading: words.totals.expenses, part: 2.4, align: "right" },
    ],
    totalsOf(papers, print),
  );
  page.write("P", words.expensesNotCredit[papers.edition], { size: 9, colour: SOFT, above: 6 });
}
