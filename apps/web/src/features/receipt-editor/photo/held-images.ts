import { forgetDraftPhoto } from "./draft-photos";

/** A photo, as it was sent for reading. */
export interface HeldImage {
  readonly image: Blob;
  /** An object URL that the browser can show as long as the page lives. */
  readonly url: string;
  /** The day on which it was taken, `YYYY-MM-DD`, where the photo says so. */
  readonly takenOn: string | null;
}

const held = new Map<string, HeldImage>();
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Keeps a receipt's photo in this page's memory; the server stores it nowhere (receipts-53, receipts-4). */
export function holdImage(receiptId: string, image: HeldImage): void {
  held.set(receiptId, image);
  notify();
}

export function heldImage(receiptId: string): HeldImage | null {
  return held.get(receiptId) ?? null;
}

/** For `useSyncExternalStore`. */
export function onHeldImages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Drops a receipt's photo, from this device too, once the receipt is saved or discarded (receipts-83). */
export function releaseImage(receiptId: string): void {
  void forgetDraftPhoto(receiptId);
  const image = held.get(receiptId);
  if (!image) return;
  held.delete(receiptId);
  URL.revokeObjectURL(image.url);
  notify();
}
