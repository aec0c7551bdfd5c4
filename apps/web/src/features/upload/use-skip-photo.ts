"use client";

import { useDiscardDraft } from "@/features/receipt/use-discard-draft";
import type { QueuedPhoto } from "./photo-queue";

/**
 * Takes a photo out of the queue, and with it the draft that was read from it. A draft that the server keeps
 * is told, and stays among the receipts that are not saved yet.
 */
export function useSkipPhoto(remove: (id: string) => void) {
  const { discard } = useDiscardDraft();
  return ({ id, state }: QueuedPhoto) => {
    remove(id);
    if (state.step === "read" || state.step === "no-receipt") void discard(state.receiptId);
  };
}
