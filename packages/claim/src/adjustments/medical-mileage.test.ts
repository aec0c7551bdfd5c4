import { expect, test } from "vitest";
import { medicalMileageOn } from "./medical-mileage";

test.each([
  ["2017-12-31", undefined],
  ["2018-12-31", 18],
  ["2021-06-01", 16],
  ["2022-06-30", 18],
  ["2022-07-01", 22],
  ["2023-05-05", 22],
  ["2025-12-31", 21],
  ["2026-01-01", 20.5],
  ["2026-12-31", 20.5],
  ["2027-01-01", undefined],
])("claim-15 the medical mileage rate on %s is %s", (date, cents) => {
  expect(medicalMileageOn(date)?.centsPerMile).toBe(cents);
});
