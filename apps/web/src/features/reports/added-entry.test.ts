import { expect, test } from "vitest";
import { addedItem, EMPTY_ENTRY, wrongOf } from "./added-entry";

const LOAF = { ...EMPTY_ENTRY, name: " GF Loaf ", price: "7.49", purchaseDate: "2026-03-14" };

test("reports-35 name, price and date are enough; the rest is left to the product", () => {
  expect(wrongOf(LOAF)).toEqual({});
  expect(addedItem(LOAF)).toEqual({
    name: "GF Loaf",
    price: "7.49",
    purchaseDate: "2026-03-14",
    quantity: 1,
  });
});

test("reports-35 what is known besides is sent with it", () => {
  const all = {
    ...LOAF,
    store: "Market",
    category: "Snacks",
    quantity: "2",
    size: "300",
    regularPrice: "3.20",
  } as const;
  expect(addedItem(all)).toMatchObject({
    store: "Market",
    category: "Snacks",
    quantity: 2,
    size: 300,
    unit: "g",
    regularPrice: "3.20",
  });
});

test("reports-35 each field that is wrong says what to do", () => {
  const wrong = wrongOf({ ...EMPTY_ENTRY, price: "-1", quantity: "0", size: "x", regularPrice: "much" });
  expect(Object.keys(wrong).sort()).toEqual([
    "name",
    "price",
    "purchaseDate",
    "quantity",
    "regularPrice",
    "size",
  ]);
  expect(Object.values(wrong).every((words) => words.startsWith("Please"))).toBe(true);
});
