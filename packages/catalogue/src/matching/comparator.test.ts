import { EDITIONS } from "@gf-ledger/domain/edition/edition-facts";
import { describe, expect, it } from "vitest";
import { createMatcher } from "../create-matcher";
import { CATALOGUE } from "../products";

const matcher = createMatcher();

describe("matching-28 a measured price of the purchase's country goes before an estimate", () => {
  it.each(EDITIONS)(
    "in %s no estimate is proposed where a package of the same name was measured",
    (edition) => {
      const measured = new Set(
        CATALOGUE.filter(({ brand, basis }) => brand === null && !basis[edition].estimate).map(
          ({ name }) => name,
        ),
      );
      expect(measured.size).toBeGreaterThan(10);
      for (const name of measured) {
        const { match } = matcher.propose({ name: `GF ${name.toUpperCase()}` }, edition);
        if (match?.product.name === name) expect(match.product.basis[edition].estimate, name).toBe(false);
      }
    },
  );

  it("white bread is compared with what was measured in each country, brought to the line's size", () => {
    const ca = matcher.propose({ name: "GF WHITE BREAD 400G" }, "ca");
    const us = matcher.propose({ name: "GF WHITE BREAD 400G" }, "us");
    expect([ca.match?.product.size, us.match?.product.size]).toEqual([675, 454]);
    for (const { scaledBy } of [ca, us]) expect(scaledBy?.toSize).toBe(400);
  });
});
