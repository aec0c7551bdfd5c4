import { BYTE_ORDER_MARK, type CsvCell, csvText } from "@gf-ledger/documents/csv/csv-text";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { LineItemRecord, ReceiptRecord } from "../account-records";

const amount = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2));

/** A CSV table: its header line in a language, and the lines that a record becomes. */
export interface CsvTable<Record> {
  header(locale: Locale): string;
  rows(record: Record): string;
}

/** The columns of each table, in their order. */
const RECEIPT_COLUMNS = [
  "receipt",
  "date",
  "store",
  "status",
  "lines",
  "subtotal",
  "tax",
  "total",
  "currency",
  "uploaded",
] as const;
const ITEM_COLUMNS = [
  "receipt",
  "line",
  "product",
  "price",
  "quantity",
  "unit",
  "category",
  "glutenFree",
  "selected",
  "currency",
] as const;
const LINE_ITEM_COLUMNS = [
  "date",
  "store",
  "product",
  "category",
  "quantity",
  "price",
  "regularPrice",
  "difference",
  "priceSource",
  "currency",
  "receipt",
] as const;

const headings = (locale: Locale) => translatorOf(locale, "accountCsv");

function table<Record>(
  columns: (t: ReturnType<typeof headings>) => readonly string[],
  cells: (record: Record) => CsvCell[][],
): CsvTable<Record> {
  return {
    header: (locale) => BYTE_ORDER_MARK + csvText([columns(headings(locale))]),
    rows: (record) => csvText(cells(record)),
  };
}

export const receiptsAsCsv = table<ReceiptRecord>(
  (t) => RECEIPT_COLUMNS.map((column) => t(`receipts.${column}`)),
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

export const itemsAsCsv = table<ReceiptRecord>(
  (t) => ITEM_COLUMNS.map((column) => t(`items.${column}`)),
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
  (t) => LINE_ITEM_COLUMNS.map((column) => t(`lineItems.${column}`)),
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
