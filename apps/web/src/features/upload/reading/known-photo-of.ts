import { sha256Of } from "@/hooks/sha256-of";

/** A receipt that exists of the very same photo already. */
export interface KnownPhoto {
  readonly receiptId: string;
  /** `false`: it was read and is not saved yet. */
  readonly saved: boolean;
}

/** Asks the server for what it has of a photo, by the SHA-256 of its bytes. */
type Ask = (photo: { sha256: string }) => Promise<{ receiptId: string | null; draftId: string | null }>;

/**
 * What the person has of the very same photo (receipts-6); `null` without anything, and where it can't be
 * known: browsers hash nothing on plain http, and a question that fails keeps no photo from being read.
 */
export async function knownPhotoOf(image: Blob, ask: Ask): Promise<KnownPhoto | null> {
  if (!globalThis.isSecureContext) return null;
  try {
    const { receiptId, draftId } = await ask({ sha256: await sha256Of(image) });
    if (receiptId !== null) return { receiptId, saved: true };
    return draftId === null ? null : { receiptId: draftId, saved: false };
  } catch {
    return null;
  }
}
