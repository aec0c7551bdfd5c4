import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Cents } from "@gf-ledger/domain/money/cents";
import { type ClaimPeriod, countsInPeriod } from "../periods/claim-period";
import type { DatedAmount } from "../periods/dated-amount";
import type { Adjustment } from "./adjustment";
import { type AdjustmentRefused, type CountedAdjustment, countAdjustment } from "./count-adjustment";
import { paidBackTwice } from "./paid-back-twice";
import { paysOtherExpenses } from "./pays-back";

/** An entry with what of it counts in the period, on which days and for whom. */
export interface AdjustmentEntry extends CountedAdjustment {
  readonly amounts: readonly DatedAmount[];
}

export interface AdjustmentLedger {
  readonly ok: true;
  /** Oldest first, with those that are recorded and not counted. */
  readonly entries: readonly AdjustmentEntry[];
  readonly countedCents: Cents;
  /** What counts, day by day, for finding the best period. */
  readonly amounts: readonly DatedAmount[];
}

export type LedgerRefused =
  | AdjustmentRefused
  | { readonly ok: false; readonly reason: "paid-back-twice"; readonly lineItemIds: readonly string[] };

function amountsOf({ adjustment, countedCents }: CountedAdjustment): readonly DatedAmount[] {
  const { date, personId, parts } = adjustment;
  const paysOther = paysOtherExpenses(adjustment) ? { paysOther: true as const } : {};
  if (!parts) return [{ date, personId, amountCents: countedCents, ...paysOther }];
  return parts.map((part) => ({ ...part, amountCents: -part.amountCents }));
}

/**
 * The adjustments of a period by their rules (claim-15); nothing is counted twice. A repayment counts where its parts
 * lie, any other entry on its own day; one whose rows count nothing is listed and takes nothing off (claim-83).
 */
export function adjustmentLedger(
  adjustments: readonly Adjustment[],
  period: ClaimPeriod,
  edition: Edition,
  countGuidance: boolean,
): AdjustmentLedger | LedgerRefused {
  const twice = paidBackTwice(adjustments);
  if (twice.length > 0) return { ok: false, reason: "paid-back-twice", lineItemIds: twice };
  const isInside = ({ personId, date }: Pick<DatedAmount, "personId" | "date">) =>
    countsInPeriod(period, personId, date);
  const entries: AdjustmentEntry[] = [];
  for (const adjustment of adjustments) {
    const takesNothing = adjustment.parts?.length === 0;
    if (!takesNothing && ![adjustment, ...(adjustment.parts ?? [])].some(isInside)) continue;
    const counted = countAdjustment(adjustment, edition, countGuidance);
    if (!counted.ok) return counted;
    const amounts = amountsOf(counted).filter(isInside);
    if (amounts.length === 0 && !takesNothing) continue;
    const countedCents = amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
    entries.push({ ...counted, amounts, countedCents });
  }
  entries.sort((a, b) => a.adjustment.date.localeCompare(b.adjustment.date));
  const amounts = entries.flatMap((entry) => entry.amounts).filter(({ amountCents }) => amountCents !== 0);
  const countedCents = amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { ok: true, entries, countedCents, amounts };
}
