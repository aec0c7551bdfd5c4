import type { PrintedPage } from "../../pdf/printed-page";
import { printedRows, printTable } from "../../pdf/printed-table";
import type { ClaimDocuments, DocumentLine } from "../claim-documents";
import { receiptNumbers } from "../receipt-numbers";
import { headed, SMALL, subheading } from "./look";
import type { Printing } from "./printing";

/** Each product once, whichever lines of the return it is on. */
function productsOf({ blocks }: ClaimDocuments): DocumentLine[] {
  const lines = blocks.flatMap((block) => block.lines);
  const keyOf = ({ product, size, unit, soldByWeight }: DocumentLine) =>
    JSON.stringify([product, soldByWeight ? null : size, unit]);
  return [...new Map(lines.map((line) => [keyOf(line), line])).values()];
}

/** One receipt by number for each product, and every receipt behind the claim (claim-72). */
export async function printReceipts(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  const { common, report } = print.words;
  const { receipts } = documents;
  const title = headed(report("receipts.title"));
  if (receipts.length === 0) {
    page.begin(title, 20);
    page.write("P", report("receipts.none"), SMALL);
    return;
  }
  const numbers = receiptNumbers(documents);
  const known = new Map(receipts.map((one) => [one.id, one]));
  const dayOf = (date: string | null | undefined) => (date ? print.shortDate(date) : "–");
  await printTable(
    page,
    report("receipts.ofProducts"),
    [
      { heading: report("shares.product"), part: 6 },
      { heading: report("receipts.number"), part: 1.6 },
      { heading: report("receipts.date"), part: 2.2 },
      { heading: report("receipts.store"), part: 4 },
    ],
    printedRows(productsOf(documents), (line) => {
      const receipt = line.receiptId === null ? undefined : known.get(line.receiptId);
      const size = line.soldByWeight ? "" : print.size(line.size, line.unit);
      return {
        cells: [
          [line.name, size].filter(Boolean).join(", "),
          receipt ? (numbers.get(receipt.id) ?? "–") : "–",
          dayOf(receipt?.date),
          receipt ? (receipt.store ?? common("unknownStore")) : report("receipts.noneHere"),
        ],
      };
    }),
    [...title, subheading(report("receipts.ofProducts"))],
  );
  await printTable(
    page,
    report("receipts.all"),
    [
      { heading: report("receipts.number"), part: 1.4 },
      { heading: report("receipts.date"), part: 2.4 },
      { heading: report("receipts.store"), part: 6 },
      { heading: report("receipts.total"), part: 2.4, align: "right" },
    ],
    printedRows(receipts, (one) => ({
      cells: [
        numbers.get(one.id) ?? "–",
        dayOf(one.date),
        one.store ?? common("unknownStore"),
        one.totalCents === null ? "–" : print.money(one.totalCents, one.currency),
      ],
    })),
    [subheading(report("receipts.all"))],
  );
}

/** By what the claim and its photos can be checked: kept by the person, and sent to nobody. */
export async function printFingerprints(
  page: PrintedPage,
  documents: ClaimDocuments,
  print: Printing,
): Promise<void> {
  const { common, report } = print.words;
  const { filed, receipts, catalogueVersion, readerVersions } = documents;
  const versions = [catalogueVersion, ...readerVersions].filter(Boolean).join("; ");
  const facts = [
    ...(filed ? [[report("facts.snapshot"), filed.sha256]] : []),
    ...(versions === "" ? [] : [[report("facts.versions"), versions]]),
  ];
  if (facts.length === 0 && receipts.length === 0) return;
  const title = headed(report("fingerprints.title"), report("fingerprints.intro"));
  await printTable(
    page,
    report("fingerprints.title"),
    [
      { heading: null, part: 3 },
      { heading: null, part: 9 },
    ],
    facts.map((cells) => ({ cells, named: true })),
    title,
  );
  const numbers = receiptNumbers(documents);
  await printTable(
    page,
    report("receipts.title"),
    [
      // 64 digits in one line: whoever compares them reads them in one.
      { heading: report("receipts.number"), part: 1.3 },
      { heading: report("receipts.date"), part: 1.9 },
      { heading: report("receipts.store"), part: 2.2 },
      { heading: report("receipts.sha256"), part: 10.6 },
    ],
    printedRows(
      receipts.flatMap((one) =>
        [one.imageSha256, ...one.otherImagesSha256].map((sha256) => ({ one, sha256 })),
      ),
      ({ one, sha256 }) => ({
        cells: [
          numbers.get(one.id) ?? "–",
          one.date === null ? "–" : print.shortDate(one.date),
          one.store ?? common("unknownStore"),
          sha256,
        ],
      }),
    ),
    [...(facts.length === 0 ? title : []), subheading(report("receipts.title"))],
  );
}
