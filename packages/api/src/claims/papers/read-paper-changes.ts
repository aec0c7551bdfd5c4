import type { PaperChange } from "@gf-ledger/documents/claim/claim-papers";
import type { DocumentContext } from "../../context";
import type { ClaimRow } from "../claim-row";
import { readRecordedChanges } from "../read-recorded-changes";
import type { ClaimedContent } from "./claimed-content";

const wordsOf = (value: unknown) =>
  value === null ? null : typeof value === "string" ? value : JSON.stringify(value);

/** What was recorded of the claim and of what it holds (claim-17): since filing, or all of a draft. Newest first. */
export async function readPaperChanges(
  { database, actor, ownLocale }: DocumentContext,
  claim: ClaimRow,
  { content }: ClaimedContent,
): Promise<PaperChange[]> {
  const ids = [...content.people, ...content.lineItems, ...content.adjustments].map(({ id }) => id);
  const { recorded } = await readRecordedChanges(database, actor, {
    claimId: claim.id,
    ids: [claim.id, ...ids],
    period: content.period,
    exchangeMethod: content.exchangeMethod,
    locale: ownLocale,
    owner: "accountOwner",
  });
  return recorded.map((row) => ({ ...row, old: wordsOf(row.old), new: wordsOf(row.new) }));
}
