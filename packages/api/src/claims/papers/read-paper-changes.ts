import type { PaperChange } from "@gf-ledger/documents/claim/claim-papers";
import type { SignedInContext } from "../../context";
import type { ClaimRow } from "../claim-row";
import { readRecordedChanges } from "../read-recorded-changes";

const wordsOf = (value: unknown) =>
  value === null ? null : typeof value === "string" ? value : JSON.stringify(value);

/** What was recorded of the claim and of what it holds (claim-17): since filing, or all of a draft. Newest first. */
export async function readPaperChanges(
  { database, actor }: SignedInContext,
  claim: ClaimRow,
  ids: readonly string[],
): Promise<PaperChange[]> {
  const held = [claim.id, ...ids];
  const { recorded } = await readRecordedChanges(database, actor, claim.id, held);
  return recorded.map((row) => ({ ...row, old: wordsOf(row.old), new: wordsOf(row.new) }));
}
