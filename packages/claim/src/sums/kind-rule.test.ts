import { KINDS } from "@gf-ledger/domain/line-item/kind";
import { expect, it } from "vitest";
import { lineItem } from "../../test/support/line-item";
import { sumOf } from "../../test/support/sum-of";
import { kindRule } from "./kind-rule";

it.each([
  ["counterpart", true, true],
  ["intermediate", true, true],
  ["no-counterpart", false, true],
  ["natural", false, false],
  ["never", false, false],
  ["return", true, true],
] as const)("claim-6 a line of kind %s starts ticked in Canada: %s, in the US: %s", (kind, canada, us) => {
  expect(kindRule(kind, "ca").startsClaimed).toBe(canada);
  expect(kindRule(kind, "us").startsClaimed).toBe(us);
});

it("claim-6 every kind has a row for each country", () => {
  for (const kind of KINDS)
    for (const edition of ["ca", "us"] as const) expect(kindRule(kind, edition).kind).toBe(kind);
});

it("claim-6 without a counterpart the whole price counts, in Canada with the sentence that no text was found", () => {
  const gum = lineItem({ kind: "no-counterpart", regularPrice: { basis: "none" }, price: 1299 });
  expect(sumOf([gum]).rows).toMatchObject([{ regularPrice: 0, amountCents: 1299 }]);
  expect(kindRule("no-counterpart", "ca")).toMatchObject({
    reason: "no-canadian-text-found",
    standing: "unconfirmed",
  });
});
