import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Adjustment } from "./adjustment";
import { adjustmentCents } from "./adjustment-cents";
import { type AdjustmentRule, adjustmentRule } from "./adjustment-rules";

export interface CountedAdjustment {
  readonly ok: true;
  readonly adjustment: Adjustment;
  readonly rule: AdjustmentRule;
  readonly enteredCents: Cents;
  /** What it does to the claim: below 0 lowers it, 0 where it is recorded and not counted. */
  readonly countedCents: Cents;
}

export type AdjustmentRefused = {
  readonly ok: false;
  readonly reason: "no-mileage-rate";
  readonly adjustment: Adjustment;
};

/**
 * One entry of the ledger by its country's rule (claim-15). `countGuidance`: the person switched guidance on.
 * Refuses miles on a day before the table of rates begins, unless they are only recorded.
 */
export function countAdjustment(
  adjustment: Adjustment,
  edition: Edition,
  countGuidance: boolean,
): CountedAdjustment | AdjustmentRefused {
  const rule = adjustmentRule(adjustment.kind, edition);
  const enteredCents = adjustmentCents(adjustment);
  if (enteredCents === null && rule.effect !== "recorded")
    return { ok: false, reason: "no-mileage-rate", adjustment };
  const cents = enteredCents ?? 0;
  const counted = {
    reduces: -cents,
    signed: cents,
    guidance: countGuidance ? cents : 0,
    recorded: 0,
  }[rule.effect];
  return { ok: true, adjustment, rule, enteredCents: cents, countedCents: counted };
}
