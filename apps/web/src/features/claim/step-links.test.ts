import { describe, expect, it } from "vitest";
import { stepLink } from "./step-links";

const OCTOBER_ON = { from: "2024-10-01", to: "2025-09-30", ofPersons: [] };

describe("screens-40 the price book of a claim's own days", () => {
  it.each([
    ["sizes", "#sizes"],
    ["estimates", ""],
    ["regular-prices", ""],
  ] as const)("is where %s are looked up", (step, hash) => {
    expect(stepLink(step, { taxYear: 2025, period: OCTOBER_ON })).toBe(
      `/price-book?year=2025&from=2024-10-01&to=2025-09-30${hash}`,
    );
  });

  it("begins with the first day that counts for anybody, and is the calendar year until a period is chosen", () => {
    const ofPersons = [{ personId: "kim", from: "2024-03-01", to: "2025-02-28" }];
    const link = stepLink("estimates", { taxYear: 2025, period: { ...OCTOBER_ON, ofPersons } });
    expect(link).toContain("&from=2024-03-01&to=2025-09-30");
    expect(stepLink("sizes", { taxYear: 2025, period: null })).toBe(
      "/price-book?year=2025&from=2025-01-01&to=2025-12-31#sizes",
    );
  });
});
