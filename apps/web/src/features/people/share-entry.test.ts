import { translatorOf } from "@gf-ledger/messages/translator";
import { describe, expect, test } from "vitest";
import { readShares, typedShares } from "./share-entry";

const words = translatorOf("en-CA", "shares");

describe("claim-11 shares typed in percent", () => {
  test.each([
    [
      { ann: "50", ben: "50" },
      { ann: 0.5, ben: 0.5 },
    ],
    [{ ann: "33,3", ben: "" }, { ann: 0.333 }],
    [{ ann: "12.5 %" }, { ann: 0.125 }],
    [{ ann: "0", ben: "" }, {}],
  ])("%j is %j", (typed, shares) => {
    const read = readShares(typed, words);
    const found = read.ok ? read.shares.map(({ personId, share }) => [personId, share]) : null;
    expect(found).toEqual(Object.entries(shares));
  });

  test.each([
    [{ ann: "60", ben: "50" }, "Together that is 110%. Lower one of the shares: 100% is all of it."],
    [{ ann: "101" }, "Enter a percentage from 0 to 100, for example 50."],
    [{ ann: "-1" }, "Enter a percentage from 0 to 100, for example 50."],
    [{ ann: "half" }, "Enter a percentage from 0 to 100, for example 50."],
  ])("%j is refused: %s", (typed, error) => {
    expect(readShares(typed, words)).toEqual({ ok: false, error });
  });

  test("editions-14 are refused in French with a decimal comma", () => {
    expect(readShares({ ann: "60,5", ben: "50" }, translatorOf("fr-CA", "shares"))).toEqual({
      ok: false,
      error: "Cela donne 110,5\u00A0% en tout. Baissez une des parts\u00A0: 100\u00A0% en est la totalité.",
    });
  });

  test("what is stored is typed back as it was", () => {
    const shares = [{ personId: "ann", share: 0.333 }];
    expect(typedShares(["ann", "ben"], shares, "en-CA")).toEqual({ ann: "33.3", ben: "" });
    expect(typedShares(["ann"], shares, "fr-CA")).toEqual({ ann: "33,3" });
  });
});
