import { translateWords } from "@gf-ledger/messages/keyed-message";
import { translatorOf } from "@gf-ledger/messages/translator";
import { expect, test } from "vitest";
import { type AddedTyped, addedItem, EMPTY_ENTRY, inPoints, wrongOf } from "./added-entry";

const wrongIn = (locale: "en-CA" | "fr-CA", typed: AddedTyped) =>
  wrongOf(typed, translatorOf(locale, "reports.add"), (message) => translateWords(message, locale));

const LOAF = { ...EMPTY_ENTRY, name: " GF Loaf ", price: "7.49", purchaseDate: "2026-03-14" };

test("reports-35 name, price and date are enough; the rest is left to the product", () => {
  expect(wrongIn("en-CA", LOAF)).toEqual({});
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
  const wrong = wrongIn("en-CA", {
    ...EMPTY_ENTRY,
    price: "-1",
    quantity: "0",
    size: "x",
    regularPrice: "much",
  });
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

test("reports-35 editions-17 in French an amount is typed with a comma, and what is wrong is said in French", () => {
  const typed = { ...LOAF, price: "7,49", quantity: "1,5", size: "0,3", regularPrice: "3,20" };
  const read = inPoints(typed, "fr-CA");
  expect(wrongIn("fr-CA", read)).toEqual({});
  expect(addedItem(read)).toMatchObject({ price: "7.49", quantity: 1.5, size: 0.3, regularPrice: "3.20" });
  expect(wrongIn("fr-CA", { ...LOAF, price: "-1" })).toEqual({
    price: "Veuillez entrer un nombre positif valide.",
  });
});
