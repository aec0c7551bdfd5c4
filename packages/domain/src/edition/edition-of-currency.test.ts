import { expect, test } from "vitest";
import { CURRENCIES, EDITION_FACTS, EDITIONS } from "./edition-facts";
import { editionOfCurrency } from "./edition-of-currency";

test("receipts-11 a currency is compared with the prices of the edition that pays in it", () => {
  for (const edition of EDITIONS) expect(editionOfCurrency(EDITION_FACTS[edition].currency)).toBe(edition);
  expect(CURRENCIES.map(editionOfCurrency)).toEqual(["ca", "us"]);
});
