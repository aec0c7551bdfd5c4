import type { Cents } from "@gf-ledger/domain/money/cents";
import type { Provenance } from "../../figures/provenance";
import { confirmed, derived, secondary } from "../../figures/provenance-of";
import type { Province } from "./provinces";

/** The day on which the sources below were read. */
const READ_ON = "2026-11-22";

/** A province's own medical expense credit in one tax year: lines 58689 to 58769 of its form 428. */
export interface ProvinceYear extends Provenance {
  readonly province: Exclude<Province, "QC">;
  readonly year: number;
  readonly fixedCents: Cents;
  /** Of net income (line 23600). */
  readonly incomePercent: number;
  readonly ratePercent: number;
}

const FORM = confirmed("province-form-428", READ_ON);
const REPORTED = secondary("province-form-428-or-t4127-reported", READ_ON);
const BC_PAGE = confirmed("bc-form-428", READ_ON);
const BC_ACT = secondary("bc-budget-measures-act-2026", READ_ON);
const NS_FORM = confirmed("ns-form-428-2023", READ_ON);
const AS_FEDERAL = derived("nunavut-as-federal", READ_ON);

/**
 * One row a province and year; the whole row has the standing of its least certain figure. Add a year by
 * adding rows, with the form they were read from. Québec is not among them: it has no fixed amount.
 */
export const PROVINCE_YEARS: readonly ProvinceYear[] = [
  { province: "AB", year: 2023, fixedCents: 271_400, incomePercent: 3, ratePercent: 10, ...FORM },
  { province: "AB", year: 2024, fixedCents: 282_800, incomePercent: 3, ratePercent: 10, ...FORM },
  { province: "AB", year: 2025, fixedCents: 288_400, incomePercent: 3, ratePercent: 8, ...FORM },
  { province: "AB", year: 2026, fixedCents: 294_200, incomePercent: 3, ratePercent: 8, ...REPORTED },
  { province: "BC", year: 2022, fixedCents: 235_000, incomePercent: 3, ratePercent: 5.06, ...BC_PAGE },
  { province: "BC", year: 2023, fixedCents: 249_100, incomePercent: 3, ratePercent: 5.06, ...BC_PAGE },
  { province: "BC", year: 2024, fixedCents: 261_600, incomePercent: 3, ratePercent: 5.06, ...FORM },
  { province: "BC", year: 2025, fixedCents: 268_900, incomePercent: 3, ratePercent: 5.06, ...FORM },
  { province: "BC", year: 2026, fixedCents: 274_800, incomePercent: 3, ratePercent: 5.6, ...BC_ACT },
  { province: "MB", year: 2023, fixedCents: 172_800, incomePercent: 3, ratePercent: 10.8, ...FORM },
  { province: "MB", year: 2024, fixedCents: 172_800, incomePercent: 3, ratePercent: 10.8, ...FORM },
  { province: "MB", year: 2025, fixedCents: 172_800, incomePercent: 3, ratePercent: 10.8, ...FORM },
  { province: "MB", year: 2026, fixedCents: 172_800, incomePercent: 3, ratePercent: 10.8, ...REPORTED },
  { province: "NB", year: 2024, fixedCents: 272_400, incomePercent: 3, ratePercent: 9.4, ...REPORTED },
  { province: "NB", year: 2025, fixedCents: 279_800, incomePercent: 3, ratePercent: 9.4, ...REPORTED },
  { province: "NB", year: 2026, fixedCents: 285_400, incomePercent: 3, ratePercent: 9.4, ...REPORTED },
  { province: "NL", year: 2024, fixedCents: 235_600, incomePercent: 3, ratePercent: 8.7, ...REPORTED },
  { province: "NL", year: 2025, fixedCents: 241_000, incomePercent: 3, ratePercent: 8.7, ...REPORTED },
  { province: "NL", year: 2026, fixedCents: 243_700, incomePercent: 3, ratePercent: 8.7, ...REPORTED },
  { province: "NS", year: 2023, fixedCents: 163_700, incomePercent: 3, ratePercent: 8.79, ...NS_FORM },
  { province: "NS", year: 2024, fixedCents: 163_700, incomePercent: 3, ratePercent: 8.79, ...REPORTED },
  { province: "NS", year: 2025, fixedCents: 163_700, incomePercent: 3, ratePercent: 8.79, ...REPORTED },
  { province: "NS", year: 2026, fixedCents: 163_700, incomePercent: 3, ratePercent: 8.79, ...REPORTED },
  { province: "NT", year: 2024, fixedCents: 275_900, incomePercent: 3, ratePercent: 5.9, ...REPORTED },
  { province: "NT", year: 2025, fixedCents: 283_400, incomePercent: 3, ratePercent: 5.9, ...REPORTED },
  { province: "NT", year: 2026, fixedCents: 289_000, incomePercent: 3, ratePercent: 5.9, ...REPORTED },
  { province: "NU", year: 2024, fixedCents: 275_900, incomePercent: 3, ratePercent: 4, ...REPORTED },
  { province: "NU", year: 2025, fixedCents: 283_400, incomePercent: 3, ratePercent: 4, ...REPORTED },
  { province: "NU", year: 2026, fixedCents: 289_000, incomePercent: 3, ratePercent: 4, ...AS_FEDERAL },
  { province: "ON", year: 2023, fixedCents: 268_500, incomePercent: 3, ratePercent: 5.05, ...FORM },
  { province: "ON", year: 2024, fixedCents: 280_600, incomePercent: 3, ratePercent: 5.05, ...FORM },
  { province: "ON", year: 2025, fixedCents: 288_500, incomePercent: 3, ratePercent: 5.05, ...FORM },
  { province: "ON", year: 2026, fixedCents: 294_000, incomePercent: 3, ratePercent: 5.05, ...REPORTED },
  { province: "PE", year: 2024, fixedCents: 167_800, incomePercent: 3, ratePercent: 9.65, ...REPORTED },
  { province: "PE", year: 2025, fixedCents: 167_800, incomePercent: 3, ratePercent: 9.5, ...REPORTED },
  { province: "PE", year: 2026, fixedCents: 167_800, incomePercent: 3, ratePercent: 9.5, ...REPORTED },
  { province: "SK", year: 2024, fixedCents: 261_000, incomePercent: 3, ratePercent: 10.5, ...REPORTED },
  { province: "SK", year: 2025, fixedCents: 268_100, incomePercent: 3, ratePercent: 10.5, ...REPORTED },
  { province: "SK", year: 2026, fixedCents: 273_500, incomePercent: 3, ratePercent: 10.5, ...REPORTED },
  { province: "YT", year: 2024, fixedCents: 275_900, incomePercent: 3, ratePercent: 6.4, ...REPORTED },
  { province: "YT", year: 2025, fixedCents: 283_400, incomePercent: 3, ratePercent: 6.4, ...REPORTED },
  { province: "YT", year: 2026, fixedCents: 289_000, incomePercent: 3, ratePercent: 6.4, ...REPORTED },
];
