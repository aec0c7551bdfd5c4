import { FEDERAL_FIGURES, type FederalFigureName } from "@gf-ledger/claim/credits/canada/federal-figures";
import { PROVINCE_YEARS, type ProvinceYear } from "@gf-ledger/claim/credits/canada/province-years";
import type { Province } from "@gf-ledger/claim/credits/canada/provinces";
import { findFigure } from "@gf-ledger/claim/figures/find-figure";
import { citation } from "@gf-ledger/messages/citation";
import { amountText } from "./amount";
import type { KnowledgeFile } from "./knowledge-file";

const YEARS = FEDERAL_FIGURES.filter(({ name }) => name === "rate").map(({ year }) => year);

const NAMES: Readonly<Record<Exclude<Province, "QC">, string>> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NS: "Nova Scotia",
  NT: "the Northwest Territories",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  SK: "Saskatchewan",
  YT: "Yukon",
};

export const PROVINCE_TITLES: readonly (readonly [name: string, letters: string, title: string])[] =
  Object.entries(NAMES).map(([letters, name]) => [name, letters, `What is the medical credit of ${name}?`]);

/** A figure of a year with its source in parentheses; empty where there is none. */
function federal(name: FederalFigureName, year: number, show: (value: number) => string): string {
  const row = findFigure(FEDERAL_FIGURES, name, year);
  return row ? `${show(row.value)} (${citation(row, "en-CA")})` : "";
}

function ofYear(year: number): string {
  return `## What are Canada's figures for ${year}?

For tax year ${year}, medical expenses count above the lesser of 3% of net income (line 23600) and a fixed amount of ${federal("fixed-amount", year, amountText)}. The federal credit is non-refundable, at ${federal("rate", year, (value) => `${value}%`)}.`;
}

const provinceYear = (row: ProvinceYear) =>
  `${row.year}: ${amountText(row.fixedCents)} and ${row.ratePercent}% (${citation(row, "en-CA")})`;

function ofProvince([name, letters, title]: (typeof PROVINCE_TITLES)[number]): string {
  const rows = PROVINCE_YEARS.filter((row) => row.province === letters && row.year >= 2024);
  const newest = rows.toReversed().map(provinceYear).join("; ");
  return `## ${title}

${name.replace(/^the /, "The ")} has a non-refundable credit of its own for the same expenses, above the lesser of 3% of net income and its own fixed amount. Fixed amount and rate: ${newest}.`;
}

/** The figures of each tax year and province, from the claim's tables (chat-20). */
export const CANADA_FIGURES: KnowledgeFile = {
  path: "knowledge/canada-figures",
  title: "Canada's figures",
  href: "/tools",
  edition: "ca",
  text: [...YEARS.map(ofYear), ...PROVINCE_TITLES.map(ofProvince)].join("\n\n"),
};
