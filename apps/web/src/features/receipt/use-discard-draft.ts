"use client";

import { toast } from "@/components/toast";
import { trpc } from "@/trpc/client";
import { releaseImage } from "./held-images";

/** Discards a draft and its photo (receipts-62). Resolves with whether it went; a refusal is told. */
export function useDiscardDraft() {
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.receipts.discardDraft.useMutation({ retry: false });

  async function discard(id: string): Promise<boolean> {
    try {
      await mutateAsync({ id });
      releaseImage(id);
      return true;
    } catch (error) {
      const description = error instanceof Error ? error.message : "Please try again.";
      toast({ title: "Not discarded", description, tone: "danger" });
      return false;
    } finally {
      void utils.receipts.drafts.invalidate();
    }
  }

  return { discard, discarding: isPending };
}
