import { expect, it } from "vitest";
import { usesInWords } from "./uses-in-words";

const NONE = { lineItems: 0, categories: 0, otherExpenses: 0, adjustments: 0 };

it.each([
  [{}, ""],
  [{ lineItems: 1 }, "1 share of an item"],
  [{ lineItems: 3, adjustments: 1 }, "3 shares of items and 1 adjustment"],
  [
    { lineItems: 2, categories: 1, otherExpenses: 4 },
    "2 shares of items, 1 share of a category and 4 other expenses",
  ],
])("claim-10 says what goes with a person: %j is %j", (uses, words) => {
  expect(usesInWords({ ...NONE, ...uses })).toBe(words);
});
