import { type EstimateInputs, estimateInputsSchema, NO_ANSWERS } from "@gf-ledger/claim/file/estimate-inputs";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import type { Period } from "@gf-ledger/claim/periods/period";
import type { Claim } from "@gf-ledger/db/generated/client";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import { calendarDateOf } from "../calendar-column";

/** A stored claim without its snapshot, which can be large. */
export type StoredClaim = Omit<Claim, "snapshot">;

export function editionOf({ edition }: Pick<StoredClaim, "edition">): Edition {
  return edition === "us" ? "us" : "ca";
}

/** Whether the claim was filed in the account that it was imported from (accounts-53): an import alone writes these. */
export const isFiledElsewhere = ({ snapshotIds }: Pick<StoredClaim, "snapshotIds">): boolean =>
  snapshotIds !== null;

/** The period that was chosen; the calendar year until one is. */
export function periodOf({ periodFrom, periodTo, taxYear }: StoredClaim): Period {
  if (periodFrom === null || periodTo === null) return calendarYear(taxYear);
  return { from: calendarDateOf(periodFrom), to: calendarDateOf(periodTo) };
}

/** What the claim's worth is worked out from, as far as it was said. */
export function estimateInputsOf({
  worthInputs: estimateInputs,
}: Pick<StoredClaim, "worthInputs">): EstimateInputs {
  return estimateInputs === null ? NO_ANSWERS : estimateInputsSchema.parse(estimateInputs);
}
