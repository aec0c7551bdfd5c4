import { expect, test } from "vitest";
import { retryAfterMs } from "../src/transport/resilient-fetch";

test.each([
  [null, null],
  ["0", 0],
  ["30", 30_000],
  ["Sat, 14 Mar 2026 12:00:10 GMT", 10_000],
  ["Sat, 14 Mar 2026 11:00:00 GMT", 0],
  ["soon", null],
])("Retry-After %j is a wait of %j milliseconds", (header, wait) => {
  expect(retryAfterMs(header, Date.parse("2026-03-14T12:00:00Z"))).toBe(wait);
});
