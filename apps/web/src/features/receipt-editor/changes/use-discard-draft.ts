"use client";

import { useTranslations } from "use-intl";
import { toastFailure } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";
import { releaseImage } from "../photo/held-images";
import { useUndoReceipt } from "./use-undo-receipt";

/**
 * Discards a draft and its photo (receipts-62), which Undo brings back without the photo, or leaves a
 * correction. Resolves with whether it went; a refusal is shown.
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
      toastFailure(error, { title: t("notDiscarded"), otherwise: t("pleaseTryAgain") });
      return false;
    } finally {
      void utils.receipts.drafts.invalidate();
      void utils.receipts.toCheck.invalidate();
      void utils.receipts.list.invalidate();
      if (reopened) void utils.receipts.get.invalidate({ id });
    }
  }

  return { discard, discarding: isPending };
}
