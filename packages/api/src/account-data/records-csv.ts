import { BYTE_ORDER_MARK, type CsvCell, csvText } from "@gf-ledger/documents/csv/csv-text";
import type { Language } from "@gf-ledger/domain/edition/locale";
import type { LineItemRecord, ReceiptRecord } from "./account-records";
import { RECORD_COLUMNS, type RecordColumns } from "./record-columns";
import { RECORD_COLUMNS_FR } from "./record-columns.fr";

const amount = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2));

/** A CSV table: its header line in a language, and the lines that a record becomes. */
export interface CsvTable<Record> {
  header(language: Language): string;
  rows(record: Record): string;
}

const COLUMNS: Readonly<Record<Language, RecordColumns>> = { en: RECORD_COLUMNS, fr: RECORD_COLUMNS_FR };

function table<Record>(
  columns: (all: RecordColumns) => readonly string[],
  cells: (record: Record) => CsvCell[][],
): CsvTable<Record> {
  return {
    header: (language) => BYTE_ORDER_MARK + csvText([columns(COLUMNS[language])]),
    rows: (record) => csvText(cells(record)),
  };
}

export const receiptsTable = table<ReceiptRecord>(
  ({ receipts }) => receipts,
  (receipt) => [
    [
      receipt.id,
      receipt.purchaseDate,
      receipt.store,
      receipt.status,
      receipt.items.length,
      amount(receipt.subtotalCents),
      amount(receipt.taxCents),
      amount(receipt.totalCents),
      receipt.currency,
      receipt.createdAt,
    ],
  ],
);

export const itemsTable = table<ReceiptRecord>(
  ({ items }) => items,
  (receipt) =>
    receipt.items.map((item) => [
      receipt.id,
      item.position + 1,
      item.name,
      amount(item.price),
      item.quantity,
      item.unit,
      item.category,
      item.glutenFree,
      item.selected,
      receipt.currency,
    ]),
);

export const lineItemsTable = table<LineItemRecord>(
  ({ lineItems }) => lineItems,
  (item) => [
    [
      item.purchaseDate,
      item.store,
      item.name,
      item.category,
      item.quantity,
      amount(item.price),
      amount(item.regularPrice),
      amount(item.extraCost),
      item.priceSource,
      item.currency,
      item.receiptId,
    ],
  ],
);
