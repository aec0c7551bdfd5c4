import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Cents } from "@gf-ledger/domain/money/cents";
import type { DatedAmount } from "../periods/dated-amount";
import type { Period } from "../periods/period";
import type { Adjustment } from "./adjustment";
import { type AdjustmentRefused, type CountedAdjustment, countAdjustment } from "./count-adjustment";
import { paidBackTwice } from "./paid-back-twice";

export interface AdjustmentLedger {
  readonly ok: true;
  /** Oldest first, with those that are recorded and not counted. */
  readonly entries: readonly CountedAdjustment[];
  readonly countedCents: Cents;
  /** What counts, day by day, for finding the best period. */
  readonly amounts: readonly DatedAmount[];
}

export type LedgerRefused =
  | AdjustmentRefused
  | { readonly ok: false; readonly reason: "paid-back-twice"; readonly lineItemIds: readonly string[] };

/** The adjustments of a period by their rules (claim-15); nothing is counted twice. */
export function adjustmentLedger(
  adjustments: readonly Adjustment[],
  period: Period,
  edition: Edition,
  countGuidance: boolean,
): AdjustmentLedger | LedgerRefused {
  const twice = paidBackTwice(adjustments);
  if (twice.length > 0) return { ok: false, reason: "paid-back-twice", lineItemIds: twice };
  const entries: CountedAdjustment[] = [];
  for (const adjustment of adjustments) {
    if (adjustment.date < period.from || adjustment.date > period.to) continue;
    const counted = countAdjustment(adjustment, edition, countGuidance);
    if (!counted.ok) return counted;
    entries.push(counted);
  }
  entries.sort((a, b) => a.adjustment.date.localeCompare(b.adjustment.date));
  const amounts = entries
    .filter(({ countedCents }) => countedCents !== 0)
    .map(({ adjustment: { date, personId }, countedCents }) => ({
      date,
      personId,
      amountCents: countedCents,
    }));
  const countedCents = amounts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { ok: true, entries, countedCents, amounts };
}
