import { BYTE_ORDER_MARK, type CsvCell, csvText } from "@gf-ledger/documents/csv/csv-text";
import type { LineItemRecord, ReceiptRecord } from "./account-records";

const amount = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2));

/** A CSV table: its header line, and the lines that a record becomes. */
export interface CsvTable<Record> {
  readonly header: string;
  rows(record: Record): string;
}

function table<Record>(columns: readonly string[], cells: (record: Record) => CsvCell[][]): CsvTable<Record> {
  return { header: BYTE_ORDER_MARK + csvText([columns]), rows: (record) => csvText(cells(record)) };
}

export const receiptsTable = table<ReceiptRecord>(
  ["Receipt", "Date", "Store", "Status", "Lines", "Subtotal", "Tax", "Total", "Currency", "Uploaded"],
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
  [
    "Receipt",
    "Line",
    "Product",
    "Price",
    "Quantity",
    "Unit",
    "Category",
    "Gluten-free",
    "Selected",
    "Currency",
  ],
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
  [
    "Date",
    "Store",
    "Product",
    "Category",
    "Quantity",
    "GF Price",
    "Regular Price",
    "Difference",
    "Price Source",
    "Currency",
    "Receipt",
  ],
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
