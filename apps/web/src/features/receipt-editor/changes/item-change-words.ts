import { toast } from "@/components/notices/toast";
import type { Words } from "@/features/language/words/words";
import { failureOf } from "@/trpc/failure";

export type ItemChange = "selection" | "details" | "updated_price" | "set_price";
type ChangeWords = Words<"receipt.changes">;

/**
 * What happens to a change that the server refused: the upload page keeps it, the review page takes it back
 * (receipts-40, receipts-51).
 */
export type OnRefusal = "keep" | "undo";

export function toastChanged(change: ItemChange, t: ChangeWords): void {
  if (change !== "selection") toast({ title: t(`done.${change}`), tone: "success" });
}

/** receipts-51: the review page's words about a change that was taken back. */
function toastUndone(change: ItemChange, t: ChangeWords): void {
  toast({ title: t("refusedTitle"), description: t(`refused.${change}`), tone: "danger" });
}

/** receipts-40: the upload page's words about a change that now exists on the page alone. */
function toastNotUndone(change: ItemChange, error: unknown, t: ChangeWords): void {
  if (failureOf(error).code === "bad_request") {
    const isPrice = change === "updated_price" || change === "set_price";
    toast({ title: t(isPrice ? "priceKept" : "itemKept"), description: t("keptText") });
    return;
  }
  toast({ title: t("recovered"), description: t("recoveredText") });
}

export function toastRefused(change: ItemChange, onRefusal: OnRefusal, error: unknown, t: ChangeWords): void {
  if (onRefusal === "keep") toastNotUndone(change, error, t);
  else toastUndone(change, t);
}
