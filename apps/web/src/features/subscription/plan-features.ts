import { FREE_RECEIPTS_PER_MONTH, MONEY_BACK_DAYS } from "@gf-ledger/domain/subscription/plans";

/** plans-2, to the letter: what each plan includes, shown on the home page and the plan pages. */
export const FREE_FEATURES = [
  `${FREE_RECEIPTS_PER_MONTH} receipts per month`,
  "AI receipt scanning",
  "Basic tax-ready reports",
  "AI support",
] as const;

export const PREMIUM_FEATURES = [
  "Unlimited receipts",
  "Advanced AI scanning with higher accuracy",
  "Detailed reports and CSV exports",
  "Priority AI with email support",
  "Product-database suggestions",
] as const;

export const MONEY_BACK = `${MONEY_BACK_DAYS}-day money-back guarantee`;
