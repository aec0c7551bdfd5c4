import { expect, test } from "vitest";
import { claimOfDay } from "@/features/claim/comments/claim-of-day";

const of2025 = { id: "2025", taxYear: 2025, period: { from: "2024-07-01", to: "2025-06-30" } };
const of2024 = { id: "2024", taxYear: 2024, period: null };

test("accounts-56 a line item is commented in the claim of its year, otherwise in the one whose period holds its day", () => {
  expect(claimOfDay([of2025, of2024], "2024-08-01")?.id).toBe("2024");
  expect(claimOfDay([of2025], "2024-08-01")?.id).toBe("2025");
  expect(claimOfDay([of2024, of2025], "2025-06-30")?.id).toBe("2025");
});

test("accounts-56 a line item outside every period has no claim to be commented in", () => {
  expect(claimOfDay([of2025, of2024], "2025-07-01")).toBeNull();
  expect(claimOfDay([], "2025-07-01")).toBeNull();
});
