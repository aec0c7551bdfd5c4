import { describe, expect, it } from "vitest";
import { lineItem } from "../../test/support/line-item";
import { sumOf } from "../../test/support/sum-of";
import { claimBlocks } from "./claim-blocks";
import { dependencyOf, notClaimable } from "./dependants";
import { incomeMatters } from "./income-matters";
import { lineOf } from "./line-of";

const unsaid = { supported: null, resident: null, livedWith: null };
const young = "2015-05-05";
const grown = "1996-05-05";

describe("claim-123 who is a dependant in Canada", () => {
  it.each([
    ["self", null, {}, true, []],
    ["spouse", null, {}, true, []],
    ["child", young, { supported: false }, true, []],
    ["child", grown, {}, true, ["supported"]],
    ["child", grown, { supported: true }, true, []],
    ["child", grown, { supported: false }, false, []],
    ["grandchild", young, { resident: false }, true, ["supported"]],
    ["parent", grown, {}, true, ["supported", "resident"]],
    ["parent", grown, { supported: true, resident: true }, true, []],
    ["parent", grown, { supported: true, resident: false }, false, []],
    ["sibling", young, { supported: false }, false, []],
    ["aunt-or-uncle", null, { supported: true }, true, ["resident"]],
    ["niece-or-nephew", young, { resident: false }, false, []],
    ["grandparent", null, { resident: true }, true, ["supported"]],
    ["other-dependant", null, {}, true, ["relation", "supported"]],
    ["none", young, { supported: true, resident: true, livedWith: "all-year" }, false, []],
  ] as const)("a %s born %s with %o: %s, %o asked", (relation, birthDate, said, isClaimable, asked) => {
    const person = { relation, birthDate, dependence: { ...unsaid, ...said } };
    expect(dependencyOf(person, "ca", 2026)).toEqual({ isClaimable, asked });
    if (relation !== "child" || birthDate === grown) expect(lineOf(person, 2026).ok).toBe(isClaimable);
  });
});

describe("claim-123 who is a dependant in the United States", () => {
  it.each([
    ["spouse", null, {}, true, []],
    ["child", young, {}, true, ["resident", "lived-with"]],
    ["child", young, { resident: true, livedWith: "over-half" }, true, []],
    ["child", young, { resident: true, livedWith: "less" }, true, ["supported"]],
    ["child", young, { livedWith: "less", supported: false }, false, []],
    ["child", young, { resident: false }, false, []],
    ["child", grown, { resident: true, supported: true }, true, []],
    ["child", grown, { livedWith: "all-year", supported: false }, false, []],
    ["parent", grown, {}, true, ["resident", "supported"]],
    ["parent", grown, { resident: true, supported: true, livedWith: "less" }, true, []],
    ["none", grown, {}, false, ["resident", "lived-with", "supported"]],
    ["none", grown, { livedWith: "all-year", supported: true, resident: true }, true, []],
    ["none", grown, { livedWith: "all-year", supported: false }, false, []],
    ["none", grown, { livedWith: "over-half" }, false, []],
  ] as const)("a %s born %s with %o: %s, %o asked", (relation, birthDate, said, isClaimable, asked) => {
    const person = { relation, birthDate, dependence: { ...unsaid, ...said } };
    expect(dependencyOf(person, "us", 2026)).toEqual({ isClaimable, asked });
  });
});

describe("claim-124 a lodger", () => {
  const ann = { id: "ann", relation: "self" as const, birthDate: null, diedOn: null };
  const lodger = { id: "lodger", relation: "none" as const, birthDate: null, diedOn: null };

  it("has no block, and nobody asks for an income", () => {
    expect(claimBlocks([ann, lodger], 2026)).toEqual({
      ok: true,
      blocks: [{ line: "33099", personIds: ["ann"] }],
    });
    expect(incomeMatters(lodger, 2026, "ca")).toBe(false);
  });

  it("eats nothing that is claimed: the line is left out with its reason, and a shared one counts for the other", () => {
    const excluded = notClaimable([ann, lodger], "ca", 2026);
    const whole = lineItem({ id: "whole", shares: [{ personId: "lodger", share: 1 }] });
    const half = ["ann", "lodger"].map((personId) => ({ personId, share: 0.5 }));
    const sum = sumOf([whole, lineItem({ id: "half", shares: half })], { notClaimable: excluded });
    expect(sum.leftOut).toEqual([{ lineItemId: "whole", reason: "not-a-dependant" }]);
    expect(sum.rows.map(({ personId, amountCents }) => [personId, amountCents])).toEqual([["ann", 175]]);
  });
});
