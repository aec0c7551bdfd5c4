import { delMany, entries, get, setMany } from "idb-keyval";
import type { WaitingPhoto } from "./waiting-photo";

/** Before the id of a photo that the service worker took in (public/sw.js), with the space of who was signed in. */
const SHARED_PHOTO = "gf-ledger:shared-photo:";
/** Where earlier versions kept every photo, whoever had taken it. */
const BEFORE_ACCOUNTS = "gf-ledger:waiting-photos";

type TakenPhoto = WaitingPhoto & { readonly space?: string | null };

async function takenIn(belongs: (photo: TakenPhoto) => boolean) {
  const found = await entries<string, TakenPhoto>();
  const unclaimed = found.filter(([key, photo]) => String(key).startsWith(SHARED_PHOTO) && belongs(photo));
  return {
    photos: unclaimed.map(([, { id, name, blob }]): WaitingPhoto => ({ id, name, blob, shared: true })),
    forget: () => delMany(unclaimed.map(([key]) => key)),
  };
}

/** What other apps shared while the account of this space was signed in, and what removes it from there. */
export const sharedIn = (space: string) => takenIn((photo) => photo.space === space);

/** Keeps photos that were taken while nobody was signed in; whoever signs in next is asked about them. */
export async function giveToNobody(photos: readonly WaitingPhoto[], gone: readonly string[]): Promise<void> {
  await setMany(photos.map(({ id, name, blob }) => [SHARED_PHOTO + id, { id, name, blob, space: null }]));
  await delMany(gone.map((id) => SHARED_PHOTO + id));
}

/** The photos that were taken on this device while nobody was signed in, or before photos had an account. */
export async function unclaimedPhotos() {
  try {
    const taken = await takenIn((photo) => photo.space == null);
    const before = (await get<WaitingPhoto[]>(BEFORE_ACCOUNTS)) ?? [];
    return {
      photos: [...taken.photos, ...before.map((photo) => ({ ...photo, shared: true }))],
      forget: async () => {
        await taken.forget();
        await delMany([BEFORE_ACCOUNTS]);
      },
    };
  } catch {
    return { photos: [], forget: async () => {} };
  }
}
