"use client";

import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import { useLocale, useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { useUndoToast } from "@/features/language/use-undo-toast";
import { trpc } from "@/trpc/client";
import { changedDetails, type ItemDetails, withDetails } from "../forms/item-details";
import { comparisonMoved, withCustomRegularPrice } from "../items/item-math";
import { type ItemChange, type OnRefusal, toastChanged, toastRefused } from "./item-change-words";
import { type CommonDetails, commonDetails, detailsFor, detailsNow, likeItems } from "./like-items";
import { useReceiptCache } from "./use-receipt-cache";

export interface ItemChanges {
  select(item: ReceiptItemView, selected: boolean): void;
  /** These two always answer `true`: the page shows the change at once, and a refusal is shown later. */
  setRegularPrice(item: ReceiptItemView, price: number): true;
  changeDetails(item: ReceiptItemView, details: ItemDetails): true;
}

/** Changes to one item: shown at once, then sent. `onRefusal` says what happens when the server refuses. */
export function useItemChanges(receiptId: string, onRefusal: OnRefusal): ItemChanges {
  const t = useTranslations("receipt.changes");
  const locale = useLocale();
  const toastUndo = useUndoToast();
  const cache = useReceiptCache(receiptId);
  const selectItem = trpc.receipts.selectItem.useMutation();
  const setPrice = trpc.receipts.setRegularPrice.useMutation();
  const changeDetails = trpc.receipts.changeDetails.useMutation();

  async function send(
    change: ItemChange,
    before: ReceiptItemView,
    after: ReceiptItemView,
    call: () => Promise<ReceiptItemView>,
    done: (stored: ReceiptItemView) => void = () => toastChanged(change, t),
  ) {
    cache.patchItem(before.id, () => after);
    try {
      const stored = await call();
      // The page may already show a later click on the same box, whose own answer is still to come.
      cache.patchItem(before.id, (shown) =>
        change === "selection" ? { ...stored, selected: shown.selected } : stored,
      );
      done(stored);
      if (change === "details") void cache.refresh();
    } catch (error) {
      if (onRefusal === "undo") cache.patchItem(before.id, () => before);
      toastRefused(change, onRefusal, error, t);
    }
  }

  /** Says the same of other lines, one after the other; answers what puts each back. */
  async function applyAndToast(lines: readonly (readonly [ReceiptItemView, CommonDetails])[]) {
    try {
      for (const [{ id, name, price }, part] of lines)
        await changeDetails.mutateAsync({ id, name, price, ...part });
      return true;
    } catch (error) {
      toastRefused("details", onRefusal, error, t);
      return false;
    } finally {
      void cache.refresh();
    }
  }

  async function applyTo(others: readonly ReceiptItemView[], part: CommonDetails, from: ReceiptItemView) {
    if (!(await applyAndToast(others.map((one) => [one, detailsFor(one, part, from)])))) return;
    toastUndo(
      { title: t("appliedTo", { count: others.length }), tone: "success" },
      () => void applyAndToast(others.map((one) => [one, detailsNow(one, part)])),
    );
  }

  /**
   * After a correction: says that another name is compared with another product and offers to take that back
   * (receipts-107), or else to say the same of the other lines of the product.
   */
  function tellChanged(
    change: ItemChange,
    item: ReceiptItemView,
    part: CommonDetails,
    stored: ReceiptItemView,
  ) {
    const others = Object.keys(part).length === 0 ? [] : likeItems(cache.items(), item);
    const moved = part.matchedProductId === undefined && comparisonMoved(item, stored);
    if (others.length === 0 && !moved) return toastChanged(change, t);
    const done = {
      title: t(`done.${change === "selection" ? "details" : change}`),
      tone: "success" as const,
    };
    if (moved) {
      const before = { matchedProductId: item.matchedProductId };
      return toastUndo(
        { ...done, description: comparisonWords(item, stored) },
        () => void applyAndToast([[stored, before]]),
      );
    }
    toast({
      ...done,
      action: {
        label: t("toAllLike", { count: others.length }),
        onPress: () => void applyTo(others, part, stored),
      },
    });
  }

  function comparisonWords(item: ReceiptItemView, stored: ReceiptItemView): string {
    const currency = cache.currency() ?? undefined;
    return t("compared.text", {
      product: stored.matchedProduct?.name ?? t("compared.none"),
      before: formatMoney(item.regularPrice, locale, currency),
      now: formatMoney(stored.regularPrice, locale, currency),
    });
  }

  return {
    select(item, selected) {
      void send("selection", item, { ...item, selected }, () =>
        selectItem.mutateAsync({ id: item.id, selected }),
      );
    },
    setRegularPrice(item, price) {
      const change = item.customRegularPrice === null ? "set_price" : "updated_price";
      void send(
        change,
        item,
        withCustomRegularPrice(item, price),
        () => setPrice.mutateAsync({ id: item.id, customRegularPrice: price }),
        (stored) => tellChanged(change, item, { customRegularPrice: price }, stored),
      );
      return true;
    },
    changeDetails(item, details) {
      void send(
        "details",
        item,
        withDetails(item, details),
        () => changeDetails.mutateAsync({ id: item.id, ...changedDetails(item, details) }),
        (stored) => tellChanged("details", item, commonDetails(item, details), stored),
      );
      return true;
    },
  };
}
