import type { ClaimDocuments } from "./claim-documents";
import { documentWords } from "./document-words";
import { receiptNumbers } from "./receipt-numbers";

/** What no file system takes in a name, and what would lead out of a folder. */
const NOT_IN_NAMES = /[^\p{L}\p{N} &'-]+/gu;
const LONGEST_STORE = 40;

/** What was printed, as every file system takes it. */
function safeName(printed: string): string {
  const safe = printed.normalize("NFC").replace(NOT_IN_NAMES, " ").replace(/\s+/g, " ").trim();
  return [...safe].slice(0, LONGEST_STORE).join("").trim();
}

/** A photo of a regular price: its number in all documents, and where it stands in the package, without its ending. */
export interface PricePhoto {
  readonly number: string;
  readonly path: string;
}

/** The photos of regular prices by their SHA-256, P1 the first that the papers name (claim-80). */
export function pricePhotos({
  comparators,
}: Pick<ClaimDocuments, "comparators">): ReadonlyMap<string, PricePhoto> {
  const photos = new Map<string, PricePhoto>();
  for (const { pictureSha256, knownOn, store, product } of comparators) {
    if (pictureSha256 === null || photos.has(pictureSha256)) continue;
    const number = `P${photos.size + 1}`;
    const name = [number, knownOn, safeName(store ?? product ?? "")].filter(Boolean).join(" ");
    photos.set(pictureSha256, { number, path: `photos/${name}` });
  }
  return photos;
}

/**
 * Where a receipt's photo stands in the package, without its ending: `photos/R12 2025-03-14 Save-On-Foods`, by the
 * number that the papers call it (claim-72). Every system takes such names, whatever a till printed.
 */
export function photoNames(
  documents: Pick<ClaimDocuments, "receipts" | "locale">,
): ReadonlyMap<string, string> {
  const { common } = documentWords(documents);
  const numbers = receiptNumbers(documents);
  return new Map(
    documents.receipts.map(({ id, date, store }) => {
      const safe = safeName(store ?? common("unknownStore"));
      return [id, `photos/${[numbers.get(id), date ?? common("noDate"), safe].filter(Boolean).join(" ")}`];
    }),
  );
}
