import type { ChecklistStep } from "@gf-ledger/claim/checklist/claim-checklist";

/** Where each step of a claim is done. */
export function stepLink(step: ChecklistStep, taxYear: number): string {
  const links: Readonly<Record<ChecklistStep, string>> = {
    "celiac-person": "/people",
    letter: "/people",
    "birth-dates": "/people",
    dependants: "/people",
    "net-incomes": "/people",
    "for-whom": "/people",
    "exchange-rates": "#rates",
    repayments: "#adjustments",
    "regular-prices": `/price-book?year=${taxYear}`,
    sizes: `/price-book?year=${taxYear}#sizes`,
    estimates: `/price-book?year=${taxYear}`,
    receipts: "/upload-receipt",
    period: "#period",
    file: "#file",
  };
  return links[step];
}
