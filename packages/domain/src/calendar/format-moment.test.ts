import { expect, test } from "vitest";
import { formatMoment } from "./format-moment";

test("prices-16 a moment is said with its day, in French with the first of a month as an ordinal", () => {
  const noon = new Date(2026, 2, 1, 12, 5).toISOString();
  expect(formatMoment(noon, "fr-CA")).toMatch(/^1er mars 2026/);
  expect(formatMoment(noon, "en-CA")).toMatch(/^Mar\.? 1, 2026/);
  expect(formatMoment(new Date(2026, 2, 21, 12, 5).toISOString(), "fr-CA")).toMatch(/^21 mars 2026/);
});
