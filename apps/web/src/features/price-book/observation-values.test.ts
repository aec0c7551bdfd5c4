import { expect, test } from "vitest";
import { walkFormSchema } from "../price-walk/walk-values";
import { EMPTY_VALUES } from "./observation-start";
import { observationFormSchema } from "./observation-values";

const bread = { ...EMPTY_VALUES, name: "White bread", price: "3.49", seenOn: "2026-05-02", how: "typed" };

test.each([
  ["en-CA", "675", 675],
  ["fr-CA", "1\u00A0000", 1000],
  ["fr-CA", "0,5", 0.5],
  ["en-US", " 12.5 ", 12.5],
] as const)(
  "editions-17 in %s a size typed as %j is %d, in the price book as on the walk",
  (locale, size, is) => {
    expect(observationFormSchema(locale).parse({ ...bread, size }).size).toBe(is);
    expect(walkFormSchema(locale).parse({ ...bread, size }).size).toBe(is);
  },
);

test("editions-17 a size of 1,000 in English is asked again, and never taken for 1", () => {
  expect(observationFormSchema("en-CA").safeParse({ ...bread, size: "1,000" }).success).toBe(false);
  expect(walkFormSchema("en-CA").safeParse({ ...bread, size: "1,000" }).success).toBe(false);
});

test("prices-42 a price may be kept without a size in the price book, and never on the walk", () => {
  expect(observationFormSchema("en-CA").parse({ ...bread, size: " " }).size).toBe(null);
  expect(walkFormSchema("en-CA").safeParse({ ...bread, size: " " }).success).toBe(false);
});
