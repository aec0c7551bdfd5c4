import type { DeviceAccount } from "./device-account";

/** A photo as it lies on a device: only the account that sealed it can open it (accounts-88). */
export interface SealedPhoto {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

export interface OpenPhoto {
  readonly image: Blob;
  readonly name: string;
  /** The day on which it was taken, `YYYY-MM-DD`, where the photo says so. */
  readonly takenOn: string | null;
}

const HEAD_LENGTH_BYTES = 4;

/** Seals the picture with its name and day. */
export async function sealPhoto(
  { key }: DeviceAccount,
  { image, name, takenOn }: OpenPhoto,
): Promise<SealedPhoto> {
  const head = new TextEncoder().encode(JSON.stringify({ name, takenOn, type: image.type }));
  const plain = await new Blob([new Uint32Array([head.byteLength]), head, image]).arrayBuffer();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  return { iv, bytes: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, plain) };
}

/** Opens what the same account sealed; rejects for every other account. */
export async function openPhoto({ key }: DeviceAccount, { iv, bytes }: SealedPhoto): Promise<OpenPhoto> {
  const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes);
  const [length = 0] = new Uint32Array(plain, 0, 1);
  const end = HEAD_LENGTH_BYTES + length;
  const head: { name: string; takenOn: string | null; type: string } = JSON.parse(
    new TextDecoder().decode(plain.slice(HEAD_LENGTH_BYTES, end)),
  );
  const { name, takenOn, type } = head;
  return { image: new Blob([plain.slice(end)], { type }), name, takenOn };
}
