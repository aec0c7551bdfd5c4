import { FEDERAL_FIGURES } from "@gf-ledger/claim/credits/canada/federal-figures";
import { PROVINCE_YEARS } from "@gf-ledger/claim/credits/canada/province-years";
import { findFigure } from "@gf-ledger/claim/figures/find-figure";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import type { Messages } from "@gf-ledger/messages/messages";
import { translatorOf } from "@gf-ledger/messages/translator";
import { sourceOf } from "./cited-figure";
import type { HelpEntry } from "./help-entry";

/** A province or territory with a medical credit of the federal kind. */
type Province = keyof Messages["helpFigures"]["places"];

export const HELP_YEARS = FEDERAL_FIGURES.filter(({ name }) => name === "rate").map(({ year }) => year);

export const HELP_PROVINCES: readonly Province[] = [
  "AB",
  "BC",
  "MB",
  "NB",
  "NL",
  "NS",
  "NT",
  "NU",
  "ON",
  "PE",
  "SK",
  "YT",
];

/** A province or territory as a sentence of the help has it: "the Northwest Territories", "en Alberta". */
export const placeInHelp = (province: Province, locale: Locale): string =>
  translatorOf(locale, "helpFigures.places")(province);

export const titleOfYear = (year: number, locale: Locale): string =>
  translatorOf(locale, "helpFigures.canadaYear")("title", { year: String(year) });

export const titleOfProvince = (province: Province, locale: Locale): string =>
  translatorOf(locale, "helpFigures.province")("title", { place: placeInHelp(province, locale) });

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function ofYear(year: number, locale: Locale): HelpEntry[] {
  const fixed = findFigure(FEDERAL_FIGURES, "fixed-amount", year);
  const rate = findFigure(FEDERAL_FIGURES, "rate", year);
  if (!fixed || !rate) return [];
  const text = translatorOf(locale, "helpFigures.canadaYear")("text", {
    year: String(year),
    fixed: fixed.value / 100,
    fixedSource: sourceOf(fixed, locale),
    rate: rate.value,
    rateSource: sourceOf(rate, locale),
  });
  return [{ title: titleOfYear(year, locale), text }];
}

function ofProvince(province: Province, locale: Locale): HelpEntry {
  const t = translatorOf(locale, "helpFigures.province");
  const figures = PROVINCE_YEARS.filter((row) => row.province === province && row.year >= 2024)
    .toReversed()
    .map((row) =>
      t("year", {
        year: String(row.year),
        fixed: row.fixedCents / 100,
        rate: row.ratePercent,
        source: sourceOf(row, locale),
      }),
    );
  const text = t("text", { place: placeInHelp(province, locale), figures: figures.join("; ") });
  return { title: titleOfProvince(province, locale), text: capitalised(text) };
}

/** The figures of each tax year and province, from the claim's tables (chat-20). */
export const canadaFigures = (locale: Locale): HelpEntry[] => [
  ...HELP_YEARS.flatMap((year) => ofYear(year, locale)),
  ...HELP_PROVINCES.map((province) => ofProvince(province, locale)),
];
