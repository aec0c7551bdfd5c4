"use client";

import type { ReceiptItemView } from "@gf-ledger/domain/receipt/receipt-view";
import { useTranslations } from "use-intl";
import { trpc } from "@/trpc/client";
import { type ItemChange, type OnRefusal, sayDone, sayRefused } from "./item-change-words";
import { changedDetails, type ItemDetails, withDetails } from "./item-details";
import { withCustomRegularPrice } from "./item-math";
import { useReceiptCache } from "./use-receipt-cache";

export interface ItemChanges {
  select(item: ReceiptItemView, selected: boolean): void;
  /** These two always answer `true`: the page shows the change at once, and a refusal is told later. */
  setRegularPrice(item: ReceiptItemView, price: number): true;
  changeDetails(item: ReceiptItemView, details: ItemDetails): true;
}

/** Changes to one item: shown at once, then sent. `onRefusal` says what happens when the server refuses. */
export function useItemChanges(receiptId: string, onRefusal: OnRefusal): ItemChanges {
  const t = useTranslations("receipt.changes");
  const cache = useReceiptCache(receiptId);
  const selectItem = trpc.receipts.selectItem.useMutation();
  const setPrice = trpc.receipts.setRegularPrice.useMutation();
  const changeDetails = trpc.receipts.changeDetails.useMutation();

  async function send(
    change: ItemChange,
    before: ReceiptItemView,
    after: ReceiptItemView,
    call: () => Promise<ReceiptItemView>,
  ) {
    cache.patchItem(before.id, () => after);
    try {
      const stored = await call();
      // The page may already show a later click on the same box, whose own answer is still to come.
      cache.patchItem(before.id, (shown) =>
        change === "selection" ? { ...stored, selected: shown.selected } : stored,
      );
      sayDone(change, t);
      if (change === "details") void cache.refresh();
    } catch (error) {
      if (onRefusal === "undo") cache.patchItem(before.id, () => before);
      sayRefused(change, onRefusal, error, t);
    }
  }

  return {
    select(item, selected) {
      void send("selection", item, { ...item, selected }, () =>
        selectItem.mutateAsync({ id: item.id, selected }),
      );
    },
    setRegularPrice(item, price) {
      const change = item.customRegularPrice === null ? "set_price" : "updated_price";
      void send(change, item, withCustomRegularPrice(item, price), () =>
        setPrice.mutateAsync({ id: item.id, customRegularPrice: price }),
      );
      return true;
    },
    changeDetails(item, details) {
      void send("details", item, withDetails(item, details), () =>
        changeDetails.mutateAsync({ id: item.id, ...changedDetails(item, details) }),
      );
      return true;
    },
  };
}
