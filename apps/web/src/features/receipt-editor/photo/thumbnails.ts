import { clear, createStore, del, entries, get, set } from "idb-keyval";
import { deviceAccount } from "@/features/device/device-account";
import { openPhoto, type SealedPhoto, sealPhoto } from "@/features/device/sealed-photo";

/** How many small pictures one device keeps (receipts-68); a few kilobytes each. */
const MAX = 300;
const WIDTH_PX = 144;
const HEIGHT_PX = 192;
const JPEG_QUALITY = 0.7;

type Thumbnail = SealedPhoto & { readonly keptAt: number };

/** On this device alone, sealed for the account (accounts-88); opened when first needed, since a private window may refuse it. */
const store = () => createStore("gf-ledger-sealed-thumbnails", "receipts");

/** The head of the photo, as wide as the picture: there the store's name stands. */
async function drawn(photo: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(photo);
  try {
    const canvas = document.createElement("canvas");
    const height = Math.min(HEIGHT_PX, Math.round((bitmap.height * WIDTH_PX) / bitmap.width));
    canvas.width = WIDTH_PX;
    canvas.height = height;
    const seen = (height * bitmap.width) / WIDTH_PX;
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, bitmap.width, seen, 0, 0, WIDTH_PX, height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));
  } finally {
    bitmap.close();
  }
}

async function dropOldest(): Promise<void> {
  const kept = await entries<string, Thumbnail>(store());
  const over = kept.sort(([, a], [, b]) => b.keptAt - a.keptAt).slice(MAX);
  for (const [id] of over) await del(id, store());
}

/** Keeps a small picture of a receipt's photo; without it where the browser can't draw or keep one. */
export async function keepThumbnail(receiptId: string, photo: Blob): Promise<void> {
  try {
    const [account, image] = [await deviceAccount(), await drawn(photo)];
    if (!image || account === null) return;
    const sealed = await sealPhoto(account, { image, name: "", takenOn: null });
    await set(receiptId, { ...sealed, keptAt: Date.now() } satisfies Thumbnail, store());
    await dropOldest();
  } catch {
    // The list shows a sign in its place.
  }
}

/** The small picture of a receipt; `null` where this device has none. */
export async function thumbnailOf(receiptId: string): Promise<Blob | null> {
  try {
    const [account, kept] = [await deviceAccount(), await get<Thumbnail>(receiptId, store())];
    return account && kept ? (await openPhoto(account, kept)).image : null;
  } catch {
    return null;
  }
}

/** Removes them all: whoever uses this device next sees none of them. */
export async function forgetThumbnails(): Promise<void> {
  try {
    await clear(store());
  } catch {
    // Nothing was kept here.
  }
}
