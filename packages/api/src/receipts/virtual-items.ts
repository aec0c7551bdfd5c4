import type { Transaction } from "@gf-ledger/db/database";
import { AppError } from "@gf-ledger/domain/app-error";
import type { confirmedItemSchema } from "@gf-ledger/domain/receipt/receipt-input";
import type { z } from "zod";
import type { ReceiptItemRow, ReceiptRow } from "./receipt-row";

type VirtualItem = z.output<typeof confirmedItemSchema>;

/** The stored item a virtual one stands for: by id, else the first unused one of that name and price. */
function storedItemOf(virtual: VirtualItem, unused: ReceiptItemRow[]): ReceiptItemRow | undefined {
  const found = virtual.id
    ? unused.find((item) => item.id === virtual.id)
    : (unused.find((item) => item.name === virtual.name && item.price === virtual.price) ??
      unused.find((item) => item.name === virtual.name));
  if (virtual.id && !found) throw new AppError("bad_request", "An item of this receipt was not found.");
  if (found) unused.splice(unused.indexOf(found), 1);
  return found;
}

/**
 * The upload page's list replaces the stored selection (receipts-22): what it names is selected, as it says,
 * everything else is not. An item the reader did not see is added behind the others.
 */
export async function applyVirtualItems(
  transaction: Transaction,
  receipt: ReceiptRow,
  items: readonly VirtualItem[],
): Promise<void> {
  const unused = [...receipt.items];
  let nextPosition = receipt.items.length;
  await transaction.receiptItem.updateMany({ where: { receiptId: receipt.id }, data: { selected: false } });
  for (const virtual of items) {
    const stored = storedItemOf(virtual, unused);
    const columns = {
      name: virtual.name,
      price: virtual.price,
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
}
