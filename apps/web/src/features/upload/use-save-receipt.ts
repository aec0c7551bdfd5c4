"use client";

import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { toast } from "@/components/toast";
import { releaseImage } from "@/features/receipt/held-images";
import { mutationsSettled } from "@/features/receipt/mutations-settled";
import { savedElsewhere } from "@/features/receipt/other-currency";
import { useEdition } from "@/hooks/use-edition";
import { trpc } from "@/trpc/client";
import { failureOf } from "@/trpc/failure";

const SAVE_FAILED = "Failed to save receipt. Please try again.";

/** The rows of receipts-22's confirm: the selected items, as they stand on the page. */
function selectedItemsOf(receipt: ReceiptView) {
  return receipt.items
    .filter((item) => item.selected)
    .map(({ id, name, price, customRegularPrice, glutenFree, category }) => ({
      id,
      name,
      price,
      customRegularPrice,
      glutenFree,
      category,
    }));
}

interface SaveReceipt {
  receiptId: string;
  onNoDate: () => void;
  onSaved: (lineItemCount: number) => void;
}

/** Save Selected Items (receipts-39, receipts-23). A second press while the first is under way does nothing. */
export function useSaveReceipt({ receiptId, onNoDate, onSaved }: SaveReceipt) {
  const utils = trpc.useUtils();
  const edition = useEdition();
  const queryClient = useQueryClient();
  const confirm = trpc.receipts.confirm.useMutation();
  const underWay = useRef(false);
  const [saving, setSaving] = useState(false);

  async function save() {
    await mutationsSettled(queryClient);
    const receipt = utils.receipts.get.getData({ id: receiptId });
    const items = receipt ? selectedItemsOf(receipt) : [];
    if (!receipt || items.length === 0) {
      toast({
        title: "No Items Selected",
        description: "Please select at least one gluten-free item before saving.",
        tone: "danger",
      });
      return;
    }
    if (!receipt.purchaseDate) {
      onNoDate();
      return;
    }
    const { lineItemCount } = await confirm.mutateAsync({
      id: receiptId,
      items,
      purchaseDate: receipt.purchaseDate,
      ...(receipt.store ? { store: receipt.store } : {}),
    });
    releaseImage(receiptId);
    void utils.taxReport.invalidate();
    const added = `${lineItemCount} ${lineItemCount === 1 ? "item was" : "items were"} added to your records.`;
    const elsewhere = savedElsewhere(receipt.currency, edition);
    toast({
      title: "Receipt Saved",
      description: elsewhere ? `${added} ${elsewhere}` : added,
      tone: "success",
    });
    onSaved(lineItemCount);
  }

  return {
    saving,
    save: async () => {
      if (underWay.current) return;
      underWay.current = true;
      setSaving(true);
      try {
        await save();
      } catch (error) {
        const description = failureOf(error).message ?? SAVE_FAILED;
        toast({ title: "Error Saving Receipt", description, tone: "danger" });
      } finally {
        underWay.current = false;
        setSaving(false);
      }
    },
  };
}
