import { expect, test } from "vitest";
import { formatPercent } from "./format-percent";

test("editions-14 a share in French has a comma, and a no-break space before the sign", () => {
  expect(formatPercent(0.145, "fr-CA")).toBe("14,5\u00A0%");
  expect(formatPercent(0.03, "fr-CA")).toBe("3\u00A0%");
});

test("calculators-5 a share in English, to two decimals", () => {
  expect([formatPercent(0.145, "ca"), formatPercent(0.075, "us"), formatPercent(0.0506, "en-CA")]).toEqual([
    "14.5%",
    "7.5%",
    "5.06%",
  ]);
});
