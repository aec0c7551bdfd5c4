import { date, money, type SheetRow, text } from "../../table/cell";
import { madeOf, type SheetTable, severalAtOnce } from "../../table/table";
import type { ClaimDocuments, DocumentReceipt } from "../claim-documents";
import { documentWords } from "../document-words";
import { photoNames } from "../photo-name";

/** The sheet Receipts: date, store, total and the fingerprint by which a photo is found again. */
export function receiptsTable(documents: ClaimDocuments): SheetTable {
  const { tables } = documentWords(documents);
  const names = photoNames(documents);
  const cells = (one: DocumentReceipt): SheetRow => [
    date(one.date),
    text(one.store),
    money(one.totalCents),
    text(one.currency),
    text(names.get(one.id) ?? null),
    text(one.imageSha256),
    text(one.perceptualHash),
    text(one.id),
  ];
  return {
    name: tables("receipts.name"),
    fileName: "receipts",
    facts: [],
    columns: [
      { heading: tables("receipts.columns.date"), width: 11 },
      { heading: tables("receipts.columns.store"), width: 28 },
      { heading: tables("receipts.columns.total"), width: 11 },
      { heading: tables("receipts.columns.currency"), width: 9 },
      { heading: tables("receipts.columns.photo"), width: 40 },
      { heading: tables("receipts.columns.sha256"), width: 68 },
      { heading: tables("receipts.columns.perceptual"), width: 20 },
      { heading: tables("receipts.columns.receipt"), width: 38 },
    ],
    rows: () => severalAtOnce(madeOf(documents.receipts, cells)),
  };
}
