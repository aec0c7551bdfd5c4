"use client";

import { toast } from "@/components/toast";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";
import { useReceiptCache } from "./use-receipt-cache";

/** A second try could add or split a line twice, so these are sent once. */
const ONCE = { retry: false } as const;

function sayFailed(title: string) {
  return (error: unknown) => {
    const description = failureOf(error).message ?? "Please try again.";
    toast({ title, description, tone: "danger" });
  };
}

/** Changes to a draft's lines and head. Each answers whether it was stored. */
export function useReceiptChanges(receiptId: string) {
  const { put } = useReceiptCache(receiptId);
  const add = trpc.receipts.addItem.useMutation({ ...ONCE, onSuccess: put });
  const split = trpc.receipts.splitItem.useMutation({ ...ONCE, onSuccess: put });
  const remove = trpc.receipts.removeItem.useMutation({ ...ONCE, onSuccess: put });
  const update = trpc.receipts.update.useMutation({ onSuccess: put });

  const stored = (answer: Promise<unknown>, title: string) =>
    answer.then(
      () => true,
      (error: unknown) => {
        sayFailed(title)(error);
        return false;
      },
    );

  return {
    addLine: (productName: string, price: number) =>
      stored(add.mutateAsync({ receiptId, productName, price }), "Line not added"),
    splitLine: (id: string, price: number) => stored(split.mutateAsync({ id, price }), "Line not split"),
    removeLine: (id: string) => stored(remove.mutateAsync({ id }), "Line not removed"),
    setStore: (storeLocation: string | null) =>
      stored(update.mutateAsync({ id: receiptId, storeLocation }), "Store not changed"),
    setDate: (purchaseDate: string | null) =>
      stored(update.mutateAsync({ id: receiptId, purchaseDate }), "Date not changed"),
  };
}

export type ReceiptChanges = ReturnType<typeof useReceiptChanges>;
