import { describe, expect, it } from "vitest";
import { createMatcher } from "../create-matcher";
import { MAKER_SIZES } from "./maker-size";

const matcher = createMatcher();

describe("matching-28 the usual package of a known maker's product", () => {
  it.each([
    ["ENJOY LIFE CHOC CHP CKY", "ca", 170, "g"],
    ["ENJOY LIFE CHOC CHP CKY", "us", 6, "oz"],
    ["PC GF CHKN STRIPS", "ca", 600, "g"],
    ["ENVIROKIDZ GORILLA MUNCH GF", "ca", 284, "g"],
    ["BARILLA GF PENNE", "us", 12, "oz"],
    ["CANYON BKHSE EVERYTHING BAGELS", "us", 14, "oz"],
    ["BRM GF GUAR GUM", "us", 8, "oz"],
  ] as const)("%s in %s is %d %s", (line, edition, amount, unit) => {
    const { size, sizeFrom } = matcher.propose({ name: line }, edition);
    expect({ size, sizeFrom }).toEqual({ size: { amount, unit }, sizeFrom: "maker" });
  });

  it.each([
    ["BARILLA PENNE", "us", "the maker's regular food"],
    ["ENJOY LIFE CRUNCHY COOKIES", "ca", "another product of the maker"],
    ["PC GF CHKN STRIPS", "us", "a package of the other country"],
    ["SCHAR XYZZY", "ca", "a product that no row has"],
  ] as const)("%s in %s has none: %s", (line, edition, _why) => {
    expect(matcher.propose({ name: line }, edition)).toMatchObject({ size: null, sizeFrom: null });
  });

  it("what the line prints goes before it", () => {
    const { size, sizeFrom } = matcher.propose({ name: "ENJOY LIFE CHOC CHP CKY 340G" }, "ca");
    expect({ size, sizeFrom }).toEqual({ size: { amount: 340, unit: "g" }, sizeFrom: "line" });
  });

  it("the comparison is brought to it", () => {
    const { match, regularPrice, scaledBy } = matcher.propose({ name: "ENJOY LIFE CHOC CHP CKY" }, "ca");
    expect(scaledBy).toMatchObject({ toSize: 170, unit: "g" });
    expect(regularPrice).toBe(
      Math.round(((match?.product.price.ca ?? 0) * 170) / (match?.product.size ?? 1)),
    );
  });

  it("every row says where it was read, and no two say the same product of one country", () => {
    const keys = MAKER_SIZES.map(({ spellings, food, isNot, country }) =>
      [spellings[0], ...food, ...isNot.map((word) => `-${word}`), country].join(" "),
    );
    expect(new Set(keys).size).toBe(keys.length);
    for (const { source } of MAKER_SIZES)
      expect(source).toMatch(/recall|release|report|advisory|Open Food Facts/);
  });
});
