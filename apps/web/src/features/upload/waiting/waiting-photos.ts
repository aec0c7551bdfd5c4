import { clear, createStore, delMany, entries, keys, setMany } from "idb-keyval";
import { type DeviceAccount, deviceAccount } from "../../device/device-account";
import { openPhoto, type SealedPhoto, sealPhoto } from "../../device/sealed-photo";
import { giveToNobody, sharedIn } from "./unclaimed-photos";
import type { WaitingPhoto } from "./waiting-photo";

type KeptPhoto = SealedPhoto & { readonly at: number; readonly shared: boolean };

/** Photos taken without a network, sealed for their accounts (accounts-88); opened when first needed. */
const store = () => createStore("gf-ledger-waiting-photos", "photos");

const keyOf = ({ space }: DeviceAccount, id: string) => `${space}:${id}`;

async function keep(account: DeviceAccount, photos: readonly WaitingPhoto[]): Promise<void> {
  const there = new Set(await keys<string>(store()));
  const added = photos.filter(({ id }) => !there.has(keyOf(account, id)));
  const now = Date.now();
  const rows = added.map(async ({ id, name, blob, shared = false }, place): Promise<[string, KeptPhoto]> => {
    const sealed = await sealPhoto(account, { image: blob, name, takenOn: null });
    return [keyOf(account, id), { ...sealed, at: now + place, shared }];
  });
  await setMany(await Promise.all(rows), store());
}

async function own(account: DeviceAccount): Promise<WaitingPhoto[]> {
  const found = await entries<string, KeptPhoto>(store());
  const theirs = found.filter(([key]) => key.startsWith(keyOf(account, "")));
  const inOrder = theirs.toSorted(([, a], [, b]) => a.at - b.at);
  return Promise.all(
    inOrder.map(async ([key, { shared, ...sealed }]) => {
      const { image, name } = await openPhoto(account, sealed);
      return { id: key.slice(keyOf(account, "").length), name, blob: image, shared };
    }),
  );
}

/** In this order: a page that closes in between finds the photos twice rather than never. */
async function sealShared(account: DeviceAccount): Promise<void> {
  const shared = await sharedIn(account.space);
  await keep(account, shared.photos);
  await shared.forget();
}

/** Seals what other apps shared with the account that is signed in, and no page has taken in yet. */
export async function sealSharedPhotos(): Promise<void> {
  try {
    const account = await deviceAccount();
    if (account !== null) await sealShared(account);
  } catch {
    // Nothing was kept here.
  }
}

/**
 * Resolves with the photos of the account that is signed in here, those that other apps shared behind the others;
 * an empty list for nobody, or where the browser keeps nothing (a private window).
 */
export async function loadWaitingPhotos(): Promise<WaitingPhoto[]> {
  try {
    const account = await deviceAccount();
    if (account === null) return [];
    await sealShared(account);
    return await own(account);
  } catch {
    return [];
  }
}

/** Who the photos of a page are kept for: the account, nobody yet, or no one because the browser keeps nothing. */
export type KeptFor = "account" | "nobody" | null;

/** Keeps these photos and drops those that are gone from the page. */
export async function keepWaitingPhotos(
  photos: readonly WaitingPhoto[],
  gone: readonly string[],
): Promise<KeptFor> {
  try {
    const account = await deviceAccount();
    if (account === null) {
      await giveToNobody(photos, gone);
      return "nobody";
    }
    await keep(account, photos);
    const dropped = gone.map((id) => keyOf(account, id));
    await delMany(dropped, store());
    return "account";
  } catch {
    return null;
  }
}

/** How many photos of the account that is signed in wait on this device. */
export async function countWaitingPhotos(): Promise<number> {
  try {
    const account = await deviceAccount();
    if (account === null) return 0;
    const kept = await keys<string>(store());
    const shared = await sharedIn(account.space);
    return kept.filter((key) => key.startsWith(keyOf(account, ""))).length + shared.photos.length;
  } catch {
    return 0;
  }
}

/** Deletes the waiting photos of the account that is signed in; those of others stay sealed. */
export async function forgetWaitingPhotos(): Promise<void> {
  try {
    const account = await deviceAccount();
    if (account === null) return;
    const kept = await keys<string>(store());
    const theirs = kept.filter((key) => key.startsWith(keyOf(account, "")));
    if (theirs.length === kept.length) await clear(store());
    else await delMany(theirs, store());
    await (await sharedIn(account.space)).forget();
  } catch {
    // Nothing was kept here.
  }
}
