import { type AdjustmentEntry, adjustmentLedger } from "@gf-ledger/claim/adjustments/adjustment-ledger";
import type { GivenRate } from "@gf-ledger/claim/currency/exchange-rate";
import { notClaimable } from "@gf-ledger/claim/people/dependants";
import type { ClaimContent } from "@gf-ledger/claim/snapshot/claim-content";
import { type LeftOut, leftOutOf } from "@gf-ledger/claim/sums/lines/place-lines";
import type { Cents } from "@gf-ledger/domain/money/cents";
import type { DocumentContext } from "../../context";
import { readGivenRates } from "../basis/converted";
import { type ReadClaim, readClaim } from "../basis/read-claim-content";
import type { StoredClaim } from "../claim-row";
import { type EarlierVersion, readFiledContent } from "../queries/filed-content";

/** What the papers of a claim are made of: of a filed one its snapshot, of a draft what it holds now. */
export interface ClaimedContent {
  readonly content: ClaimContent;
  /** What was filed; `null` for a draft. */
  readonly filed: ClaimContent | null;
  /** What the claim holds as of now. */
  readonly today: ReadClaim;
  /** The earlier version that is asked for; `null` for the claim as it is (claim-68). */
  readonly earlier: EarlierVersion | null;
  readonly adjustments: readonly AdjustmentEntry[];
  readonly leftOut: readonly LeftOut[];
  readonly belowCategoryTotalsCents: Cents | null;
  readonly givenRates: readonly GivenRate[];
}

/** Reads the content of a claim for its documents. A filed one is not summed again: its rows are as they were filed. */
export async function claimedContent(
  ctx: DocumentContext,
  claim: StoredClaim,
  earlier: EarlierVersion | null,
): Promise<ClaimedContent> {
  const filed = earlier?.content ?? (await readFiledContent(ctx.database, claim));
  const today = await readClaim(ctx, claim);
  const content = filed ?? today.content;
  const { period, edition, countTax, countGuidance } = content;
  const { positiveOnlyCents, amountCents } = content.totals;
  const choices = { edition, countTax, notClaimable: notClaimable(content.people, edition, content.taxYear) };
  const ledger = adjustmentLedger(content.adjustments, period, edition, countGuidance);
  return {
    content,
    filed,
    today,
    earlier,
    adjustments: ledger.ok ? ledger.entries : [],
    leftOut: filed ? leftOutOf(content.lineItems, choices) : today.sum.leftOut,
    belowCategoryTotalsCents: positiveOnlyCents === amountCents ? null : positiveOnlyCents - amountCents,
    givenRates: await readGivenRates(ctx.database, ctx.actor.scope),
  };
}
