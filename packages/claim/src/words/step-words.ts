import type { ChecklistStep } from "../checklist/claim-checklist";
import type { WayToReport } from "../snapshot/ways-to-report";

/** What each step of a claim asks for. */
export const STEP_WORDS: Readonly<Record<ChecklistStep, string>> = {
  "celiac-person": "Say who has celiac disease",
  letter: "Enter the practitioner's letter",
  "birth-dates": "Enter birth dates",
  "net-incomes": "Enter net incomes",
  "for-whom": "Say who eats what",
  "exchange-rates": "Enter exchange rates",
  "regular-prices": "Find regular prices",
  sizes: "Compare sizes",
  estimates: "Look up estimates",
  receipts: "Add missing receipts",
  period: "Choose the period",
  file: "File the claim",
};

/** How a change after filing is reported. */
export const WAY_TO_REPORT_WORDS: Readonly<Record<WayToReport, string>> = {
  "change-my-return": "Change my return, in My Account of the Canada Revenue Agency",
  "t1-adj": "Form T1-ADJ, by mail to the Canada Revenue Agency",
  "form-1040-x": "Form 1040-X, to the IRS",
};
