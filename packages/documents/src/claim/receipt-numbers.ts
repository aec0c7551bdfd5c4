import type { ClaimDocuments } from "./claim-documents";

/**
 * The receipts of a claim by number, R1 the oldest: how every document, and each photo's name, calls them (claim-72).
 */
export function receiptNumbers({ receipts }: Pick<ClaimDocuments, "receipts">): ReadonlyMap<string, string> {
  return new Map(receipts.map(({ id }, index) => [id, `R${index + 1}`]));
}
