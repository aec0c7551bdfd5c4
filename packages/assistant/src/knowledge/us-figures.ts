import { MEDICAL_MILEAGE } from "@gf-ledger/claim/adjustments/medical-mileage";
import {
  STANDARD_DEDUCTIONS,
  type StandardDeduction,
} from "@gf-ledger/claim/credits/united-states/standard-deductions";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { sourceOf } from "./cited-figure";
import type { HelpEntry } from "./help-entry";

export const MILEAGE_YEARS = [...new Set(MEDICAL_MILEAGE.map(({ from }) => from.slice(0, 4)))];

export const titleOfDeduction = (year: number, locale: Locale): string =>
  translatorOf(locale, "helpFigures.standardDeduction")("title", { year: String(year) });

export const titleOfMileage = (year: string, locale: Locale): string =>
  translatorOf(locale, "helpFigures.mileage")("title", { year });

function ofDeduction(row: StandardDeduction, locale: Locale): HelpEntry {
  const text = translatorOf(locale, "helpFigures.standardDeduction")("text", {
    year: String(row.year),
    single: row.singleCents / 100,
    joint: row.jointCents / 100,
    headOfHousehold: row.headOfHouseholdCents / 100,
    extraUnmarried: row.extraUnmarriedCents / 100,
    extraMarried: row.extraMarriedCents / 100,
    source: sourceOf(row, locale),
  });
  return { title: titleOfDeduction(row.year, locale), text };
}

function ofMileage(year: string, locale: Locale): HelpEntry[] {
  const [first, second] = MEDICAL_MILEAGE.filter(({ from }) => from.startsWith(year));
  if (!first) return [];
  const text = translatorOf(locale, "helpFigures.mileage")("text", {
    year,
    changed: second ? "yes" : "no",
    first: first.centsPerMile,
    second: (second ?? first).centsPerMile,
    source: sourceOf(first, locale),
  });
  return [{ title: titleOfMileage(year, locale), text }];
}

/** The standard deductions and mileage rates of each year, from the claim's tables (chat-20). */
export const unitedStatesFigures = (locale: Locale): HelpEntry[] => [
  ...STANDARD_DEDUCTIONS.map((row) => ofDeduction(row, locale)),
  ...MILEAGE_YEARS.flatMap((year) => ofMileage(year, locale)),
];
