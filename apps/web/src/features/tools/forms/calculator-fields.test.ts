import { translatorOf } from "@gf-ledger/messages/translator";
import { expect, it } from "vitest";
import { canadaFields, unitedStatesFields } from "./calculator-fields";

const t = translatorOf("en-CA", "tools");

it("calculators-9 travel counts for trips of at least 40 km one way, and says so in Canada alone", () => {
  const hintOf = (all: readonly { name: string; hint?: string }[]) =>
    all.find(({ name }) => name === "travelExpenses")?.hint;
  expect(hintOf(canadaFields(t))).toBe("Trips for medical care of at least 40 km one way.");
  expect(hintOf(unitedStatesFields(t))).not.toContain("km");
});
