import type { ExplainedLine } from "@gf-ledger/claim/credits/explained-line";
import { citation } from "@gf-ledger/messages/citation";
import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { type PrintedRow, printTable } from "../../pdf/printed-table";
import type { ClaimDocuments } from "../claim-documents";
import { formulaText } from "../formula-text";
import type { Printing } from "./printing";

function rowOf(documents: ClaimDocuments, line: ExplainedLine, print: Printing): PrintedRow {
  const personSuffix = line.personId === null ? "" : `, ${print.name(line.personId)}`;
  return {
    cells: [
      `${print.words.credit(`line.${line.key}`)}${personSuffix}`,
      formulaText(line.formula, documents.locale) ?? "",
      print.amount(line.amountCents),
    ],
    ...(line.source
      ? { note: print.words.report("worth.source", { citation: citation(line.source, documents.locale) }) }
      : {}),
  };
}

/** What the claim may be worth, apart from it and so named, each line with its formula and source. */
export async function printCreditEstimate(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  if (documents.figures.length === 0) return;
  const { credit, report } = print.words;
  page.newPage();
  page.write("H2", report("worth.title"), { font: "semibold", size: 14, above: 20 });
  page.write("P", report("worth.intro"), { size: 9.5, colour: SOFT });
  for (const part of new Set(documents.figures.map((line) => line.part))) {
    const title = credit(`part.${part}`);
    const lines = documents.figures.filter((line) => line.part === part);
    page.write("H3", title, { font: "semibold", size: 11, above: 10 });
    page.pdf.y += 4;
    await printTable(
      page,
      title,
      [
        { heading: report("worth.line"), part: 6 },
        { heading: report("worth.how"), part: 4 },
        { heading: report("worth.amount"), part: 2, align: "right" },
      ],
      lines.map((line, index) => ({ ...rowOf(documents, line, print), strong: index === lines.length - 1 })),
    );
  }
  if (documents.edition === "ca")
    page.write("P", report("worth.notWorkedOut"), { size: 9, colour: SOFT, above: 10 });
}
