import type { PrintedPage } from "../../pdf/printed-page";
import { printedRows, printTable } from "../../pdf/printed-table";
import type { ClaimDocuments } from "../claim-documents";
import type { Printing } from "./printing";

/** Which products are eaten by others as well, and what part of both sides is claimed (claim-11). */
export async function printShares(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  const { report } = print.words;
  const shared = documents.blocks.flatMap(({ rows }) => rows).filter(({ share }) => share !== 1);
  page.write("H2", report("shares.title"), { font: "semibold", size: 14, above: 20 });
  page.write("P", shared.length === 0 ? report("shares.whole") : report("shares.intro"));
  if (shared.length === 0) return;
  page.pdf.y += 4;
  await printTable(
    page,
    report("shares.title"),
    [
      { heading: report("shares.product"), part: 5 },
      { heading: report("shares.person"), part: 3 },
      { heading: report("shares.share"), part: 1.5, align: "right" },
      { heading: report("shares.paid"), part: 2, align: "right" },
      { heading: report("shares.regular"), part: 2, align: "right" },
    ],
    printedRows(shared, (row) => ({
      cells: [
        row.name,
        print.name(row.personId),
        row.share === null ? report("shares.differs") : print.percent(row.share),
        print.amount(row.price),
        print.amount(row.regularPrice),
      ],
    })),
  );
}
