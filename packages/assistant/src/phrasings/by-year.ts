import { STANDARD_DEDUCTIONS } from "@gf-ledger/claim/credits/united-states/standard-deductions";
import {
  HELP_PROVINCES,
  HELP_YEARS,
  placeInHelp,
  titleOfProvince,
  titleOfYear,
} from "../knowledge/canada-figures";
import { MILEAGE_YEARS, titleOfDeduction, titleOfMileage } from "../knowledge/us-figures";
import type { Phrasings } from "./phrasings";

const entries = (of: readonly (readonly [title: string, phrasings: readonly string[]])[]) =>
  Object.fromEntries(of);

/** Questions about one year or place, made from the tables that answer them. */
export const BY_YEAR: Phrasings = {
  ...entries(
    HELP_YEARS.map((year) => [
      titleOfYear(year, "en-CA"),
      [
        `threshold ${year}`,
        `fixed amount ${year}`,
        `fixed amount for tax year ${year}`,
        `federal rate ${year}`,
        `percentage of the federal credit ${year}`,
        `medical expense threshold for ${year}`,
        `tax year ${year} Canada`,
        `credit of the year ${year}`,
        `figures of ${year}`,
        `seuil ${year}`,
      ],
    ]),
  ),
  ...entries(
    HELP_PROVINCES.map((letters) => [letters, placeInHelp(letters, "en-CA")] as const).map(
      ([letters, name]) => [
        titleOfProvince(letters, "en-CA"),
        [
          name,
          `${name} credit`,
          `I live in ${name}`,
          `I moved to ${name}`,
          `${name} rate`,
          `${name} fixed amount`,
          `does ${name} have a credit of its own`,
          `provincial credit in ${name}`,
          `provincial part of ${name}`,
          `${letters} provincial credit`,
          `threshold of ${name}`,
          `form ${letters}428`,
        ],
      ],
    ),
  ),
  ...entries(
    STANDARD_DEDUCTIONS.map(({ year }) => [
      titleOfDeduction(year, "en-US"),
      [
        `standard deduction ${year}`,
        `standard deduction for ${year} single`,
        `standard deduction for ${year} married filing jointly`,
        `${year} head of household`,
        `head of household amount ${year}`,
        `${year} joint return`,
        `how high is the standard deduction in ${year}`,
        `standard deduction in ${year}`,
        `single person's deduction ${year}`,
        `married couple's deduction ${year}`,
      ],
    ]),
  ),
  ...entries(
    MILEAGE_YEARS.map((year) => [
      titleOfMileage(year, "en-US"),
      [
        `mileage rate ${year}`,
        `medical mileage ${year}`,
        `mileage of ${year} in cents`,
        `cents a mile ${year}`,
        `federal mileage figure of ${year}`,
        `IRS mileage ${year}`,
        `mileage rate of ${year}`,
        `medical mileage rate in ${year}`,
        `rate for a medical mile in ${year}`,
        `${year} medical mileage`,
      ],
    ]),
  ),
};
