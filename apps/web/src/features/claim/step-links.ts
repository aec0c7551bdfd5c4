import type { ChecklistStep } from "@gf-ledger/claim/checklist/claim-checklist";
import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import { wholeSpan } from "@gf-ledger/claim/periods/claim-period";

export type StepsOf = Pick<ClaimView, "taxYear" | "period">;

/** The price book of a claim's own days (screens-40). */
function priceBook({ taxYear, period }: StepsOf): string {
  const days = new URLSearchParams({ ...wholeSpan(period ?? calendarYear(taxYear)) });
  return `/price-book?year=${taxYear}&${days}`;
}

/** Where each step of a claim is done. */
export function stepLink(step: ChecklistStep, claim: StepsOf): string {
  const { taxYear } = claim;
  const people = `/people?year=${taxYear}`;
  const links: Readonly<Record<ChecklistStep, string>> = {
    "celiac-person": people,
    letter: people,
    "birth-dates": people,
    dependants: people,
    "net-incomes": people,
    "for-whom": people,
    "exchange-rates": "#rates",
    repayments: "#adjustments",
    "regular-prices": priceBook(claim),
    sizes: `${priceBook(claim)}#sizes`,
    estimates: priceBook(claim),
    receipts: "#file",
    period: "#period",
    file: "#file",
  };
  return links[step];
}
