import { expect, test } from "vitest";
import { yearsOfClaims } from "./years-of-claims";

test.each([
  ["a year without a purchase between two that have one", [2026, 2024], [], 2026, [2026, 2025, 2024]],
  ["the years after the last purchase", [2024], [], 2026, [2026, 2025, 2024]],
  ["a claim older than any purchase", [2026], [2024], 2026, [2026, 2025, 2024]],
  ["a purchase of the last day of a time zone ahead", [2027, 2026], [], 2026, [2027, 2026]],
  ["the current year alone where nothing is known", [], [], 2026, [2026]],
])("claim-91 a claim can be of %s", (_what, bought, claimed, currentYear, years) => {
  expect(yearsOfClaims({ bought, claimed, currentYear })).toEqual(years);
});
