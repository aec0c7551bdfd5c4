import { type PrintedPage, SOFT } from "../../pdf/printed-page";
import { type PrintedRow, printedRows, printTable } from "../../pdf/printed-table";
import type { ClaimDocuments, DocumentBlock, DocumentRow } from "../claim-documents";
import { summaryHeadings } from "../method-words";
import { blockTitle } from "../naming";
import { noteOf } from "../tables/summary-table";
import type { Printing } from "./printing";

function shareNote(row: DocumentRow, print: Printing): string {
  if (row.share === 1) return "";
  const { report } = print.words;
  const whole = print.amount(row.amountBeforeShareCents);
  return row.share === null
    ? report("mixedShares", { whole })
    : report("share", { percent: print.percent(row.share), whole });
}

function rowOf(documents: ClaimDocuments, row: DocumentRow, print: Printing): PrintedRow {
  const size = row.soldByWeight ? "" : print.size(row.size, row.unit);
  const note = [
    row.soldByWeight ? print.words.report("byWeight", { one: print.size(1, row.unit) }) : "",
    shareNote(row, print),
    noteOf(row, documents),
  ];
  return {
    cells: [
      size === "" ? row.name : `${row.name}, ${size}`,
      row.soldByWeight ? print.size(row.quantity, row.unit) : print.number(row.quantity),
      print.amount(row.averageRegularPrice),
      print.amount(row.averagePrice),
      print.exact(row.incrementalCost),
      print.amount(row.amountCents),
    ],
    note: note.filter(Boolean).join(" "),
  };
}

function intro(
  { edition, people }: ClaimDocuments,
  { line, personIds }: DocumentBlock,
  print: Printing,
): string {
  const { common, report } = print.words;
  if (edition === "us") return report("block.us");
  const names = personIds.map(print.name).join(", ");
  if (line !== null) return report("block.for", { names, relation: common(`blockOf.${line}`) });
  const relations = people.filter(({ id }) => personIds.includes(id)).map(({ relation }) => relation);
  return report("block.for", {
    names,
    relation: relations.map((relation) => common(`relation.${relation}`)).join(", "),
  });
}

/** The authority's summary, one for each line of the return and each other dependant. */
export async function printBlocks(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  const { report } = print.words;
  const headings = summaryHeadings(documents);
  const parts = [5.2, 2.3, 2, 2, 2, 1.9];
  const several = new Set(documents.blocks.flatMap(({ personIds }) => personIds)).size > 1;
  for (const block of documents.blocks) {
    const title = blockTitle(documents, block);
    page.write("H2", title, { font: "semibold", size: 14, above: 20 });
    page.write("P", intro(documents, block, print), { size: 9, colour: SOFT });
    if (block.rows.length === 0) {
      page.write("P", report("block.empty"), { above: 4 });
      continue;
    }
    for (const personId of block.personIds) {
      const rows = block.rows.filter((row) => row.personId === personId);
      if (rows.length === 0) continue;
      const name = print.name(personId);
      if (several) page.write("H3", name, { font: "semibold", size: 11, above: 10 });
      page.pdf.y += 4;
      const amount = rows.reduce((sum, row) => sum + row.amountCents, 0);
      await printTable(
        page,
        `${title}, ${name}`,
        headings.map((heading, index) => ({
          heading,
          part: parts[index] ?? 2,
          ...(index === 0 ? {} : { align: "right" as const }),
        })),
        printedRows(rows, (row) => rowOf(documents, row, print), {
          cells: [report("block.total"), "", "", "", "", print.amount(amount)],
          strong: true,
        }),
      );
    }
  }
}
