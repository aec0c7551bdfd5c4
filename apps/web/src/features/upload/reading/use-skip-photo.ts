"use client";

import { useDiscardDraft } from "@/features/receipt-editor/changes/use-discard-draft";
import type { QueuedPhoto } from "./photo-queue";

interface SkippedFrom {
  readonly remove: (id: string) => void;
  readonly takeOut: (photo: QueuedPhoto) => void;
}

/**
 * Takes a photo out of the queue, and with it the draft that was read from it. A draft that the server keeps
 * is told, and stays among the receipts that are not saved yet. What was taken out by its bin comes back by an Undo;
 * a photo that another one takes the place of (`replaced`) is not told of.
 */
export function useSkipPhoto({ remove, takeOut }: SkippedFrom) {
  const { discard } = useDiscardDraft();
  function skip(photo: QueuedPhoto, replaced: boolean) {
    const { id, state } = photo;
    const draft = state.step === "read" || state.step === "no-receipt" ? state.receiptId : null;
    if (draft !== null || replaced) remove(id);
    else takeOut(photo);
    if (draft !== null) void discard(draft);
  }
  return {
    remove: (photo: QueuedPhoto) => skip(photo, false),
    replace: (photo: QueuedPhoto) => skip(photo, true),
  };
}
