import { expect, test } from "vitest";
import { isComparable, pricePerMeasure, sizesToChoose, walkQuestions } from "./walk-questions";

const bread = { bought: { size: 400, unit: "g" }, usual: { size: 675, unit: "g" } } as const;
const loaf = { price: 3.49, size: 675, unit: "g" } as const;

test("prices-42 a price of a package near what was bought, whose unit price agrees, is asked nothing", () => {
  expect(walkQuestions(loaf, bread, null)).toEqual([]);
  expect(walkQuestions(loaf, bread, { price: 0.517, size: 100, unit: "g" })).toEqual([]);
  expect(walkQuestions(loaf, bread, { price: 5.17, size: 1, unit: "kg" })).toEqual([]);
  expect(walkQuestions(loaf, bread, { price: 0.23, size: 1, unit: "piece" })).toEqual([]);
});

test("prices-42 another class of size is asked about, from three times on", () => {
  expect(walkQuestions({ ...loaf, size: 1.2, unit: "kg" }, bread, null)).toEqual(["bulk"]);
  expect(walkQuestions({ ...loaf, size: 1199 }, bread, null)).toEqual([]);
  expect(walkQuestions({ ...loaf, size: 100 }, bread, null)).toEqual(["small"]);
  // Of what was bought no size is known: the package that shops usually have stands for it.
  expect(walkQuestions({ ...loaf, size: 225 }, { ...bread, bought: null }, null)).toEqual(["small"]);
});

test("prices-42 a unit price that does not follow from price and size is asked about", () => {
  expect(walkQuestions({ ...loaf, price: 8.49 }, bread, { price: 0.52, size: 100, unit: "g" })).toEqual([
    "unitPrice",
  ]);
});

test("prices-42 mass does not compare with volume or pieces", () => {
  expect(isComparable({ size: 24, unit: "oz" }, bread)).toBe(true);
  expect(isComparable({ size: 500, unit: "ml" }, bread)).toBe(false);
  expect(isComparable({ size: 12, unit: "piece" }, bread)).toBe(false);
  expect(isComparable({ size: 12, unit: "piece" }, { ...bread, bought: null })).toBe(true);
});

test("prices-42 of the sizes on a tag those of the compared measure are offered, one size in two units once", () => {
  const sizes = [
    { size: 675, unit: "g" },
    { size: 24, unit: "oz" },
    { size: 10, unit: "piece" },
  ] as const;
  expect(sizesToChoose({ sizes: [...sizes] }, bread)).toEqual([sizes[0]]);
  expect(sizesToChoose({ sizes: [...sizes, { size: 500, unit: "g" }] }, bread)).toEqual([
    sizes[0],
    { size: 500, unit: "g" },
  ]);
  const rolls = { ...bread, bought: { size: 6, unit: "piece" } } as const;
  expect(sizesToChoose({ sizes: [...sizes] }, rolls)).toEqual([sizes[2]]);
});

test("prices-41 a price is told for 100 g, 100 ml or a piece, as tags print it", () => {
  expect(pricePerMeasure(loaf).measure).toBe("mass");
  expect(pricePerMeasure(loaf).price).toBeCloseTo(0.517, 3);
  expect(pricePerMeasure({ price: 6, size: 12, unit: "piece" })).toEqual({ measure: "count", price: 0.5 });
});
