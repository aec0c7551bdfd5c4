"use client";

import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { toast } from "@/components/notices/toast";
import { rememberSave } from "@/features/install/invitation";
import { buzz } from "@/hooks/buzz";
import { useEdition } from "@/hooks/use-edition";
import { trpc } from "@/trpc/client";
import { savedElsewhere } from "../notices/other-currency";
import { type UsedUpPlan, usedUpPlan } from "../notices/used-up-plan";
import { releaseImage } from "../photo/held-images";
import { useUndoReceipt } from "./use-undo-receipt";

/**
 * Resolves once no change is under way any more, so that a save never overtakes an edit made just before it.
 */
function mutationsSettled(queryClient: QueryClient): Promise<void> {
  if (queryClient.isMutating() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = queryClient.getMutationCache().subscribe(() => {
      if (queryClient.isMutating() > 0) return;
      unsubscribe();
      resolve();
    });
  });
}

interface Words {
  readonly title: string;
  readonly description?: string;
}

interface Saving<Answer> {
  readonly receiptId: string;
  /** Why the receipt can't be saved as it is; `null` when it can. */
  readonly refusalOf?: (receipt: ReceiptView) => Words | null;
  /** Confirms the receipt, after all its changes have reached the server. */
  readonly confirm: (receipt: ReceiptView & { readonly purchaseDate: string }) => Promise<Answer>;
  /** `elsewhere` says which edition's reports hold the line items, where those are not this edition's. */
  readonly savedWords: (answer: Answer, elsewhere: string | undefined) => Words;
  readonly failedWords: (error: unknown) => Words;
  readonly onNoDate: () => void;
  readonly onSaved: (answer: Answer, receipt: ReceiptView) => void;
}

/**
 * Saves a draft's selected items as line items, on either screen (receipts-39, receipts-20). A second press
 * while the first is under way does nothing. `usedUp` tells of a save that the plan refused.
 */
export function useSaving<Answer>(saving: Saving<Answer>) {
  const utils = trpc.useUtils();
  const offerUndo = useUndoReceipt();
  const edition = useEdition();
  const currencies = useTranslations("receipt.currency");
  const queryClient = useQueryClient();
  const underWay = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [usedUp, setUsedUp] = useState<UsedUpPlan | null>(null);

  async function save() {
    await mutationsSettled(queryClient);
    const receipt = await utils.receipts.get.ensureData({ id: saving.receiptId });
    const refusal = saving.refusalOf?.(receipt) ?? null;
    if (refusal) {
      toast({ ...refusal, tone: "danger" });
      buzz("refused");
      return;
    }
    const { purchaseDate } = receipt;
    if (!purchaseDate) {
      buzz("refused");
      saving.onNoDate();
      return;
    }
    const answer = await saving.confirm({ ...receipt, purchaseDate });
    releaseImage(receipt.id);
    buzz("done");
    rememberSave();
    void utils.taxReport.invalidate();
    void utils.receipts.planUse.invalidate();
    const words = saving.savedWords(answer, savedElsewhere(receipt.currency, edition, currencies));
    if (receipt.reopened) offerUndo(receipt.id, { ...words, tone: "success" });
    else toast({ ...words, tone: "success" });
    void utils.receipts.list.invalidate();
    saving.onSaved(answer, receipt);
  }

  return {
    saving: isSaving,
    usedUp,
    save: async () => {
      if (underWay.current) return;
      underWay.current = true;
      setSaving(true);
      setUsedUp(null);
      try {
        await save();
      } catch (error) {
        const plan = usedUpPlan(error);
        buzz("refused");
        if (plan) setUsedUp(plan);
        else toast({ ...saving.failedWords(error), tone: "danger" });
      } finally {
        underWay.current = false;
        setSaving(false);
      }
    },
  };
}
