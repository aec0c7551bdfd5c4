import { describe, expect, it } from "vitest";
import { claimContent } from "../../test/support/claim-content";
import { keepRecordsUntil } from "./records-of-claim";

const { people } = claimContent();
const died = (day: string) => people.map((person) => ({ ...person, diedOn: day }));

describe("claim-67 until when a claim's records are kept", () => {
  it.each([
    ["ca", 2025, null, "2031-12-31"],
    ["ca", 2025, "2026-03-14", "2031-12-31"],
    ["ca", 2025, "2026-04-30", "2031-12-31"],
    ["ca", 2025, "2026-05-01", "2032-05-01"],
    ["ca", 2025, "2026-11-26", "2032-11-26"],
    ["us", 2025, "2026-03-14", "2029-04-15"],
    ["us", 2025, "2026-11-26", "2029-11-26"],
  ] as const)("%s, tax year %d, filed on %s: to %s", (edition, taxYear, filedOn, until) => {
    expect(keepRecordsUntil(edition, taxYear, people, filedOn)).toBe(until);
  });

  it("a final return within its own longer time is not late; a day after it is", () => {
    expect(keepRecordsUntil("ca", 2026, died("2026-11-14"), "2027-05-14")).toBe("2032-12-31");
    expect(keepRecordsUntil("ca", 2026, died("2026-11-14"), "2027-05-15")).toBe("2033-05-15");
  });
});
