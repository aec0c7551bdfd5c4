import { expect, test } from "vitest";
import { amountField, typedAmount, typedNumber, written } from "./typed-amount";

test.each([
  ["6,99", "6.99"],
  ["6.99", "6.99"],
  ["1 234,56", "1234.56"],
  ["1\u00A0234,5", "1234.5"],
  ["12\u202F345 678,9", "12345678.9"],
  ["abc", "abc"],
  ["1,2,3", "1,2,3"],
  ["1,234.56", "1,234.56"],
])("editions-17 in French an amount typed as %s is %s", (typed, amount) => {
  expect(typedAmount(typed, "fr-CA")).toBe(amount);
});

test("editions-17 in English a comma stays what it is: it parts thousands", () => {
  expect(typedAmount("1,234", "en-CA")).toBe("1,234");
});

test.each([
  ["1,250", "en-US", "1250"],
  ["12,500.5", "en-CA", "12500.5"],
  ["0,6", "en-CA", "0.6"],
  ["0,250", "en-CA", "0.250"],
  ["2,5", "en-CA", "2.5"],
  ["1,250", "fr-CA", "1.250"],
  ["1 250,5", "fr-CA", "1250.5"],
  ["abc", "en-CA", "abc"],
] as const)("editions-17 a number typed as %s in %s is %s", (typed, locale, number) => {
  expect(typedNumber(typed, locale)).toBe(number);
});

test("editions-17 a field shows an amount as one would type it", () => {
  expect([written("6.99", "fr-CA"), written(6.5, "en-US")]).toEqual(["6,99", "6.5"]);
  expect([amountField("fr-CA").type, amountField("en-CA").type]).toEqual(["text", "number"]);
});
