import { createStore, del, get, keys, set } from "idb-keyval";
import { type DeviceAccount, deviceAccount } from "@/features/device/device-account";
import { openPhoto, type SealedPhoto, sealPhoto } from "@/features/device/sealed-photo";
import { sha256Of } from "@/hooks/sha256-of";

/** Of one account on one device; each is below a megabyte. They are evidence: none makes room for another. */
const MAX = 200;

/** On this device alone, sealed for the account (accounts-88); opened when first needed, since a private window may refuse it. */
const store = () => createStore("gf-ledger-sealed-shelf-photos", "photos");

const keyOf = ({ space }: DeviceAccount, sha256: string) => `${space}:${sha256}`;

/** Keeps the picture of a shelf tag and answers its SHA-256; `null` where this device keeps nothing, or is full. */
export async function keepShelfPhoto(image: Blob): Promise<string | null> {
  try {
    const account = await deviceAccount();
    if (account === null) return null;
    const sha256 = await sha256Of(image);
    const kept = (await keys<string>(store())).filter((key) => key.startsWith(keyOf(account, "")));
    const key = keyOf(account, sha256);
    if (kept.length >= MAX && !kept.includes(key)) return null;
    await set(key, await sealPhoto(account, { image, name: "", takenOn: null }), store());
    return sha256;
  } catch {
    return null;
  }
}

/** The picture with this SHA-256; `null` where this device has none. */
export async function shelfPhotoOf(sha256: string): Promise<Blob | null> {
  try {
    const account = await deviceAccount();
    if (account === null) return null;
    const kept = await get<SealedPhoto>(keyOf(account, sha256), store());
    return kept ? (await openPhoto(account, kept)).image : null;
  } catch {
    return null;
  }
}

export async function forgetShelfPhoto(sha256: string): Promise<void> {
  try {
    const account = await deviceAccount();
    if (account !== null) await del(keyOf(account, sha256), store());
  } catch {
    // Nothing was kept here.
  }
}

/** Removes those of the account that is signed in; others stay sealed. */
export async function forgetShelfPhotos(): Promise<void> {
  try {
    const account = await deviceAccount();
    if (account === null) return;
    const kept = await keys<string>(store());
    await Promise.all(
      kept.filter((key) => key.startsWith(keyOf(account, ""))).map((key) => del(key, store())),
    );
  } catch {
    // Nothing was kept here.
  }
}
