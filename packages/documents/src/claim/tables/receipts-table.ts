import { type Audience, isFor } from "@gf-ledger/domain/documents/audience";
import { date, money, type SheetRow, text } from "../../table/cell";
import { madeOf, type SheetTable, severalAtOnce } from "../../table/table";
import type { ClaimDocuments, DocumentReceipt } from "../claim-documents";
import { documentWords } from "../document-words";
import { photoNames } from "../photo-name";
import { receiptNumbers } from "../receipt-numbers";

/** The sheet Receipts: number, date, store and total; one's own also by what its photos are found again (claim-72). */
export function receiptsTable(documents: ClaimDocuments, audience?: Audience): SheetTable {
  const { tables } = documentWords(documents);
  const names = photoNames(documents);
  const numbers = receiptNumbers(documents);
  const own = isFor("yourself", audience);
  const cells = (one: DocumentReceipt): SheetRow => [
    text(numbers.get(one.id) ?? null),
    date(one.date),
    text(one.store),
    money(one.totalCents),
    text(one.currency),
    ...(own
      ? [
          text(names.get(one.id) ?? null),
          text([one.imageSha256, ...one.otherImagesSha256].join(" ")),
          text([one.perceptualHash, ...one.otherPerceptualHashes].join(" ")),
          text(one.id),
        ]
      : []),
  ];
  return {
    name: tables("receipts.name"),
    fileName: "receipts",
    facts: [],
    columns: [
      { heading: tables("receipts.columns.number"), width: 7 },
      { heading: tables("receipts.columns.date"), width: 11 },
      { heading: tables("receipts.columns.store"), width: 28 },
      { heading: tables("receipts.columns.total"), width: 11 },
      { heading: tables("receipts.columns.currency"), width: 9 },
      ...(own
        ? [
            { heading: tables("receipts.columns.photo"), width: 40 },
            { heading: tables("receipts.columns.sha256"), width: 68 },
            { heading: tables("receipts.columns.perceptual"), width: 20 },
            { heading: tables("receipts.columns.receipt"), width: 38 },
          ]
        : []),
    ],
    rows: () => severalAtOnce(madeOf(documents.receipts, cells)),
  };
}
