import { expect, test } from "vitest";
import { factsInLine } from "./facts-in-line";

test("screens-56 facts in a line leave out what is missing, and break after the dot between two, never before it", () => {
  expect(factsInLine(["March 14, 2025", null, "10 items", "", undefined, "$59.48"])).toBe(
    "March 14, 2025\u00A0· 10 items\u00A0· $59.48",
  );
});
