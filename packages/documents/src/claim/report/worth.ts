import type { ExplainedLine } from "@gf-ledger/claim/credits/explained-line";
import { citation } from "@gf-ledger/claim/figures/citation";
import { formulaText } from "@gf-ledger/claim/words/formula-text";
import { LINE_WORDS, PART_WORDS } from "@gf-ledger/claim/words/line-words";
import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { type PrintedRow, printTable } from "../../pdf/printed-table";
import type { ClaimPapers } from "../claim-papers";
import { REPORT_WORDS } from "../words/report-words";
import type { Printing } from "./printing";

const WORDS = REPORT_WORDS.worth;
function rowOf(papers: ClaimPapers, line: ExplainedLine, print: Printing): PrintedRow {
  const whose = line.personId === null ? "" : `, ${print.name(line.personId)}`;
  return {
    cells: [
      `${LINE_WORDS[line.key]}${whose}`,
      formulaText(line.formula, papers.edition) ?? "",
      print.amount(line.amountCents),
    ],
    ...(line.source ? { note: WORDS.source(citation(line.source, papers.edition)) } : {}),
  };
}

/** What the claim may be worth, apart from it and so named, each line with its formula and source. */
export async function printWorth(page: PrintedPage, papers: ClaimPapers, print: Printing): Promise<void> {
  if (papers.figures.length === 0) return;
  page.newPage();
  page.write("H2", WORDS.title, { font: "semibold", size: 14, above: 20 });
  page.write("P", WORDS.intro, { size: 9.5, colour: SOFT });
  for (const part of new Set(papers.figures.map((line) => line.part))) {
    const title = PART_WORDS[part];
    const lines = papers.figures.filter((line) => line.part === part);
    page.write("H3", title, { font: "semibold", size: 11, above: 10 });
    page.pdf.y += 4;
    await printTable(
      page,
      title,
      [
        { heading: WORDS.line, part: 6 },
        { heading: WORDS.how, part: 4 },
        { heading: WORDS.amount, part: 2, align: "right" },
      ],
      lines.map((line, index) => ({ ...rowOf(papers, line, print), strong: index === lines.length - 1 })),
    );
  }
}
