import { DAY_MS } from "@gf-ledger/domain/calendar/day-ms";
import { describe, expect, test } from "vitest";
import { isPremium } from "./premium";

const end = new Date("2027-03-20T00:00:00Z");
const days = (count: number) => new Date(end.getTime() + count * DAY_MS);
const row = { status: "active", currentPeriodEnd: end, cancelAtPeriodEnd: false };

describe("plans-9 Premium", () => {
  test.each([
    ["active, within its period", row, -1, true],
    ["active, its renewal six days late", row, 6, true],
    ["active, its renewal eight days late", row, 8, false],
    ["past due for six days", { ...row, status: "past_due" }, 6, true],
    ["past due for eight days", { ...row, status: "past_due" }, 8, false],
    ["cancelled, within its period", { ...row, cancelAtPeriodEnd: true }, -1, true],
    ["cancelled, its period over", { ...row, cancelAtPeriodEnd: true }, 0, false],
    ["ended", { ...row, status: "canceled" }, -1, false],
    ["never paid", { ...row, status: "incomplete", currentPeriodEnd: null }, -1, false],
    ["none", null, -1, false],
  ])("%s", (_what, subscription, at, premium) => {
    expect(isPremium(subscription, days(at))).toBe(premium);
  });
});
