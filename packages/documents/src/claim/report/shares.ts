import type { PrintedPage } from "../../pdf/printed-page";
import { printedRows, printTable } from "../../pdf/printed-table";
import type { ClaimDocuments } from "../claim-documents";
import { headed, SMALL } from "./look";
import type { Printing } from "./printing";

/** Which products are eaten by others as well, what part is claimed, and how that part was found (claim-11). */
export async function printShares(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  const { report } = print.words;
  const shared = documents.blocks
    .flatMap(({ lines }) => lines)
    .flatMap((line) => line.parts.map((part) => ({ line, part })))
    .filter(({ part }) => part.share !== 1);
  if (shared.length === 0) {
    page.begin(headed(report("shares.title")), 20);
    page.write("P", report("shares.whole"), SMALL);
    return;
  }
  await printTable(
    page,
    report("shares.title"),
    [
      { heading: report("shares.product"), part: 5 },
      { heading: report("shares.person"), part: 3 },
      { heading: report("shares.before"), part: 2, align: "right" },
      { heading: report("shares.share"), part: 1.6, align: "right" },
      { heading: report("shares.claimed"), part: 2, align: "right" },
    ],
    printedRows(shared, ({ line, part }) => ({
      cells: [
        [line.name, line.soldByWeight ? "" : print.size(line.size, line.unit)].filter(Boolean).join(", "),
        print.name(part.personId),
        print.amount(line.wholeCents),
        part.share === null ? report("shares.differs") : print.percent(part.share),
        print.amount(part.amountCents),
      ],
    })),
    headed(report("shares.title"), report("shares.intro")),
  );
}
