import type { DocumentChange } from "@gf-ledger/documents/claim/claim-documents";
import type { DocumentContext } from "../../context";
import type { StoredClaim } from "../claim-row";
import { readRecordedChanges } from "../read-recorded-changes";
import type { ClaimedContent } from "./claimed-content";

const PER_PAGE = 500;
/** More changes than a workbook's sheet is read through. */
const MAX_PAGES = 20;

const wordsOf = (value: unknown) =>
  value === null ? null : typeof value === "string" ? value : JSON.stringify(value);

/** What was recorded of the claim and of what it holds (claim-17): since filing, or all of a draft. Newest first. */
export async function readDocumentChanges(
  { database, actor, ownLocale }: DocumentContext,
  claim: StoredClaim,
  { content }: ClaimedContent,
): Promise<DocumentChange[]> {
  const ids = [...content.people, ...content.lineItems, ...content.adjustments].map(({ id }) => id);
  const changes: DocumentChange[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { recorded, moreRecorded } = await readRecordedChanges(database, actor, {
      claimId: claim.id,
      ids: [claim.id, ...ids],
      period: content.period,
      exchangeMethod: content.exchangeMethod,
      locale: ownLocale,
      owner: "accountOwner",
      page: { page, perPage: PER_PAGE },
    });
    changes.push(...recorded.map((row) => ({ ...row, old: wordsOf(row.old), new: wordsOf(row.new) })));
    if (!moreRecorded) break;
  }
  return changes;
}
