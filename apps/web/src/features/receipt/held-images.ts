/** A photo as it was sent to be read. */
export interface HeldImage {
  readonly image: Blob;
  /** An object URL a browser can show, as long as the page lives. */
  readonly url: string;
}

const held = new Map<string, HeldImage>();

/** Photos by receipt, in this page's memory alone: nothing stores them (receipts-53, receipts-4). */
export function holdImage(receiptId: string, image: HeldImage): void {
  held.set(receiptId, image);
}

export function heldImage(receiptId: string): HeldImage | null {
  return held.get(receiptId) ?? null;
}

/** Clears the photo once its receipt is saved (receipts-53). */
export function releaseImage(receiptId: string): void {
  const image = held.get(receiptId);
  if (!image) return;
  held.delete(receiptId);
  URL.revokeObjectURL(image.url);
}
