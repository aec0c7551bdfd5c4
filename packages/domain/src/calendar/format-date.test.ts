import { expect, it } from "vitest";
import { formatDate } from "./format-date";

it("prices-18 dates are in the long form of the edition's locale", () => {
  expect(formatDate("2026-03-14", "ca")).toBe("March 14, 2026");
  expect(formatDate("2026-03-14", "us", "medium")).toBe("Mar 14, 2026");
});

it("prices-16 the first and the last day of a year stay in it in every time zone", () => {
  expect(formatDate("2026-01-01", "us")).toBe("January 1, 2026");
  expect(formatDate("2025-12-31", "us")).toBe("December 31, 2025");
});

it("prices-18 a birth date before 1990 is written as any other date", () => {
  expect(formatDate("1980-05-05", "ca")).toBe("May 5, 1980");
  expect(formatDate("1980-05-05", "fr-CA")).toBe("5 mai 1980");
  expect(formatDate("1980-02-30", "ca")).toBe("1980-02-30");
});

it("shows a text that is no date as it stands", () => {
  expect(formatDate("soon", "ca")).toBe("soon");
});

it("editions-14 a date in French: 14 mars 2026", () => {
  expect(formatDate("2026-03-14", "fr-CA")).toBe("14 mars 2026");
  expect(formatDate("2026-12-01", "fr-CA")).toBe("1er décembre 2026");
});
