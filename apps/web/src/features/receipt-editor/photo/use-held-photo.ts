"use client";

import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { draftPhotoOf } from "./draft-photos";
import { heldImage, holdImage, onHeldImages } from "./held-images";

/**
 * The address of a receipt's photo, from this page or from an earlier visit on this device. Saving releases the
 * photo, but it stays on the screen as long as the page does.
 */
export function useHeldPhoto({ id, status }: Pick<ReceiptView, "id" | "status">): string | null {
  const [url, setUrl] = useState(() => heldImage(id)?.url ?? null);
  // Photos that are joined take the place of the first one's.
  useEffect(() => onHeldImages(() => setUrl((shown) => heldImage(id)?.url ?? shown)), [id]);
  useEffect(() => {
    if (url !== null || status !== "draft") return;
    let left = false;
    void draftPhotoOf(id).then((photo) => {
      if (left || photo === null) return;
      const address = URL.createObjectURL(photo.image);
      holdImage(id, { ...photo, url: address });
      setUrl(address);
    });
    return () => {
      left = true;
    };
  }, [id, status, url]);
  return url;
}

/** The day on which a receipt's photo was taken, where it says so. */
export function useTakenOn(receiptId: string): string | null {
  const current = useCallback(() => heldImage(receiptId)?.takenOn ?? null, [receiptId]);
  return useSyncExternalStore(onHeldImages, current, () => null);
}
