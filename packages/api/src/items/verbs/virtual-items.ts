import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { confirmedItemSchema } from "@gf-ledger/domain/receipt/receipt-input";
import type { z } from "zod";
import type { ReceiptItemRow, ReceiptRow } from "../../drafts/receipt-row";
import { priceColumns } from "../../prices/price-columns";

type VirtualItem = z.output<typeof confirmedItemSchema>;

/** A virtual item and the stored one it stands for; `undefined` where the reader did not see the item. */
type Pair = readonly [virtual: VirtualItem, stored: ReceiptItemRow | undefined];

/** The stored item that a virtual one stands for: by id, else the first unused one of that name and price. */
function storedItemOf(virtual: VirtualItem, unused: readonly ReceiptItemRow[]): ReceiptItemRow | undefined {
  return virtual.id
    ? unused.find((item) => item.id === virtual.id)
    : (unused.find((item) => item.name === virtual.name && item.price === virtual.price) ??
        unused.find((item) => item.name === virtual.name));
}

function pairsOf(
  receipt: ReceiptRow,
  items: readonly VirtualItem[],
): Outcome<readonly Pair[], "item_not_of_receipt"> {
  const unused = [...receipt.items];
  const pairs: Pair[] = [];
  for (const virtual of items) {
    const stored = storedItemOf(virtual, unused);
    if (virtual.id && !stored) return refused("item_not_of_receipt");
    if (stored) unused.splice(unused.indexOf(stored), 1);
    pairs.push([virtual, stored]);
  }
  return done(pairs);
}

/**
 * Replaces the stored selection by the upload page's list (receipts-22): the items it names are selected as
 * it says, all others are not. An item that the reader did not see is added after the others.
 */
export async function applyVirtualItems(
  transaction: Transaction,
  receipt: ReceiptRow,
  items: readonly VirtualItem[],
): Promise<Outcome<null, "item_not_of_receipt" | "only_returns_below_zero">> {
  const pairs = pairsOf(receipt, items);
  if (!pairs.ok) return pairs;
  let nextPosition = receipt.items.length;
  await transaction.receiptItem.updateMany({ where: { receiptId: receipt.id }, data: { selected: false } });
  for (const [virtual, stored] of pairs.value) {
    const priced = priceColumns(stored ?? { kind: "counterpart" }, virtual.price);
    if (!priced.ok) return priced;
    const columns = {
      name: virtual.name,
      ...priced.value,
      category: virtual.category,
      glutenFree: virtual.glutenFree,
      selected: true,
      ...(virtual.customRegularPrice === undefined ? {} : { customRegularPrice: virtual.customRegularPrice }),
    };
    if (stored) {
      await transaction.receiptItem.update({ where: { id: stored.id }, data: columns });
    } else {
      await transaction.receiptItem.create({
        data: {
          ...columns,
          receiptId: receipt.id,
          position: nextPosition++,
          rawText: virtual.name,
          quantity: 1,
          unit: "each",
          confidence: 1,
        },
      });
    }
  }
  return done(null);
}
