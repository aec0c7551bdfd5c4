import type { ProductFacts } from "@gf-ledger/domain/barcode/product-facts";
import { expect, test } from "vitest";
import { ProductFound } from "@/features/barcode/product-found";
import { renderedText } from "./support/rendered-text";

const FLOUR: ProductFacts = {
  barcode: "4006381333931",
  name: "Gluten Free Flour",
  brand: null,
  size: null,
  sizeUnit: null,
  labelledNoGluten: false,
  labels: [],
  categories: [],
  countries: [],
  changedOn: null,
  source: {
    name: "Open Food Facts",
    attribution: "Open Food Facts contributors",
    licence: "ODbL 1.0",
    url: "https://world.openfoodfacts.org/product/4006381333931",
    askedOn: "2026-11-01",
    old: false,
  },
};
const shown = (facts: ProductFacts) =>
  renderedText(<ProductFound facts={facts} takes="size" onTake={() => undefined} />, "ca");

test("matching-40 where a size is asked and the source has none, it says so, and where the size is", () => {
  const text = shown(FLOUR);
  expect(text).toContain(
    "Open Food Facts has no size for this package. Type the size that is printed on it.",
  );
  expect(text).not.toContain("Use this size");
});

test("matching-40 a size that the source has can be taken over", () => {
  const text = shown({ ...FLOUR, size: 400, sizeUnit: "g" });
  expect(text).toContain("Use this size");
  expect(text).not.toContain("has no size");
});
