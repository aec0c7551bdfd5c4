import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Provenance } from "../figures/provenance";
import { type FilingStatus, STANDARD_DEDUCTIONS, type StandardDeduction } from "./standard-deductions";

const BASE: Readonly<Record<FilingStatus, (row: StandardDeduction) => Cents>> = {
  single: (row) => row.singleCents,
  "married-separately": (row) => row.singleCents,
  joint: (row) => row.jointCents,
  "surviving-spouse": (row) => row.jointCents,
  "head-of-household": (row) => row.headOfHouseholdCents,
};

const UNMARRIED: readonly FilingStatus[] = ["single", "head-of-household"];

/** The standard deduction with its extras, one for each person and condition; `null` for an unknown year. */
export function standardDeduction(
  year: number,
  status: FilingStatus,
  extraConditions: number,
): { readonly cents: Cents; readonly source: Provenance } | null {
  const row = STANDARD_DEDUCTIONS.find((candidate) => candidate.year === year);
  if (!row) return null;
  const extra = UNMARRIED.includes(status) ? row.extraUnmarriedCents : row.extraMarriedCents;
  return { cents: BASE[status](row) + extraConditions * extra, source: row };
}
