import type { ExplainedLine, Formula, Operand } from "@gf-ledger/claim/credits/explained-line";
import { citation } from "@gf-ledger/claim/figures/citation";
import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { type PrintedRow, printTable } from "../../pdf/printed-table";
import type { ClaimPapers } from "../claim-papers";
import { FIGURE_WORDS } from "../words/figure-words";
import { REPORT_WORDS } from "../words/report-words";
import type { Printing } from "./printing";

const WORDS = REPORT_WORDS.worth;
const { operation: OPERATION } = FIGURE_WORDS;

/** How a line is made, in words and figures: "14.5% of 1,622.63". */
function formulaText(formula: Formula, print: Printing): string {
  const amount = ({ cents }: Operand) => print.amount(cents);
  if (formula.operation === "given") return "";
  if (formula.operation === "percent")
    return `${print.number(formula.percent)}% ${OPERATION.of} ${amount(formula.of)}`;
  if (formula.operation === "difference")
    return `${amount(formula.from)} ${OPERATION.less} ${amount(formula.less)}`;
  return `${OPERATION[formula.operation]} ${formula.of.map(amount).join(", ")}`;
}

function rowOf(papers: ClaimPapers, line: ExplainedLine, print: Printing): PrintedRow {
  const whose = line.personId === null ? "" : `, ${print.name(line.personId)}`;
  return {
    cells: [
      `${FIGURE_WORDS.line[line.key]}${whose}`,
      formulaText(line.formula, print),
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
    const title = FIGURE_WORDS.part[part];
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
