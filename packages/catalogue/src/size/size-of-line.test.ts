import { UNIT_MEASURES } from "@gf-ledger/domain/size/unit-measures";
import { describe, expect, it } from "vitest";
import { createMatcher } from "../create-matcher";

const matcher = createMatcher();
const sizeOf = (name: string) => {
  const { size, sizeFrom } = matcher.propose({ name }, "ca");
  return [size?.amount ?? null, size?.unit ?? null, sizeFrom];
};

describe("matching-28 the package's size on a line", () => {
  it.each([
    ["GF GOLDEN OREO COOKIES 13.29OZ", 13.29, "oz"],
    ["SIMPLE MILLS CRACKERS 4.25OZ", 4.25, "oz"],
    ["GF PRETZELS 14.1 OZ", 14.1, "oz"],
    ["GF WHITE BREAD 1.5LB", 1.5, "lb"],
    ["GF FLOUR 2.27 KG", 2.27, "kg"],
    ["GF TAMARI SAUCE 10 FL OZ", 10, "fl-oz"],
    ["GF SOY SAUCE 10FLOZ", 10, "fl-oz"],
    ["GF APPLE JUICE 64OZ", 64, "fl-oz"],
    ["ORANGE JUICE 1.54L", 1.54, "l"],
    ["GF GRANOLA BARS 6X40G", 240, "g"],
    ["GF CRACKERS 35G X 6", 210, "g"],
    ["COLA 12X355ML", 4260, "ml"],
    ["GF RICE CAKES 1,5 KG", 1.5, "kg"],
    ["GF SPAGHETTI 340G 5.99", 340, "g"],
    ["LARGE EGGS 12CT", 12, "piece"],
  ])("%s is %d %s", (line, amount, unit) => {
    expect(sizeOf(line)).toEqual([amount, unit, "line"]);
  });

  it.each([
    "GF SPAGHETTI 5.99",
    "GF SPAGHETTI 5.99 G",
    "GF SPAGHETTI 12.49 HRJ",
    "GF BAGELS 6CT",
    "GF XYZZY",
  ])("%s says no size", (line) => {
    expect(sizeOf(line)).toEqual([null, null, null]);
  });

  it("a size with two decimals scales the comparison", () => {
    const { match, regularPrice, scaledBy } = matcher.propose({ name: "GF SPAGHETTI 13.29OZ" }, "ca");
    const grams = 13.29 * UNIT_MEASURES.oz.inBase;
    expect(scaledBy?.toSize).toBe(Math.round(grams));
    expect(regularPrice).toBe(
      Math.round(((match?.product.price.ca ?? 0) * grams) / (match?.product.size ?? 1)),
    );
  });
});
