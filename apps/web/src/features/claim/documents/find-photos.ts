import { differingBits } from "@gf-ledger/domain/image/perceptual-hash";
import type { ListedReceipt } from "./listed-receipt";

/** Two hashes of one receipt, of which one was scaled by a browser, differ in a few bits; others in about 32. */
const MAX_DIFFERENT_BITS = 8;

export interface FoundPhoto {
  readonly receipt: ListedReceipt;
  readonly file: File;
  /** False where the file is another than the one that was sent, and only shows the same. */
  readonly sameFile: boolean;
}

export interface PhotoSearch {
  readonly found: readonly FoundPhoto[];
  readonly missing: readonly ListedReceipt[];
}

export interface Fingerprints {
  readonly sha256Of: (file: File) => Promise<string>;
  readonly looksOf: (file: File) => Promise<string | null>;
}

/** The most alike of the receipts that have no photo yet; `null` where none is alike. */
function mostAlike(hash: string, receipts: ReadonlySet<ListedReceipt>): ListedReceipt | null {
  let nearest: { receipt: ListedReceipt; bits: number } | null = null;
  for (const receipt of receipts) {
    if (!/^[0-9a-f]{16}$/.test(receipt.perceptualHash)) continue;
    const bits = differingBits(hash, receipt.perceptualHash);
    if (bits <= MAX_DIFFERENT_BITS && bits < (nearest?.bits ?? 64)) nearest = { receipt, bits };
  }
  return nearest?.receipt ?? null;
}

/**
 * Finds each receipt's photo among the files: by its SHA-256 first, then, of those that are left, by how it
 * looks, because a large photo was made smaller before it was sent. Files are looked at one after the other.
 */
export async function findPhotos(
  receipts: readonly ListedReceipt[],
  files: readonly File[],
  { sha256Of, looksOf }: Fingerprints,
  onProgress: (part: number) => void = () => {},
): Promise<PhotoSearch> {
  const left = new Set(receipts);
  const found: FoundPhoto[] = [];
  const others: File[] = [];
  const steps = files.length * 2;
  for (const [index, file] of files.entries()) {
    const sha256 = await sha256Of(file);
    const receipt = receipts.find((one) => left.has(one) && one.sha256 === sha256);
    if (receipt) {
      left.delete(receipt);
      found.push({ receipt, file, sameFile: true });
    } else others.push(file);
    onProgress((index + 1) / steps);
  }
  for (const [index, file] of others.entries()) {
    if (left.size === 0) break;
    const looks = await looksOf(file);
    const receipt = looks === null ? null : mostAlike(looks, left);
    if (receipt) {
      left.delete(receipt);
      found.push({ receipt, file, sameFile: false });
    }
    onProgress((files.length + index + 1) / steps);
  }
  return { found, missing: [...left] };
}
