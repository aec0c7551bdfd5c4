import { expect, test } from "vitest";
import {
  FREE_RECEIPTS_PER_MONTH,
  MONEY_BACK_DAYS,
  PREMIUM_PRICE_CENTS,
  PREMIUM_PRICE_PER_MONTH_CENTS,
} from "./plans";

test("plans-1 plans-3 the plans: 5 receipts a month free, 24.99 a year, about 2.08 a month, 30 days money back", () => {
  expect(FREE_RECEIPTS_PER_MONTH).toBe(5);
  expect(PREMIUM_PRICE_CENTS).toBe(2499);
  expect(PREMIUM_PRICE_PER_MONTH_CENTS).toBe(Math.round(PREMIUM_PRICE_CENTS / 12));
  expect(MONEY_BACK_DAYS).toBe(30);
});
