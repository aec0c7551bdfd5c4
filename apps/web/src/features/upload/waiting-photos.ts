import { del, delMany, entries, get, set } from "idb-keyval";

/** Where the browser stores photos taken without a network, on this device alone, until there is one. */
const KEY = "gf-ledger:waiting-photos";

export interface WaitingPhoto {
  readonly id: string;
  readonly name: string;
  readonly blob: Blob;
  /** Shared by another app: it is read when the person asks for it, for any site can share a file. */
  readonly shared?: boolean;
}

/** Before the id of a photo that the service worker took in (public/sw.js). */
const SHARED_PHOTO = "gf-ledger:shared-photo:";

/** Puts the photos that other apps shared behind the waiting ones, and resolves with all. */
async function gatheredPhotos(): Promise<WaitingPhoto[]> {
  const waiting = (await get<WaitingPhoto[]>(KEY)) ?? [];
  const found = await entries<string, WaitingPhoto>();
  const shared = found.filter(([key]) => String(key).startsWith(SHARED_PHOTO));
  if (shared.length === 0) return waiting;
  const known = new Set(waiting.map(({ id }) => id));
  const added = shared.map(([, photo]) => ({ ...photo, shared: true })).filter(({ id }) => !known.has(id));
  const photos = [...waiting, ...added];
  // In this order: a page that closes in between finds the photos twice rather than never.
  await set(KEY, photos);
  await delMany(shared.map(([key]) => key));
  return photos;
}

/** Resolves with the kept photos; an empty list where the browser keeps nothing (a private window). */
export async function loadWaitingPhotos(): Promise<WaitingPhoto[]> {
  try {
    return await gatheredPhotos();
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
        photos.map(({ id, name, blob, shared }) => ({ id, name, blob, ...(shared ? { shared } : {}) })),
      );
    return true;
  } catch {
    return false;
  }
}
