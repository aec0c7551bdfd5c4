import type { PrintedPage } from "../../pdf/printed-page";
import { printTable } from "../../pdf/printed-table";
import type { ClaimPapers } from "../claim-papers";
import { REPORT_WORDS } from "../words/report-words";
import type { Printing } from "./printing";

const WORDS = REPORT_WORDS.shares;

/** Which products are eaten by others as well, and what part of both sides is claimed (claim-11). */
export async function printShares(page: PrintedPage, papers: ClaimPapers, print: Printing): Promise<void> {
  const shared = papers.blocks.flatMap(({ rows }) => rows).filter(({ share }) => share !== 1);
  page.write("H2", WORDS.title, { font: "semibold", size: 14, above: 20 });
  page.write("P", shared.length === 0 ? WORDS.whole : WORDS.intro);
  if (shared.length === 0) return;
  page.pdf.y += 4;
  await printTable(
    page,
    WORDS.title,
    [
      { heading: WORDS.product, part: 5 },
      { heading: WORDS.person, part: 3 },
      { heading: WORDS.share, part: 1.5, align: "right" },
      { heading: WORDS.paid, part: 2, align: "right" },
      { heading: WORDS.regular, part: 2, align: "right" },
    ],
    shared.map((row) => ({
      cells: [
        row.name,
        print.name(row.personId),
        row.share === null ? WORDS.differs : print.percent(row.share),
        print.amount(row.price),
        print.amount(row.regularPrice),
      ],
    })),
  );
}
