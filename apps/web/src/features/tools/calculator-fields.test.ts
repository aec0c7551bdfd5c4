import { expect, it } from "vitest";
import { CANADA_FIELDS, UNITED_STATES_FIELDS } from "./calculator-fields";

it("calculators-9 travel counts for trips of at least 40 km one way, and says so in Canada alone", () => {
  const hintOf = (fields: typeof CANADA_FIELDS | typeof UNITED_STATES_FIELDS) =>
    fields.find(({ name }) => name === "travelExpenses")?.hint;
  expect(hintOf(CANADA_FIELDS)).toBe("Trips for medical care of at least 40 km one way.");
  expect(hintOf(UNITED_STATES_FIELDS)).not.toContain("km");
});
