import { expect, test } from "vitest";
import { earliestToday } from "./earliest-today";

test.each([
  ["ca", "2026-05-01T00:00:00Z", "2026-04-30"],
  ["ca", "2026-05-01T06:59:59Z", "2026-04-30"],
  ["ca", "2026-05-01T07:00:00Z", "2026-05-01"],
  ["ca", "2026-01-01T07:59:59Z", "2025-12-31"],
  ["ca", "2026-01-01T08:00:00Z", "2026-01-01"],
  ["us", "2026-04-16T09:59:59Z", "2026-04-15"],
  ["us", "2026-04-16T10:00:00Z", "2026-04-16"],
] as const)("claim-62 in %s it is at %s still %s somewhere", (edition, now, day) => {
  expect(earliestToday(new Date(now), edition)).toBe(day);
});
