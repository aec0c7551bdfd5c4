import type { DocumentChange } from "@gf-ledger/documents/claim/claim-documents";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { DocumentContext } from "../../context";
import type { StoredClaim } from "../claim-row";
import { readNamedThings } from "../queries/named-things";
import { readRecordedChanges } from "../queries/read-recorded-changes";
import type { ClaimedContent } from "./claimed-content";

const PER_PAGE = 500;
/** More changes than a workbook's sheet is read through. */
const MAX_PAGES = 20;

/** What was recorded of the claim and of what it holds (claim-17): since filing, or all of a draft. Newest first. */
export async function readDocumentChanges(
  { database, actor, ownLocale }: DocumentContext,
  claim: StoredClaim,
  { content, today }: ClaimedContent,
): Promise<DocumentChange[]> {
  const named = await readNamedThings(database, actor.scope.userId, [content, today.content], ownLocale);
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
      named,
      currency: EDITION_FACTS[content.edition].currency,
    });
    changes.push(...recorded.map(({ inWords, ...row }) => ({ ...row, ...inWords })));
    if (!moreRecorded) break;
  }
  return changes;
}
