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
    // 30 April 2023 was a Sunday, and 30 April 2022 a Saturday.
    ["ca", 2022, "2023-05-01", "2028-12-31"],
    ["ca", 2022, "2023-05-02", "2029-05-02"],
    ["ca", 2021, "2022-05-02", "2027-12-31"],
    ["ca", 2021, "2022-05-03", "2028-05-03"],
    ["us", 2025, "2026-03-14", "2029-04-15"],
    ["us", 2022, "2023-04-18", "2026-04-18"],
    ["us", 2025, "2026-11-26", "2029-11-26"],
  ] as const)("%s, tax year %d, filed on %s: to %s", (edition, taxYear, filedOn, until) => {
    expect(keepRecordsUntil(edition, taxYear, people, filedOn)).toBe(until);
  });

  it("a final return that is due on a weekend is in time on the Monday after it", () => {
    // Six months after the death are Saturday, 15 May 2027.
    expect(keepRecordsUntil("ca", 2026, died("2026-11-15"), "2027-05-17")).toBe("2032-12-31");
    expect(keepRecordsUntil("ca", 2026, died("2026-11-15"), "2027-05-18")).toBe("2033-05-18");
  });

  it("a final return within its own longer time is not late; a day after it is", () => {
    expect(keepRecordsUntil("ca", 2026, died("2026-11-14"), "2027-05-14")).toBe("2032-12-31");
    expect(keepRecordsUntil("ca", 2026, died("2026-11-14"), "2027-05-15")).toBe("2033-05-15");
  });
});
