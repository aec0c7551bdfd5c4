import { describe, expect, test } from "vitest";
import { readShares, typedShares } from "./share-entry";

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
    const read = readShares(typed);
    const found = read.ok ? read.shares.map(({ personId, share }) => [personId, share]) : null;
    expect(found).toEqual(Object.entries(shares));
  });

  test.each([
    [{ ann: "60", ben: "50" }, "Together that is 110%. Lower one of the shares: 100% is all of it."],
    [{ ann: "101" }, "Enter a percentage from 0 to 100, for example 50."],
    [{ ann: "-1" }, "Enter a percentage from 0 to 100, for example 50."],
    [{ ann: "half" }, "Enter a percentage from 0 to 100, for example 50."],
  ])("%j is refused: %s", (typed, error) => {
    expect(readShares(typed)).toEqual({ ok: false, error });
  });

  test("what is stored is typed back as it was", () => {
    const shares = [{ personId: "ann", share: 0.333 }];
    expect(typedShares(["ann", "ben"], shares)).toEqual({ ann: "33.3", ben: "" });
  });
});
