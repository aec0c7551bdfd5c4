import { expect, it } from "vitest";
import { citation } from "./citation";
import { confirmed, derived, secondary, unconfirmed } from "./provenance-of";

const DAY = "2026-11-22";

it("calculators-10 a figure's words name its source, how well it is known, and the day it was read", () => {
  expect(citation(confirmed("Form T1 2025", DAY), "ca")).toBe("Form T1 2025; read November 22, 2026");
  expect(citation(secondary("Form NB428", DAY), "ca")).toMatch(/^reported from: Form NB428; read /);
  expect(citation(derived("as the federal amount", DAY), "ca")).toMatch(/^calculated: /);
  expect(citation(unconfirmed("no text was found", "2027-01-05"), "us")).toBe(
    "not confirmed: no text was found; read January 5, 2027",
  );
});
