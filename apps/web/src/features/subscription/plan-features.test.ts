import { expect, it } from "vitest";
import { FREE_FEATURES, PREMIUM_FEATURES } from "./plan-features";

it("plans-2 what the Free plan and the Premium plan hold", () => {
  expect(FREE_FEATURES).toEqual([
    "5 receipts per month",
    "AI receipt scanning",
    "Basic tax-ready reports",
    "AI support",
  ]);
  expect(PREMIUM_FEATURES).toEqual([
    "Unlimited receipts",
    "Advanced AI scanning with higher accuracy",
    "Detailed reports and CSV exports",
    "Priority AI with email support",
    "Product-database suggestions",
  ]);
});
