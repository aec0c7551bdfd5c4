import type { ClaimDocuments } from "./claim-documents";
import { documentWords } from "./document-words";
import { receiptNumbers } from "./receipt-numbers";

/** What no file system takes in a name, and what would lead out of a folder. */
const NOT_IN_NAMES = /[^\p{L}\p{N} &'-]+/gu;
const LONGEST_STORE = 40;

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
      const printed = (store ?? common("unknownStore")).normalize("NFC").replace(NOT_IN_NAMES, " ");
      const safe = [...printed.replace(/\s+/g, " ").trim()].slice(0, LONGEST_STORE).join("").trim();
      return [id, `photos/${[numbers.get(id), date ?? common("noDate"), safe].filter(Boolean).join(" ")}`];
    }),
  );
}
