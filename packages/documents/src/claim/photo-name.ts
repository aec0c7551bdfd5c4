import type { ClaimDocuments } from "./claim-documents";
import { documentWords } from "./document-words";

/** What no file system takes in a name, and what would lead out of a folder. */
const NOT_IN_NAMES = /[^\p{L}\p{N} &'-]+/gu;
const LONGEST_STORE = 40;

/**
 * Where a receipt's photo stands in the package, without its ending: `photos/2025-03-14 Save-On-Foods`. A
 * second one of that day and store is numbered. Every system takes such names, whatever a till printed.
 */
export function photoNames(
  documents: Pick<ClaimDocuments, "receipts" | "locale">,
): ReadonlyMap<string, string> {
  const { common } = documentWords(documents);
  const used = new Map<string, number>();
  const names = new Map<string, string>();
  for (const { id, date, store } of documents.receipts) {
    const printed = (store ?? common("unknownStore")).normalize("NFC").replace(NOT_IN_NAMES, " ");
    const safe = [...printed.replace(/\s+/g, " ").trim()].slice(0, LONGEST_STORE).join("").trim();
    const name = `photos/${[date ?? common("noDate"), safe].filter(Boolean).join(" ")}`;
    const times = (used.get(name.toLowerCase()) ?? 0) + 1;
    used.set(name.toLowerCase(), times);
    names.set(id, times === 1 ? name : `${name} (${times})`);
  }
  return names;
}
