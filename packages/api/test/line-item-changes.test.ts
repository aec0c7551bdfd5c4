import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logged, seen } from "./support/logged";
import { readItem, reading } from "./support/reading";
import { readReceipt } from "./support/receipts";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
type Change = Omit<Parameters<Person["call"]["taxReport"]["updateLineItem"]>[0], "id">;

async function lineOf(given: Parameters<typeof logged>[2][number], edition: "ca" | "us" = "ca") {
  const person = await testApp.signIn(undefined, edition);
  await logged(testApp, person, [{ currency: edition === "ca" ? "CAD" : "USD", ...given }]);
  const [row] = (await person.call.taxReport.lineItems()).lineItems;
  const id = row?.id ?? "";
  return { person, change: (change: Change) => person.call.taxReport.updateLineItem({ id, ...change }) };
}

const loaf = { size: 400, unit: "g", priceEvidence: seen(349, 675, "g"), regularPrice: 207 };

describe("reports-34 quantity, size and kind of a line item", () => {
  test("another quantity or size brings the regular package to it, to the cent", async () => {
    const { change } = await lineOf({ ...loaf, price: 1947 });
    expect(await change({ quantity: 3 })).toMatchObject({
      quantity: 3,
      price: 19.47,
      regularPrice: 6.2,
      extraCost: 13.27,
      priceSource: "own",
      priceBasis: "Price of White Bread, 675 g brought to 3 × 400 g.",
    });
    expect(await change({ size: 0.6, unit: "kg" })).toMatchObject({
      size: 0.6,
      unit: "kg",
      regularPrice: 9.31,
      sizeCompared: true,
    });
  });

  test("prices-9 a price without a package goes with the quantity, and an estimate with what was paid", async () => {
    const custom = await lineOf({ priceSource: "custom", regularPrice: 349 });
    expect(await custom.change({ quantity: 3 })).toMatchObject({
      regularPrice: 10.47,
      priceSource: "custom",
    });
    const estimate = await lineOf({ priceSource: "estimate", regularPrice: 360 });
    expect(await estimate.change({ quantity: 2 })).toMatchObject({ regularPrice: 3.6 });
  });

  test("claim-5 a size that does not compare is said so: another measure, or no package known", async () => {
    const other = await lineOf(loaf);
    expect(await other.change({ size: 500, unit: "ml" })).toMatchObject({
      regularPrice: 2.07,
      sizeCompared: false,
    });
    const unknown = await lineOf({ priceSource: "catalogue" });
    expect(await unknown.change({ size: 400, unit: "g" })).toMatchObject({ sizeCompared: false });
  });

  test.each([
    [{ quantity: 0 }, "issues.quantityBetween"],
    [{ quantity: -1 }, "Only a return has amounts below 0."],
    [{ quantity: 1e9 }, "issues.quantityBetween"],
    [{ quantity: 1e-300 }, "issues.quantityBetween"],
    [{ size: 0, unit: "g" as const }, "entryIssues.sizeAboveZero"],
    [{ size: 1e-300, unit: "g" as const }, "entryIssues.sizeAboveZero"],
    [{ size: 400 }, "Please enter a size with its unit"],
    [{ price: -5 }, "Only a return has amounts below 0."],
    [{ regularPrice: "-5" }, "Only a return has amounts below 0."],
    [{ kind: "natural" as const, counts: true }, "Please say in a note why it counts here"],
    [{ kind: "never" as const, kindNote: null, counts: true }, "Please say in a note why it counts here"],
    [{ countsInFull: true }, "Only an item without a regular counterpart counts in full."],
    [{ quantity: 100_000 }, "makes the regular price too large"],
    [{ colour: "red" } as Change, "issues.unknownFields"],
  ])("api-70 %j is refused with clear words, and nothing is lost", async (wrong, words) => {
    const { person, change } = await lineOf({});
    const before = await person.call.taxReport.lineItems();
    const refusal = await refusalOf(change(wrong));
    expect(refusal.code).toBe("BAD_REQUEST");
    expect(refusal.message).toContain(words);
    expect(await person.call.taxReport.lineItems()).toEqual(before);
  });

  test("goods sold by weight keep their weight", async () => {
    const { change } = await lineOf({
      soldByWeight: true,
      size: 0.835,
      unit: "kg",
      price: 1286,
      regularPrice: 919,
      priceEvidence: seen(1100, 1, "kg"),
    });
    expect(await change({ size: 0.41 })).toMatchObject({ size: 0.41, unit: "kg", regularPrice: 4.51 });
    expect((await refusalOf(change({ size: null }))).message).toContain("needs its weight");
  });

  test("claim-6 food that is gluten-free by nature is claimed with a note, which stays on the item", async () => {
    const { change } = await lineOf({});
    const kindNote = "Made and sold as a gluten-free product";
    expect(await change({ kind: "natural", kindNote })).toMatchObject({ kind: "natural", kindNote });
    expect(await change({ price: 8 })).toMatchObject({ kind: "natural", kindNote, extraCost: 4.51 });
  });

  test("receipts-54 a line becomes a return and back; its amounts are taken with or without their sign", async () => {
    const { change } = await lineOf({ ...loaf, quantity: 2, price: 1298, regularPrice: 414 });
    const back = { quantity: -2, price: -12.98, regularPrice: -4.14, extraCost: -8.84 };
    expect(await change({ kind: "return" })).toMatchObject({ ...back, countedExtraCost: -8.84 });
    expect(await change({ quantity: 1, price: 6.49 })).toMatchObject({
      quantity: -1,
      price: -6.49,
      regularPrice: -2.07,
    });
    expect(await change({ price: -6.5 })).toMatchObject({ price: -6.5 });
    expect(await change({ kind: "counterpart" })).toMatchObject({
      quantity: 1,
      price: 6.5,
      regularPrice: 2.07,
    });
  });

  test("claim-8 the tax keeps its rate when a price changes", async () => {
    const { change } = await lineOf({ taxCents: 91, regularTaxCents: 45 });
    expect(await change({ price: 13.98, regularPrice: 7 })).toMatchObject({ tax: 1.82, regularTax: 0.91 });
  });

  test("whatever is changed, the extra cost is the difference and the database takes it", async () => {
    const { change } = await lineOf({ ...loaf, price: 699 });
    const kinds = fc.constantFrom("counterpart", "intermediate", "no-counterpart", "return");
    const anyChange = fc.record(
      {
        quantity: fc.constantFrom(1, 2, 0.5, 12),
        size: fc.constantFrom(100, 400, 900),
        unit: fc.constantFrom("g", "kg", "ml"),
        kind: kinds,
        price: fc.nat(9_999).map((cents) => cents / 100),
      } as const,
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(anyChange, async (one) => {
        const row = await change(one as Change);
        expect(Math.round(row.extraCost * 100)).toBe(
          Math.round(row.price * 100) - Math.round(row.regularPrice * 100),
        );
        expect(Math.sign(row.quantity)).toBe(row.kind === "return" ? -1 : 1);
      }),
      { numRuns: 60 },
    );
  });
});

describe("claim-7 an item without a regular counterpart", () => {
  test("counts in full in the US", async () => {
    const { change } = await lineOf({}, "us");
    expect(await change({ kind: "no-counterpart" })).toMatchObject({
      regularPrice: 0,
      extraCost: 6.99,
      priceSource: "none",
      sizeCompared: null,
      priceBasis: "There is no regular counterpart, so the whole price counts.",
    });
  });

  test("counts in Canada only where the person chooses so, beside the sentence that no text was found", async () => {
    const { change } = await lineOf({});
    expect(await change({ kind: "no-counterpart" })).toMatchObject({
      regularPrice: 6.99,
      extraCost: 0,
      priceSource: "none",
      priceBasis: expect.stringContaining("you have not chosen to count it. No text of the CRA was found"),
    });
    expect(await change({ price: 8 })).toMatchObject({ regularPrice: 8, extraCost: 0 });
    expect(await change({ countsInFull: true })).toMatchObject({
      regularPrice: 0,
      extraCost: 8,
      priceBasis: expect.stringContaining("so the whole price counts. No text of the CRA was found"),
    });
    expect(await change({ quantity: 2 })).toMatchObject({ regularPrice: 0, extraCost: 8 });
    expect(await change({ countsInFull: false })).toMatchObject({ extraCost: 0 });
    expect(await change({ kind: "counterpart" })).toMatchObject({
      priceSource: "estimate",
      regularPrice: 4.12,
    });
  });
});

describe("claim-8 what each line was taxed", () => {
  const PHOTO = Buffer.from("a photo");
  const tax = (cents: number, codes: string[]) => ({
    label: "HST",
    cents,
    itemIndex: null,
    rawText: "HST",
    confidence: 0.9,
    box: null,
    codes,
  });

  async function confirmed(taxes: ReturnType<typeof tax>[], codes: readonly (string | null)[]) {
    const names = ["GF COOKIES", "GF BREAD", "CHIPS"];
    const items = codes.map((taxCode, at) => ({ ...readItem(names[at] ?? "", 1000), taxCode }));
    const { next } = testApp.reader;
    testApp.reader.next = async (image) => {
      const outcome = await next(image);
      return outcome.ok ? { ...outcome, reading: reading({ items, taxes }) } : outcome;
    };
    const person = await testApp.signIn();
    const { id } = await person.call.receipts.create({ image: PHOTO });
    testApp.reader.next = next;
    await person.call.receipts.confirm({ id });
    const { lineItems } = await person.call.taxReport.lineItems();
    return new Map(lineItems.map((row) => [row.name, row]));
  }

  test("an item's tax is its share of its code's tax, and the regular price gets the same rate", async () => {
    const rows = await confirmed([tax(260, ["H"])], ["H", null, "H"]);
    const cookies = rows.get("GF COOKIES");
    expect(cookies).toMatchObject({ tax: 1.3, taxCode: "H" });
    expect(cookies?.regularTax).toBe(Math.round((cookies?.regularPrice ?? 0) * 13) / 100);
    expect(rows.get("GF BREAD")).toMatchObject({ tax: null, regularTax: null });
  });

  test("a line of two codes pays both", async () => {
    const rows = await confirmed([tax(100, ["G", "GP"]), tax(70, ["GP"])], ["GP", null, "G"]);
    expect(rows.get("GF COOKIES")).toMatchObject({ tax: 1.2 });
  });

  test("a line that is taken off, or counts for less, leaves the others' tax as it was", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const items = ["GF COOKIES", "GF BREAD", "CHIPS"].map((name) => ({
      ...readItem(name, 1000),
      taxCode: "H",
    }));
    const { id, items: lines } = await readReceipt(
      testApp,
      person,
      reading({ items, taxes: [tax(390, ["H"])] }),
    );
    await call.receipts.removeItem({ id: lines[2]?.id ?? "" });
    await call.receipts.confirm({ id });
    const taxes = async () =>
      Object.fromEntries((await call.taxReport.lineItems()).lineItems.map((row) => [row.name, row.tax]));
    expect(await taxes()).toEqual({ "GF COOKIES": 1.3, "GF BREAD": 1.3 });
    const bread = (await call.taxReport.lineItems()).lineItems.find(({ name }) => name === "GF BREAD");
    await call.taxReport.updateLineItem({ id: bread?.id ?? "", price: 5 });
    await call.receipts.reopen({ id });
    await call.receipts.confirm({ id });
    expect(await taxes()).toEqual({ "GF COOKIES": 1.3, "GF BREAD": 0.65 });
  });

  test("a line that was read twice and is taken off leaves the whole tax to those that add up", async () => {
    const person = await testApp.signIn();
    const { call } = person;
    const items = ["GF COOKIES", "GF COOKIES"].map((name) => ({ ...readItem(name, 1000), taxCode: "H" }));
    const figure = (value: number) => ({ value, confidence: 0.9, rawText: null, box: null });
    const { id, items: lines } = await readReceipt(
      testApp,
      person,
      reading({
        items,
        taxes: [tax(130, ["H"])],
        subtotalCents: figure(1000),
        totalCents: figure(1130),
        arithmetic: { itemsCents: 2000, subtotalAgrees: false, totalAgrees: false },
      }),
    );
    await call.receipts.removeItem({ id: lines[1]?.id ?? "" });
    await call.receipts.confirm({ id });
    expect((await call.taxReport.lineItems()).lineItems).toMatchObject([{ tax: 1.3 }]);
  });

  test("a tax without letters, or one that no law knows, is left out on both sides", async () => {
    expect((await confirmed([tax(260, [])], ["H", null, "H"])).get("GF COOKIES")).toMatchObject({
      tax: null,
    });
    expect((await confirmed([tax(900, ["H"])], ["H"])).get("GF COOKIES")).toMatchObject({ tax: null });
  });
});
