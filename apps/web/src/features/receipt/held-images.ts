/** A photo, as it was sent for reading. */
export interface HeldImage {
  readonly image: Blob;
  /** An object URL that the browser can show as long as the page lives. */
  readonly url: string;
}

const held = new Map<string, HeldImage>();

/** Keeps a receipt's photo in this page's memory alone: it is stored nowhere (receipts-53, receipts-4). */
export function holdImage(receiptId: string, image: HeldImage): void {
  held.set(receiptId, image);
}

export function heldImage(receiptId: string): HeldImage | null {
  return held.get(receiptId) ?? null;
}

/** Drops a receipt's photo once the receipt is saved (receipts-53). */
export function releaseImage(receiptId: string): void {
  const image = held.get(receiptId);
  if (!image) return;
  held.delete(receiptId);
  URL.revokeObjectURL(image.url);
}
