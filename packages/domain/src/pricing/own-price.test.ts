import { expect, test } from "vitest";
import { ownPriceForLine } from "./own-price";

const ofPackage = { ownPrice: 300, averagePrice: 400, cataloguePrice: 800 };

test("prices-10 an own price for a package grows with the line as the catalogue's price did", () => {
  expect(ownPriceForLine(ofPackage)).toBe(600);
  expect(ownPriceForLine({ ...ofPackage, cataloguePrice: 201 })).toBe(151);
});

test("prices-10 an own price stands as it is where nothing tells the line's size", () => {
  expect(ownPriceForLine({ ...ofPackage, cataloguePrice: null })).toBe(300);
  expect(ownPriceForLine({ ...ofPackage, averagePrice: 0 })).toBe(300);
  expect(ownPriceForLine({ ...ofPackage, ownPrice: null })).toBeNull();
});
