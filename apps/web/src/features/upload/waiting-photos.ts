import { del, get, set } from "idb-keyval";

/** Photos taken without a network, kept on this device alone until there is one. */
const KEY = "gf-ledger:waiting-photos";

export interface WaitingPhoto {
  readonly id: string;
  readonly name: string;
  readonly blob: Blob;
}

/** The kept photos; none where the browser keeps nothing (a private window). */
export async function loadWaitingPhotos(): Promise<WaitingPhoto[]> {
  try {
    return (await get<WaitingPhoto[]>(KEY)) ?? [];
  } catch {
    return [];
  }
}

/** Keeps exactly these. Answers whether the browser did. */
export async function keepWaitingPhotos(photos: readonly WaitingPhoto[]): Promise<boolean> {
  try {
    if (photos.length === 0) await del(KEY);
    else
      await set(
        KEY,
        photos.map(({ id, name, blob }) => ({ id, name, blob })),
      );
    return true;
  } catch {
    return false;
  }
}
