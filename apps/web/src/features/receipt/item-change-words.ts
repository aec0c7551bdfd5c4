import { INVALID_ITEM_INDEX } from "@gf-ledger/domain/receipt/receipt-input";
import { toast } from "@/components/toast";
import { failureOf } from "@/trpc/failure";

export type ItemChange = "selection" | "details" | "updated_price" | "set_price";

/**
 * What happens to a change that the server refused: the upload page keeps it, the review page takes it back
 * (receipts-40, receipts-51).
 */
export type OnRefusal = "keep" | "undo";

const REFUSED: Readonly<Record<ItemChange, string>> = {
  selection: "Failed to update selection. Please try again.",
  details: "Failed to update item details. Please try again.",
  updated_price: "Failed to update regular price. Please try again.",
  set_price: "Failed to set regular price. Please try again.",
};

const DONE: Readonly<Partial<Record<ItemChange, string>>> = {
  details: "Item details updated successfully.",
  updated_price: "Regular price updated successfully.",
  set_price: "Regular price set successfully.",
};

export function sayDone(change: ItemChange): void {
  const title = DONE[change];
  if (title) toast({ title, tone: "success" });
}

/** receipts-51: the review page's words about a change that was taken back. */
function sayUndone(change: ItemChange): void {
  toast({ title: "Error", description: REFUSED[change], tone: "danger" });
}

/** receipts-40: the upload page's words about a change that now exists on the page alone. */
function sayKept(change: ItemChange, error: unknown): void {
  if (failureOf(error).message === INVALID_ITEM_INDEX) {
    const isPrice = change === "updated_price" || change === "set_price";
    toast({
      title: isPrice ? "Price Updated Locally" : "Item Updated Locally",
      description: "The change is kept on this page and saved with the receipt.",
    });
    return;
  }
  toast({
    title: "Item Updated (Recovery)",
    description: "API update failed, but item was updated in the current view",
  });
}

export function sayRefused(change: ItemChange, onRefusal: OnRefusal, error: unknown): void {
  if (onRefusal === "keep") sayKept(change, error);
  else sayUndone(change);
}
