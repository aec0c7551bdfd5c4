import { unzipSync, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { sha256Of } from "@/hooks/sha256-of";
import { type Fingerprints, findPhotos, type PhotoSearch } from "./find-photos";
import { listedPrices, listedReceipts } from "./listed-receipt";
import { looksOf } from "./photo-fingerprints";
import { type PhotoWords, photoList, photoPath } from "./photo-list";

/** Parts of the ZIP are handed to the browser in lots of so many bytes, so that it can keep them on disk. */
const LOT_BYTES = 32 * 1024 * 1024;
/** A ZIP of the plain kind holds no more than this. */
const MAX_BYTES = 4_000_000_000;
/** What is compressed already and only stored. */
const COMPRESSED = /\.(pdf|xlsx)$/;

/** The list of receipts, in either language. */
const RECEIPTS = /^csv\/(?:receipts|recus)\.csv$/;

/** The list of comparators, in either language. */
const COMPARATORS = /^csv\/(?:comparators|produits-courants)\.csv$/;

/** The photo of a price that this device keeps, by its SHA-256; `null` where it keeps none. */
export type FindPricePhoto = (sha256: string) => Promise<Blob | null>;

/** What is laid in: photos from files, and those of regular prices where they are wanted. */
interface PhotosToLay {
  readonly files: readonly File[];
  /** Whether receipts are looked for at all. */
  readonly ofReceipts: boolean;
  /** `null` where the photos of regular prices stay out. */
  readonly keptPhoto: FindPricePhoto | null;
}

/** A file as a photo that was kept would have been. */
async function keptFiles(sha256s: readonly string[], keptPhoto: FindPricePhoto): Promise<File[]> {
  const files: File[] = [];
  for (const sha256 of sha256s) {
    const image = await keptPhoto(sha256);
    const ending = image?.type.split("/")[1]?.replace("jpeg", "jpg") ?? "";
    if (image) files.push(new File([image], ending === "" ? sha256 : `${sha256}.${ending}`));
  }
  return files;
}

/** A claim's packages as ZIPs: the one that photos are laid into, and the one that lists their fingerprints. */
export interface Packages {
  readonly documents: Uint8Array;
  readonly fingerprints: Uint8Array;
}

export interface LaidPackage extends PhotoSearch {
  readonly zip: Blob;
}

/** Collects what a ZIP is made of, without holding all of it in memory. */
function collector() {
  const lots: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const settle = () => {
    lots.push(new Blob(parts));
    parts = [];
    bytes = 0;
  };
  return {
    add(part: Uint8Array) {
      parts.push(Uint8Array.from(part));
      bytes += part.length;
      if (bytes >= LOT_BYTES) settle();
    },
    end(): Blob {
      settle();
      return new Blob(lots, { type: "application/zip" });
    },
  };
}

async function addFile(zip: Zip, path: string, file: File): Promise<void> {
  const entry = new ZipPassThrough(path);
  entry.mtime = file.lastModified;
  zip.add(entry);
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    entry.push(value);
  }
  entry.push(new Uint8Array(), true);
}

/**
 * Lays a person's photos into a claim's package, each named by the date and store of its receipt. All of it
 * happens in this browser: no photo is sent anywhere (claim-30).
 * @throws RangeError where the photos are too large for one ZIP
 */
export async function layPhotos(
  { documents: claimPackage, fingerprints: ownPackage }: Packages,
  { files, ofReceipts, keptPhoto }: PhotosToLay,
  words: PhotoWords,
  onProgress: (part: number) => void = () => {},
  by: Fingerprints = { sha256Of, looksOf },
): Promise<LaidPackage> {
  const documents = unzipSync(claimPackage);
  const tableOf = (path: RegExp) =>
    Object.values(unzipSync(ownPackage, { filter: ({ name }) => path.test(name) }))[0];
  const [receiptsTable, pricesTable] = [tableOf(RECEIPTS), tableOf(COMPARATORS)];
  const receipts = receiptsTable && ofReceipts ? listedReceipts(receiptsTable) : [];
  const prices = pricesTable && keptPhoto ? listedPrices(pricesTable) : [];
  const kept = keptPhoto
    ? await keptFiles(
        prices.map(({ sha256 }) => sha256),
        keptPhoto,
      )
    : [];
  const search = await findPhotos([...receipts, ...prices], [...kept, ...files], by, onProgress);
  const size = search.found.reduce((sum, { file }) => sum + file.size, 0);
  if (size > MAX_BYTES) throw new RangeError("The photos are too large for one ZIP.");
  const parts = collector();
  let failure: Error | null = null;
  const zip = new Zip((error, part) => {
    if (error) failure = error;
    else parts.add(part);
  });
  const list = new TextEncoder().encode(photoList(search, words));
  for (const [path, bytes] of [
    ...Object.entries(documents),
    [`photos/${words.listFile}.txt`, list] as const,
  ]) {
    const entry = COMPRESSED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(entry);
    entry.push(bytes, true);
  }
  for (const photo of search.found) await addFile(zip, photoPath(photo, words), photo.file);
  zip.end();
  if (failure) throw failure;
  return { ...search, zip: parts.end() };
}
