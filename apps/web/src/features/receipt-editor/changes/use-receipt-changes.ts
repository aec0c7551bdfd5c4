"use client";

import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { toastFailure } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import type { OnRefusal } from "./item-change-words";
import { useReceiptCache } from "./use-receipt-cache";
import { useUndoReceipt } from "./use-undo-receipt";

/** Sent only once: a second try could add or split an item twice. */
const ONCE = { retry: false } as const;

type Head = Partial<Pick<ReceiptView, "store" | "purchaseDate">>;

/**
 * Changes to a draft's items, store and date. Adding, splitting and removing resolve with whether it was
 * stored. A store or date that could not be stored stays until the save on the upload page, and is taken back on
 * the review page; one that the server refuses is taken back on both, with its reason (receipts-103).
 */
export function useReceiptChanges(receiptId: string, onRefusal: OnRefusal) {
  const t = useTranslations("receipt.changes");
  const otherwise = useTranslations("discarding")("pleaseTryAgain");
  const { put, patch } = useReceiptCache(receiptId);
  const offerUndo = useUndoReceipt();
  const add = trpc.receipts.addItem.useMutation({ ...ONCE, onSuccess: put });
  const split = trpc.receipts.splitItem.useMutation({ ...ONCE, onSuccess: put });
  const remove = trpc.receipts.removeItem.useMutation({ ...ONCE, onSuccess: put });
  const update = trpc.receipts.update.useMutation({ onSuccess: put });

  const stored = (answer: Promise<unknown>, title: string) =>
    answer.then(
      () => true,
      (error: unknown) => {
        toastFailure(error, { title, otherwise });
        return false;
      },
    );

  async function changeHead(change: Head, before: Head, name: "store" | "date") {
    patch(change);
    try {
      await update.mutateAsync({ id: receiptId, ...change });
    } catch (error) {
      if (onRefusal === "undo" || failureOf(error).code === "bad_request") {
        patch(before);
        toastFailure(error, { title: t(`${name}NotChanged`), otherwise });
      } else {
        toast({ title: t(`${name}Kept`), description: t("keptText") });
      }
    }
  }

  return {
    addLine: (name: string, price: number) =>
      stored(add.mutateAsync({ receiptId, name, price }), t("notAdded")),
    splitLine: (id: string, price: number) => stored(split.mutateAsync({ id, price }), t("notSplit")),
    removeLine: async (id: string, name: string) => {
      const gone = await stored(remove.mutateAsync({ id }), t("notRemoved"));
      if (gone) offerUndo(receiptId, { title: t("removed"), description: name });
      return gone;
    },
    setStore: (store: string | null, before: string | null) =>
      void changeHead({ store }, { store: before }, "store"),
    setDate: (purchaseDate: string | null, before: string | null) =>
      void changeHead({ purchaseDate }, { purchaseDate: before }, "date"),
    setCurrency: (currency: Currency) =>
      stored(update.mutateAsync({ id: receiptId, currency }), t("currencyNotChanged")),
  };
}

export type ReceiptChanges = ReturnType<typeof useReceiptChanges>;
