"use client";

import { useTranslations } from "use-intl";
import { toast } from "@/components/toast";
import { trpc } from "@/trpc/client";
import { releaseImage } from "./held-images";
import { useUndoReceipt } from "./use-undo-receipt";

/**
 * Discards a draft and its photo (receipts-62), which Undo brings back without the photo, or leaves a
 * correction. Resolves with whether it went; a refusal is told.
 */
export function useDiscardDraft() {
  const t = useTranslations("discarding");
  const utils = trpc.useUtils();
  const offerUndo = useUndoReceipt();
  const { mutateAsync, isPending } = trpc.receipts.discardDraft.useMutation({ retry: false });

  async function discard(id: string, reopened = false): Promise<boolean> {
    try {
      await mutateAsync({ id });
      releaseImage(id);
      if (!reopened) offerUndo(id, { title: t("discarded") });
      return true;
    } catch (error) {
      const description = error instanceof Error ? error.message : t("pleaseTryAgain");
      toast({ title: t("notDiscarded"), description, tone: "danger" });
      return false;
    } finally {
      void utils.receipts.drafts.invalidate();
      void utils.receipts.list.invalidate();
      if (reopened) void utils.receipts.get.invalidate({ id });
    }
  }

  return { discard, discarding: isPending };
}
