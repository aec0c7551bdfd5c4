import { expect, it } from "vitest";
import { kindCounts } from "./kind-reason";

it.each([
  ["counterpart", true, true],
  ["intermediate", true, true],
  ["no-counterpart", false, true],
  ["natural", false, false],
  ["never", false, false],
] as const)("claim-6 a line of kind %s starts ticked in Canada: %s, in the US: %s", (kind, canada, us) => {
  expect(kindCounts({ kind, because: null }, "ca")).toBe(canada);
  expect(kindCounts({ kind, because: null }, "us")).toBe(us);
});
