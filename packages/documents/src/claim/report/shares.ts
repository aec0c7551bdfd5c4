import type { PrintedPage } from "../../pdf/printed-page";
import { printedRows, printTable } from "../../pdf/printed-table";
import type { ClaimPapers } from "../claim-papers";
import type { Printing } from "./printing";

/** Which products are eaten by others as well, and what part of both sides is claimed (claim-11). */
export async function printShares(page: PrintedPage, papers: ClaimPapers, print: Printing): Promise<void> {
  const words = print.words.report.shares;
  const shared = papers.blocks.flatMap(({ rows }) => rows).filter(({ share }) => share !== 1);
  page.write("H2", words.title, { font: "semibold", size: 14, above: 20 });
  page.write("P", shared.length === 0 ? words.whole : words.intro);
  if (shared.length === 0) return;
  page.pdf.y += 4;
  await printTable(
    page,
    words.title,
    [
      { heading: words.product, part: 5 },
      { heading: words.person, part: 3 },
      { heading: words.share, part: 1.5, align: "right" },
      { heading: words.paid, part: 2, align: "right" },
      { heading: words.regular, part: 2, align: "right" },
    ],
    printedRows(shared, (row) => ({
      cells: [
        row.name,
        print.name(row.personId),
        row.share === null ? words.differs : print.percent(row.share),
        print.amount(row.price),
        print.amount(row.regularPrice),
      ],
    })),
  );
}
