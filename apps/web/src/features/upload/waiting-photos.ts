import { del, get, set } from "idb-keyval";

/** Where the browser stores photos taken without a network, on this device alone, until there is one. */
const KEY = "gf-ledger:waiting-photos";

export interface WaitingPhoto {
  readonly id: string;
  readonly name: string;
  readonly blob: Blob;
}

/** Resolves with the kept photos; an empty list where the browser keeps nothing (a private window). */
export async function loadWaitingPhotos(): Promise<WaitingPhoto[]> {
  try {
    return (await get<WaitingPhoto[]>(KEY)) ?? [];
  } catch {
    return [];
  }
}

/** Keeps exactly these photos. Resolves with whether the browser stored them. */
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
