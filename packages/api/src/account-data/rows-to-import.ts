import { Prisma } from "@gf-ledger/db/generated/client";
import { dateColumnOf } from "../calendar-column";
import { orderedIds } from "./new-ids";
import type { AccountData } from "./parse-account-data";

export interface ImportRows {
  readonly receipts: Prisma.ReceiptCreateManyInput[];
  readonly items: Prisma.ReceiptItemCreateManyInput[];
  readonly lineItems: Prisma.LineItemCreateManyInput[];
  readonly ownPrices: Prisma.ProductPriceCreateManyInput[];
}

/**
 * The rows that a download becomes in another account: new ids in the old order, links kept among
 * themselves, and no link to a product that this catalogue does not have.
 */
export function rowsToImport(
  data: AccountData,
  userId: string,
  products: ReadonlySet<string>,
  now: Date,
): ImportRows {
  const nextId = orderedIds(now);
  const ids = new Map<string, string>();
  for (const { id, items } of data.receipts) {
    for (const old of [id, ...items.map((item) => item.id)]) ids.set(old, nextId());
  }
  const idOf = (id: string | null) => (id === null ? null : (ids.get(id) ?? null));
  const known = (id: string | null) => (id !== null && products.has(id) ? id : null);

  return {
    receipts: data.receipts.map(({ items, ...receipt }) => ({
      ...receipt,
      id: ids.get(receipt.id) ?? nextId(),
      userId,
      purchaseDate: receipt.purchaseDate === null ? null : dateColumnOf(receipt.purchaseDate),
      duplicateOfId: idOf(receipt.duplicateOfId),
    })),
    items: data.receipts.flatMap(({ id: receiptId, items }) =>
      items.map((item) => ({
        ...item,
        id: ids.get(item.id) ?? nextId(),
        receiptId: ids.get(receiptId) ?? "",
        matchedProductId: known(item.matchedProductId),
        scaledBy: item.scaledBy ?? Prisma.DbNull,
        box: item.box ?? Prisma.DbNull,
      })),
    ),
    lineItems: data.lineItems.map((item) => ({
      ...item,
      id: nextId(),
      userId,
      receiptId: idOf(item.receiptId),
      receiptItemId: idOf(item.receiptItemId),
      purchaseDate: dateColumnOf(item.purchaseDate),
    })),
    ownPrices: data.ownPrices
      .filter(({ productId }) => products.has(productId))
      .map((price) => ({ ...price, userId })),
  };
}
