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
import { confirmWithImage } from "./confirm-with-image";

interface Outcomes {
  onNoDate: () => void;
  onSaved: () => void;
}

/** 'Save to My Records': logs the selected items (receipts-20 Review). */
export function useConfirmReceipt(receipt: ReceiptView, { onNoDate, onSaved }: Outcomes) {
  const edition = useEdition();
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const confirm = trpc.receipts.confirm.useMutation();
  const underWay = useRef(false);
  const [saving, setSaving] = useState(false);

  async function save() {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    try {
      await mutationsSettled(queryClient);
      const stored = utils.receipts.get.getData({ id: receipt.id }) ?? receipt;
      if (!stored.purchaseDate) {
        onNoDate();
        return;
      }
      await confirmWithImage(stored, confirm.mutateAsync);
      releaseImage(receipt.id);
      utils.receipts.get.setData({ id: receipt.id }, { ...stored, status: "confirmed" });
      void utils.taxReport.invalidate();
      const description = savedElsewhere(stored.currency, edition);
      toast({
        title: "Receipt confirmed and expenses logged successfully!",
        ...(description ? { description } : {}),
        tone: "success",
      });
      onSaved();
    } catch {
      toast({ title: "Error", description: "Failed to confirm receipt. Please try again.", tone: "danger" });
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }

  return { saving, save: () => void save() };
}
