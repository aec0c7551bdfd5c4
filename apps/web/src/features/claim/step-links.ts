import type { ChecklistStep } from "@gf-ledger/claim/checklist/claim-checklist";
import type { ClaimChecklistView } from "@gf-ledger/claim/file/claim-view";

/** Where each step of a claim is done. */
export function stepLink(step: ChecklistStep, taxYear: number): string {
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
    "regular-prices": `/price-book?year=${taxYear}`,
    sizes: `/price-book?year=${taxYear}#sizes`,
    estimates: `/price-book?year=${taxYear}`,
    receipts: `/reports?year=${taxYear}`,
    period: "#period",
    file: "#file",
  };
  return links[step];
}

/**
 * The next step that can be done where it leads. A purchase that was added by hand or imported gets no receipt later:
 * that step stays in the list, and is never the next one.
 */
export function nextStep(
  entries: ClaimChecklistView["entries"],
): ClaimChecklistView["entries"][number] | undefined {
  return entries.find(({ step, done }) => !done && step !== "receipts");
}
