import { MEDICAL_MILEAGE } from "@gf-ledger/claim/adjustments/medical-mileage";
import {
  STANDARD_DEDUCTIONS,
  type StandardDeduction,
} from "@gf-ledger/claim/credits/united-states/standard-deductions";
import { citation } from "@gf-ledger/messages/citation";
import { amountText } from "./amount";
import type { KnowledgeFile } from "./knowledge-file";

const deduction = (row: StandardDeduction) => `## What is the standard deduction of ${row.year}?

For tax year ${row.year} it is ${amountText(row.singleCents)} for a single person and for a married person who files separately, ${amountText(row.jointCents)} for a joint return and a surviving spouse, and ${amountText(row.headOfHouseholdCents)} for a head of household. A person of 65 or older, or blind, adds ${amountText(row.extraUnmarriedCents)} if unmarried and ${amountText(row.extraMarriedCents)} if married, for each of the two conditions. (${citation(row, "en-US")})`;

const MILEAGE_YEARS = [...new Set(MEDICAL_MILEAGE.map(({ from }) => from.slice(0, 4)))];

function mileage(year: string): string {
  const rows = MEDICAL_MILEAGE.filter(({ from }) => from.startsWith(year));
  const [first, second] = rows;
  const rates = second
    ? `${first?.centsPerMile} cents a mile until June and ${second.centsPerMile} cents from July`
    : `${first?.centsPerMile} cents a mile`;
  return `## What is the medical mileage rate of ${year}?

For ${year} the IRS's medical rate is ${rates} (${first ? citation(first, "en-US") : ""}). It is for transportation to medical care. That it may be used for trips to buy gluten-free food is the guidance of associations; no IRS text was found that names shopping trips.`;
}

/** The standard deductions and mileage rates of each year, from the claim's tables (chat-20). */
export const US_FIGURES_BY_YEAR: KnowledgeFile = {
  path: "knowledge/us-figures",
  title: "Figures of the United States",
  href: "/tools",
  edition: "us",
  text: [...STANDARD_DEDUCTIONS.map(deduction), ...MILEAGE_YEARS.map(mileage)].join("\n\n"),
};
