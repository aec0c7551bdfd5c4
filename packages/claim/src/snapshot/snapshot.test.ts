import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { claimContent } from "../../test/support/claim-content";
import { finished } from "../../test/support/finished";
import { household } from "../../test/support/household";
import { whoClaims } from "../credits/who-claims";
import { canonicalJson } from "./canonical-json";
import { withSourceCodes } from "./filed-sources";
import { withLaterFields } from "./later-fields";
import { snapshotDifference as differenceInSteps } from "./snapshot-difference";
import { takeSnapshot as snapshotInSteps } from "./take-snapshot";

const takeSnapshot = (...asked: Parameters<typeof snapshotInSteps>) => finished(snapshotInSteps(...asked));
const snapshotDifference = (...asked: Parameters<typeof differenceInSteps>) =>
  finished(differenceInSteps(...asked));

const estimateOf2025 = () => {
  const creditEstimate = whoClaims(household({ ownExpensesCents: 204_000 }));
  if (!creditEstimate.ok) throw new Error(creditEstimate.reason);
  return creditEstimate.claimant.sections.flatMap(({ lines }) => lines);
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe("claim-16 the snapshot of a filed claim", () => {
  it("is the same text and hash for the same claim, in whatever order its lists came", () => {
    const claim = claimContent();
    const reversed = claimContent({
      lineItems: [...claim.lineItems].reverse(),
      rows: [...claim.rows].reverse(),
      readerVersions: ["local 1", "local 2", "local 1"],
    });
    const taken = takeSnapshot(claim, sha256);
    expect(takeSnapshot(reversed, sha256)).toEqual(taken);
    expect(taken.sha256).toBe(sha256(taken.text));
    expect(taken.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it("claim-42 keeps its sources by their English names, and reads them back as codes", () => {
    const original = {
      currency: "USD",
      cents: 100,
      rate: 1.4,
      of: "2025",
      source: "My bank's page",
    } as const;
    const claim = claimContent({
      figures: estimateOf2025(),
      otherExpenses: claimContent().otherExpenses.map((expense) => ({ ...expense, original })),
    });
    const { text } = takeSnapshot(claim, sha256);
    expect(text).toContain('"source":"Form T1 2025"');
    expect(text).not.toContain("form-t1-2025");
    const read = withSourceCodes(JSON.parse(text));
    expect(read.figures).toEqual(claim.figures);
    expect(read.otherExpenses).toEqual(claim.otherExpenses);
  });

  it("has another hash when a cent is another", () => {
    const claim = claimContent();
    const [first, ...rest] = claim.lineItems;
    const changed = claimContent({ lineItems: first ? [{ ...first, price: 700 }, ...rest] : [] });
    expect(takeSnapshot(changed, sha256).sha256).not.toBe(takeSnapshot(claim, sha256).sha256);
  });

  it("reads back as what was written", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(canonicalJson(plain))).toEqual(plain);
      }),
    );
  });

  it("orders keys, leaves out what is undefined, and refuses what JSON would lose", () => {
    expect(canonicalJson({ b: 1, a: [null, "é"], c: undefined })).toBe('{"a":[null,"é"],"b":1}');
    for (const lost of [Number.NaN, new Map(), new Date(0), () => 1, 1n, [undefined]])
      expect(() => canonicalJson(lost)).toThrow(RangeError);
  });
});

describe("claim-29 what changed since", () => {
  it("is nothing while nothing did, in whatever order", () => {
    const claim = claimContent();
    const reversed = claimContent({ lineItems: [...claim.lineItems].reverse() });
    expect(snapshotDifference(claim, claim)).toEqual([]);
    expect(snapshotDifference(claim, reversed)).toEqual([]);
    expect(snapshotDifference(claim, claimContent({ readerVersions: ["local 1", "local 2"] }))).toEqual([]);
  });

  it("claim-29 is nothing where people were given a field after filing, until something is said in it", () => {
    const [ann] = claimContent().people;
    const stated = ann?.letter && { ...ann, diagnosedOn: null, letter: { ...ann.letter, signedBy: null } };
    const filed = claimContent({ people: stated ? [stated] : [] });
    const before = canonicalJson(filed).replace('"diagnosedOn":null,', "").replace(',"signedBy":null', "");
    expect(before).not.toMatch(/diagnosedOn|signedBy/);
    const stored = withLaterFields(JSON.parse(before));
    expect(snapshotDifference(stored, filed)).toEqual([]);
    expect(snapshotDifference(stored, claimContent())).toMatchObject([
      { thing: "person", id: "ann", fields: [{ field: "diagnosedOn" }, { field: "letter" }] },
    ]);
  });

  it("names each thing, and of each field the old and the new", () => {
    const filed = claimContent();
    const [bread] = filed.lineItems;
    const lineItems = bread ? [{ ...bread, price: 799 }] : [];
    const today = claimContent({ lineItems, countTax: true, otherExpenses: [] });
    const changes = snapshotDifference(filed, today);
    expect(changes.map(({ thing, id, change }) => [thing, thing === "row" ? "" : id, change])).toEqual([
      ["claim", "claim", "changed"],
      ["totals", "totals", "changed"],
      ["line-item", "bread", "changed"],
      ["line-item", "pasta", "removed"],
      ["row", "", "changed"],
      ["row", "", "removed"],
      ["other-expense", canonicalJson(filed.otherExpenses[0]), "removed"],
    ]);
    expect(changes[0]?.fields).toEqual([{ field: "countTax", old: "false", new: "true" }]);
    expect(changes[2]?.fields).toEqual([{ field: "price", old: "699", new: "799" }]);
    expect(snapshotDifference(filed, claimContent({ figures: estimateOf2025() })).at(-1)).toMatchObject({
      thing: "figure",
      change: "added",
    });
    expect(snapshotDifference(today, filed).map(({ change }) => change)).toContain("added");
  });
});
