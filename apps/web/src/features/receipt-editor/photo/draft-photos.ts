import { clear, createStore, del, entries, get, set } from "idb-keyval";
import { deviceAccount } from "@/features/device/device-account";
import { openPhoto, type SealedPhoto, sealPhoto } from "@/features/device/sealed-photo";

/** How many photos of unsaved receipts one device keeps, how many bytes of them, and for how long (receipts-83). */
const MAX = 20;
const MAX_BYTES = 100_000_000;
const KEPT_MS = 30 * 24 * 3_600_000;

export interface DraftPhoto {
  readonly image: Blob;
  /** The day on which it was taken, `YYYY-MM-DD`, where the photo says so. */
  readonly takenOn: string | null;
}

export type KeptPhoto = SealedPhoto & { readonly keptAt: number };

/** The photos that are kept no longer: too old, or beyond the newest that fit. */
export function photosToDrop(
  kept: readonly (readonly [id: string, photo: KeptPhoto])[],
  now: number,
): readonly string[] {
  let bytes = 0;
  return kept
    .toSorted(([, a], [, b]) => b.keptAt - a.keptAt)
    .filter(([, { bytes: sealed, keptAt }], index) => {
      bytes += sealed.byteLength;
      return index >= MAX || bytes > MAX_BYTES || keptAt < now - KEPT_MS;
    })
    .map(([id]) => id);
}

/** On this device alone, sealed for the account (accounts-88); opened when first needed, since a private window may refuse it. */
const store = () => createStore("gf-ledger-sealed-draft-photos", "photos");

async function dropOld(): Promise<void> {
  const kept = await entries<string, KeptPhoto>(store());
  for (const id of photosToDrop(kept, Date.now())) await del(id, store());
}

/** Keeps the photo of a receipt until it is saved or discarded; without it where the browser keeps nothing. */
export async function keepDraftPhoto(receiptId: string, photo: DraftPhoto): Promise<void> {
  try {
    const account = await deviceAccount();
    if (account === null) return;
    const sealed = await sealPhoto(account, { ...photo, name: "" });
    await set(receiptId, { ...sealed, keptAt: Date.now() } satisfies KeptPhoto, store());
    await dropOld();
  } catch {
    // The receipt is checked without its photo when it is opened again.
  }
}

/** The photo of an unsaved receipt; `null` where this device has none. */
export async function draftPhotoOf(receiptId: string): Promise<DraftPhoto | null> {
  try {
    await dropOld();
    const [account, kept] = [await deviceAccount(), await get<KeptPhoto>(receiptId, store())];
    return account && kept ? await openPhoto(account, kept) : null;
  } catch {
    return null;
  }
}

export async function forgetDraftPhoto(receiptId: string): Promise<void> {
  try {
    await del(receiptId, store());
  } catch {
    // Nothing was kept here.
  }
}

/** Removes them all: whoever uses this device next sees none of them. */
export async function forgetDraftPhotos(): Promise<void> {
  try {
    await clear(store());
  } catch {
    // Nothing was kept here.
  }
}
