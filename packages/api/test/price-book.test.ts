import type { ReceiptReading } from "@gf-ledger/domain/reading/receipt-reading";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { receiptInclude } from "../src/drafts/receipt-row";
import { collectPrices } from "../src/price-book/collect-from-receipt";
import { readItem, reading } from "./support/reading";
import { openTestApp, refusalOf, type TestApp } from "./support/test-app";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
const field = <Value>(value: Value) => ({ value, confidence: 0.9, rawText: null, box: null });

let count = 0;
function willRead(overrides: Partial<ReceiptReading>): void {
  count += 1;
  const hash = String(count);
  testApp.reader.next = () => ({
    ok: true,
    reading: reading(overrides),
    imageSha256: hash.padStart(64, "c"),
    perceptualHash: hash.padStart(16, "c"),
  });
}

async function draft(
  { call }: Person,
  lines: readonly [name: string, cents: number][],
  overrides: Partial<ReceiptReading> = {},
) {
  willRead({ items: lines.map(([name, cents]) => readItem(name, cents)), ...overrides });
  return call.receipts.create({ image: Buffer.from("hi") });
}

const SPAGHETTI = "GF SPAGHETTI";
const seen = {
  name: "Spaghetti",
  productId: "",
  price: 2.2,
  seenOn: "2026-03-01",
  how: "shelf-tag",
} as const;

/** A person whose draft holds gluten-free spaghetti, matched with a regular product. */
async function spaghettiBuyer(overrides: Partial<ReceiptReading> = {}) {
  const person = await testApp.signIn();
  const receipt = await draft(person, [[SPAGHETTI, 499]], overrides);
  return { ...person, receipt, productId: receipt.items[0]?.matchedProductId ?? "" };
}

const priceNow = async ({ call, receipt }: Awaited<ReturnType<typeof spaghettiBuyer>>) => {
  const [item] = (await call.receipts.get({ id: receipt.id })).items;
  return { regularPrice: item?.regularPrice, priceSource: item?.priceSource, evidence: item?.priceEvidence };
};

describe("prices-19 the order in which a regular price is chosen", () => {
  test("a price for the item, then one's own for the product, then one that was seen, then the catalogue's", async () => {
    const buyer = await spaghettiBuyer();
    const { call, productId } = buyer;
    expect(await priceNow(buyer)).toMatchObject({ priceSource: "catalogue" });
    const { id } = await call.priceBook.add({ ...seen, productId, store: "Maple Grocer" });
    expect(await priceNow(buyer)).toMatchObject({
      regularPrice: 2.2,
      priceSource: "observation",
      evidence: {
        price: 220,
        store: "Maple Grocer",
        knownOn: "2026-03-01",
        observationId: id,
        estimated: false,
      },
    });
    await call.products.setPrice({ productId, ownPrice: 1.99 });
    expect(await priceNow(buyer)).toMatchObject({ regularPrice: 1.99, priceSource: "own" });
    await call.receipts.setRegularPrice({ id: buyer.receipt.items[0]?.id ?? "", customRegularPrice: 1.5 });
    expect(await priceNow(buyer)).toMatchObject({ regularPrice: 1.5, priceSource: "custom" });
  });

  test("the same store comes before the nearest day, and nothing counts beyond six months", async () => {
    const buyer = await spaghettiBuyer();
    const { call, productId } = buyer;
    await call.priceBook.add({ ...seen, productId, price: 9, seenOn: "2025-09-13" });
    expect((await priceNow(buyer)).priceSource).toBe("catalogue");
    await call.priceBook.add({
      ...seen,
      productId,
      price: 3,
      seenOn: "2025-09-14",
      store: "MAPLE GROCER, Kelowna",
    });
    await call.priceBook.add({ ...seen, productId, price: 2, seenOn: "2026-03-13", store: "Other Foods" });
    expect((await priceNow(buyer)).regularPrice).toBe(3);
    await call.priceBook.add({
      ...seen,
      productId,
      price: 2.5,
      seenOn: "2026-02-01",
      store: "Maple-Grocer #12",
    });
    expect((await priceNow(buyer)).regularPrice).toBe(2.5);
  });

  test("claim-5 a package of another size is brought to the item's, and one that cannot be is passed over", async () => {
    const person = await testApp.signIn();
    const receipt = await draft(person, [["GF WHITE BREAD 300G", 699]]);
    const productId = receipt.items[0]?.matchedProductId ?? "";
    const buyer = { ...person, receipt, productId };
    await person.call.priceBook.add({ ...seen, productId, price: 3, seenOn: "2026-03-14" });
    await person.call.priceBook.add({
      ...seen,
      productId,
      price: 4,
      size: 500,
      unit: "ml",
      seenOn: "2026-03-14",
    });
    expect((await priceNow(buyer)).priceSource).toBe("catalogue");
    // 4.50 for 675 g is 4.50 × 300 / 675 = 2.00 for 300 g.
    await person.call.priceBook.add({ ...seen, productId, price: 4.5, size: 675, unit: "g" });
    expect(await priceNow(buyer)).toMatchObject({ regularPrice: 2, evidence: { size: 675, unit: "g" } });
  });

  test("another person's prices count for nobody else", async () => {
    const [buyer, other] = [await spaghettiBuyer(), await testApp.signIn()];
    await other.call.priceBook.add({ ...seen, productId: buyer.productId });
    expect((await priceNow(buyer)).priceSource).toBe("catalogue");
  });
});

describe("prices-21 the catalogue's price in the month of purchase", () => {
  const average = async (productId: string) => {
    const product = await testApp.database.product.findUniqueOrThrow({ where: { id: productId } });
    return { cents: product.priceCa, asOf: product.asOfCa };
  };

  test("is carried by the food price index, marked as estimated, with both levels", async () => {
    const buyer = await spaghettiBuyer({ purchaseDate: field("2024-06-20") });
    const { cents, asOf } = await average(buyer.productId);
    expect(asOf).toBe("2026-07");
    const { regularPrice, evidence } = await priceNow(buyer);
    // July 2026 is after the table's end, so May 2026 stands for it; June 2024 is 187.5.
    expect(evidence).toMatchObject({
      price: cents,
      knownOn: "2026-07",
      estimated: true,
      carriedBy: { fromMonth: "2026-07", toMonth: "2024-06", toLevel: 187.5, how: "nearest" },
    });
    const may2026 = evidence?.carriedBy?.fromLevel ?? 0;
    expect(regularPrice).toBeCloseTo((cents * 187.5) / may2026 / 100, 2);
    expect(regularPrice).toBeLessThan(cents / 100);
  });

  test("is not carried while the receipt has no purchase date", async () => {
    const buyer = await spaghettiBuyer({ purchaseDate: field(null) });
    const { cents } = await average(buyer.productId);
    expect(await priceNow(buyer)).toMatchObject({ regularPrice: cents / 100, evidence: { carriedBy: null } });
  });
});

describe("prices-32 the average of one's own province", () => {
  const loafOf = async (bought: string, priceRegion: "CA-ON" | "CA-QC" | null) => {
    const person = await testApp.signIn();
    await person.call.account.updateProfile({ priceRegion });
    const receipt = await draft(person, [["GF WHITE BREAD 675G", 799]], { purchaseDate: field(bought) });
    return { ...person, receipt, productId: receipt.items[0]?.matchedProductId ?? "" };
  };

  test("goes before the country's in a month for which it is published, and says its place and month", async () => {
    const buyer = await loafOf("2024-03-09", "CA-ON");
    expect(await priceNow(buyer)).toMatchObject({
      priceSource: "catalogue",
      regularPrice: 3.03,
      evidence: { price: 303, place: "Ontario", knownOn: "2024-03", estimated: false, carriedBy: null },
    });
    await buyer.call.receipts.confirm({ id: buyer.receipt.id });
    const [logged] = (await buyer.call.taxReport.lineItems()).lineItems;
    expect(logged).toMatchObject({ regularPrice: 3.03, priceEvidence: { place: "Ontario" } });
    expect(logged?.priceBasis).toBe(
      "Average price of White Bread, 675 g. Measured: Statistics Canada, table 18-10-0245-01: White bread, 675 grams, Ontario (2024-03).",
    );
    const { csv } = await buyer.call.taxReport.download({ year: "2024" });
    expect(csv).toContain("Ontario; 2024-03");
  });

  test("prices-38 of a month near the purchase stands as it was printed", async () => {
    const { evidence } = await priceNow(await loafOf("2024-06-09", "CA-ON"));
    expect(evidence).toMatchObject({
      price: 301,
      place: "Ontario",
      knownOn: "2024-04",
      estimated: false,
      carriedBy: null,
    });
  });

  test.each([
    ["2024-03-09", null],
    ["2024-03-09", "CA-QC"],
    ["2025-03-09", "CA-ON"],
  ] as const)(
    "is not used for a purchase on %s by one of %s: the country's counts",
    async (bought, region) => {
      const { evidence } = await priceNow(await loafOf(bought, region));
      expect(evidence).toMatchObject({
        place: null,
        knownOn: "2026-07",
        carriedBy: { toMonth: bought.slice(0, 7) },
      });
    },
  );

  test("comes after a price that the person saw", async () => {
    const buyer = await loafOf("2024-03-09", "CA-ON");
    const price = {
      ...seen,
      name: "White bread",
      productId: buyer.productId,
      price: 2.5,
      size: 675,
      unit: "g",
    } as const;
    await buyer.call.priceBook.add({ ...price, seenOn: "2024-03-01" });
    expect(await priceNow(buyer)).toMatchObject({ priceSource: "observation", regularPrice: 2.5 });
  });
});

describe("prices-31 a purchase that is moved to another month", () => {
  const moved = async (bought: string, to: string) => {
    const buyer = await spaghettiBuyer({ purchaseDate: field(bought) });
    await buyer.call.receipts.confirm({ id: buyer.receipt.id });
    const lineItem = async () => (await buyer.call.taxReport.lineItems()).lineItems[0];
    const { id = "" } = (await lineItem()) ?? {};
    return { ...buyer, lineItem, move: () => buyer.call.taxReport.updateLineItem({ id, purchaseDate: to }) };
  };

  test("in the reports takes the catalogue's price of that month, as a purchase of that month has it", async () => {
    const [wrong, right] = [await moved("2026-03-14", "2024-06-20"), await moved("2024-06-20", "")];
    const [before, expected] = [await wrong.lineItem(), await right.lineItem()];
    const after = await wrong.move();
    expect(after.regularPrice).toBe(expected?.regularPrice);
    expect(after.regularPrice).not.toBe(before?.regularPrice);
    expect(after.priceEvidence).toEqual(expected?.priceEvidence);
    expect(after.priceBasis).toBe(expected?.priceBasis);
    expect(after.extraCost).toBeCloseTo(4.99 - after.regularPrice, 2);
  });

  test("takes a price that was seen near it, and leaves one that was seen too far away", async () => {
    const { call, productId, move, lineItem } = await moved("2024-06-20", "2026-03-14");
    await call.priceBook.add({ ...seen, productId });
    expect(await move()).toMatchObject({ priceSource: "observation", regularPrice: 2.2 });
    const { id = "" } = (await lineItem()) ?? {};
    const back = await call.taxReport.updateLineItem({ id, purchaseDate: "2024-06-20" });
    expect(back).toMatchObject({ priceSource: "catalogue", priceEvidence: { observationId: null } });
  });

  test("keeps a price that the person set, and any price within its month", async () => {
    const { call, productId, move, lineItem } = await moved("2026-03-14", "2024-06-20");
    const { id = "", regularPrice } = (await lineItem()) ?? {};
    await call.priceBook.add({ ...seen, productId });
    expect(await call.taxReport.updateLineItem({ id, purchaseDate: "2026-03-02" })).toMatchObject({
      priceSource: "catalogue",
      regularPrice,
    });
    await call.taxReport.updateLineItem({ id, regularPrice: 1.11 });
    expect(await move()).toMatchObject({ priceSource: "custom", regularPrice: 1.11 });
  });

  test("by correcting its receipt is compared again, and is not while the receipt keeps its month", async () => {
    const buyer = await moved("2026-03-14", "");
    const { call, receipt, lineItem } = buyer;
    const before = await lineItem();
    const reopenedTo = async (purchaseDate: string) => {
      await call.receipts.reopen({ id: receipt.id });
      const { items } = await call.receipts.update({ id: receipt.id, purchaseDate });
      await call.receipts.confirm({ id: receipt.id });
      const saved = await lineItem();
      expect(saved?.regularPrice).toBe(items[0]?.regularPrice);
      return saved;
    };
    expect((await reopenedTo("2026-03-02"))?.regularPrice).toBe(before?.regularPrice);
    const june = await (await moved("2024-06-20", "")).lineItem();
    expect(await reopenedTo("2024-06-20")).toMatchObject({
      id: before?.id,
      regularPrice: june?.regularPrice,
      priceEvidence: june?.priceEvidence,
    });
  });
});

describe("prices-22 the evidence goes with the line item", () => {
  test("what was shown while checking is what is saved, with where and when it was seen", async () => {
    const buyer = await spaghettiBuyer();
    const { call, productId, receipt } = buyer;
    await call.priceBook.add({ ...seen, productId, store: "Maple Grocer", place: "Kelowna" });
    const shown = await priceNow(buyer);
    await call.receipts.confirm({ id: receipt.id });
    const [logged] = (await call.taxReport.lineItems()).lineItems;
    expect(logged).toMatchObject({ regularPrice: shown.regularPrice, priceEvidence: shown.evidence });
    expect(logged?.priceBasis).toBe(
      "Spaghetti for 2.20, a package of unknown size. Seen at Maple Grocer, Kelowna on March 1, 2026: a shelf tag.",
    );
    const { csv } = await call.taxReport.download({ year: "2026" });
    expect(csv).toContain("Seen at Maple Grocer, Kelowna on March 1, 2026: a shelf tag.");
  });
});

describe("prices-24 prices collected from one's own receipts", () => {
  test("a regular line that nobody ticked is kept when the receipt is saved, and compares with the same receipt", async () => {
    const person = await testApp.signIn();
    const receipt = await draft(person, [
      ["GF SPAGHETTI", 499],
      ["SPAGHETTI", 189],
      ["XYZZY", 999],
    ]);
    expect(receipt.items.map(({ matchedProductId }) => matchedProductId)).toEqual([
      receipt.items[0]?.matchedProductId,
      receipt.items[0]?.matchedProductId,
      null,
    ]);
    expect(receipt.items[0]).toMatchObject({ regularPrice: 1.89, priceSource: "observation" });
    expect((await person.call.priceBook.list({})).observations).toEqual([]);

    await person.call.receipts.confirm({ id: receipt.id });
    const { observations } = await person.call.priceBook.list({});
    expect(observations).toMatchObject([
      { name: "SPAGHETTI", price: 1.89, store: "Maple Grocer", seenOn: "2026-03-14", how: "own-receipt" },
    ]);
    const [logged] = (await person.call.taxReport.lineItems()).lineItems;
    expect(logged).toMatchObject({
      regularPrice: 1.89,
      priceSource: "observation",
      priceEvidence: { observationId: observations[0]?.id },
    });
    await person.call.receipts.confirm({ id: receipt.id });
    expect((await person.call.priceBook.list({})).totalItems).toBe(1);
  });
});

describe("prices-24 a receipt that is saved again", () => {
  test("replaces its prices, and leaves one that the person corrected", async () => {
    const person = await testApp.signIn();
    const { id } = await draft(person, [
      ["GF SPAGHETTI", 499],
      ["SPAGHETTI", 189],
    ]);
    await person.call.receipts.confirm({ id });
    const saveAgain = async (price: number) => {
      const row = await testApp.database.receipt.findUniqueOrThrow({
        where: { id },
        include: receiptInclude,
      });
      const items = row.items.map((item) => (item.name === "SPAGHETTI" ? { ...item, price } : item));
      const scope = person.context.actor?.scope;
      if (!scope) throw new Error("This person is signed in.");
      await testApp.database.$transaction((transaction) =>
        collectPrices(transaction, scope, { ...row, items, currency: "CAD" }),
      );
      return (await person.call.priceBook.list({})).observations;
    };
    const [again] = await saveAgain(199);
    expect(again).toMatchObject({ price: 1.99, how: "own-receipt" });
    const corrected = { id: again?.id ?? "", name: "Spaghetti", size: 900, unit: "g", price: 1.79 } as const;
    await person.call.priceBook.change({ ...corrected, seenOn: "2026-03-14", how: "own-receipt" });
    expect(await saveAgain(209)).toMatchObject([{ ...corrected, how: "typed" }]);
  });
});

describe("prices-25 a photo of a shelf tag", () => {
  test("becomes a proposal with product, size, price and store, and nothing is stored", async () => {
    const { call, user, receipt } = await spaghettiBuyer();
    willRead({
      items: [readItem("WHITE BREAD 675 G", 349), readItem("51.7¢/100 G", 52)],
      totalCents: field(null),
      purchaseDate: field(null),
    });
    expect(await call.priceBook.shelfPhoto({ image: Buffer.from("hi") })).toEqual({
      name: "WHITE BREAD",
      brand: null,
      size: 675,
      unit: "g",
      sizes: [{ size: 675, unit: "g" }],
      unitPrice: { price: 0.517, size: 100, unit: "g" },
      price: 3.49,
      currency: "CAD",
      store: "Maple Grocer",
      seenOn: null,
      how: "shelf-tag",
    });
    expect(
      await testApp.database.receipt.findMany({ where: { userId: user.id }, select: { id: true } }),
    ).toEqual([{ id: receipt.id }]);
    expect(await testApp.database.priceObservation.count({ where: { userId: user.id } })).toBe(0);
  });

  test("whose top line is no store where the person shops has it for its brand", async () => {
    const { call } = await testApp.signIn();
    // As the local reader reads a tag: the G behind the size is taken for a tax letter.
    const bread = { ...readItem("WHITE BREAD 675", 349), rawText: "WHITE BREAD 675 G\n3.49" };
    willRead({ items: [bread], store: field("COUNTRY HARVEST"), totalCents: field(null) });
    expect(await call.priceBook.shelfPhoto({ image: Buffer.from("hi") })).toMatchObject({
      name: "WHITE BREAD",
      brand: "COUNTRY HARVEST",
      size: 675,
      unit: "g",
      store: null,
    });
  });

  test("that prints two sizes proposes both, and one whose name was not read proposes the rest", async () => {
    const { call } = await testApp.signIn();
    const rolls = {
      ...readItem("TORTILLAS 10 CT 640 G", 429),
      rawText: "TORTILLAS 10 CT 640 G / 500 G\n4.29",
    };
    willRead({ items: [rolls], totalCents: field(null) });
    expect(await call.priceBook.shelfPhoto({ image: Buffer.from("hi") })).toMatchObject({
      sizes: [
        { size: 640, unit: "g" },
        { size: 500, unit: "g" },
        { size: 10, unit: "piece" },
      ],
      unitPrice: null,
    });
    const beside = { ...readItem("$0.67 per 100 g", 429), rawText: "$0.67 per 100 g  4.29" };
    willRead({ items: [beside], totalCents: field(null) });
    expect(await call.priceBook.shelfPhoto({ image: Buffer.from("hi") })).toMatchObject({
      name: "",
      size: null,
      price: 4.29,
      unitPrice: { price: 0.67, size: 100, unit: "g" },
    });
  });

  test.each([
    ["a receipt", {}],
    ["a photo without a price", { items: [], totalCents: field(null) }],
  ])("%s is refused with words that say what to do", async (_what, overrides) => {
    const { call } = await testApp.signIn();
    willRead(overrides);
    expect((await refusalOf(call.priceBook.shelfPhoto({ image: Buffer.from("hi") }))).message).toMatch(
      /^No shelf tag .* type the price in\.$/,
    );
  });
});

describe("reports-70 a photo of a package", () => {
  const noReceipt = { items: [], totalCents: field(null) };
  const photo = { image: Buffer.from("hi") };

  test.each([
    [["GF PENNE", "340 g"], [{ size: 340, unit: "g" }]],
    [
      ["per 55 g", "Fat / Lipides 2 g", "Sugars 5 g", "30 g", "20 g", "10 g", "Net wt 12 oz", "340 g"],
      [
        { size: 12, unit: "oz" },
        { size: 340, unit: "g" },
        { size: 30, unit: "g" },
        { size: 20, unit: "g" },
      ],
    ],
    [["340 G", "340 g"], [{ size: 340, unit: "g" }]],
  ])("that prints %j proposes its sizes, each once, and nothing is stored", async (printed, sizes) => {
    const { call, user } = await testApp.signIn();
    willRead({ ...noReceipt, printed });
    expect(await call.priceBook.packagePhoto(photo)).toEqual({ sizes });
    expect(await testApp.database.receipt.count({ where: { userId: user.id } })).toBe(0);
  });

  test.each([
    ["without a size", { ...noReceipt, printed: ["GF PENNE", "SANS GLUTEN"] }],
    ["without a word", noReceipt],
    ["that is a receipt", { items: [readItem("GF PENNE 340 G", 449)] }],
  ])("%s is refused with words that say what to do", async (_what, overrides) => {
    const { call } = await testApp.signIn();
    willRead(overrides);
    expect((await refusalOf(call.priceBook.packagePhoto(photo))).message).toMatch(
      /^No size was found on this photo\. .* or type the size\.$/,
    );
  });
});

describe("prices-26 a better price for line items that are logged", () => {
  test("is previewed, then applied in one transaction, and leaves what the person set", async () => {
    const buyer = await spaghettiBuyer();
    const { call, productId, receipt } = buyer;
    await call.receipts.confirm({ id: receipt.id });
    const [before] = (await call.taxReport.lineItems()).lineItems;
    const { id } = await call.priceBook.add({ ...seen, productId, price: 1.49 });
    const preview = await call.priceBook.applyPrice({ id, preview: true });
    expect(preview).toMatchObject({
      applied: false,
      changes: [{ regularPriceBefore: before?.regularPrice, regularPrice: 1.49, extraCost: 3.5 }],
    });
    expect((await call.taxReport.lineItems()).lineItems).toEqual([before]);
    expect(await call.priceBook.applyPrice({ id })).toMatchObject({
      applied: true,
      changes: preview.changes,
    });
    expect((await call.taxReport.lineItems()).lineItems[0]).toMatchObject({
      regularPrice: 1.49,
      extraCost: 3.5,
      priceSource: "observation",
      priceEvidence: { observationId: id },
    });
    expect((await call.priceBook.applyPrice({ id })).changes).toEqual([]);

    await call.taxReport.updateLineItem({ id: before?.id ?? "", regularPrice: 1 });
    const other = await call.priceBook.add({ ...seen, productId, price: 1.29, seenOn: "2026-03-14" });
    expect((await call.priceBook.applyPrice({ id: other.id })).changes).toEqual([]);
  });
});

describe("prices-26 a better price, and a claim that is filed", () => {
  test("leaves what the filed claim used, says how many, and changes what was bought since", async () => {
    const buyer = await spaghettiBuyer();
    const { call, productId, receipt } = buyer;
    await call.receipts.confirm({ id: receipt.id });
    const claim = await call.claims.create({ taxYear: 2026 });
    await call.claims.file({ id: claim.id });
    const later = await draft(buyer, [[SPAGHETTI, 549]]);
    await call.receipts.confirm({ id: later.id });
    const { id } = await call.priceBook.add({ ...seen, productId, price: 1.49 });

    const regularPrices = async () =>
      (await call.taxReport.lineItems()).lineItems
        .map(({ price, regularPrice }) => [price, regularPrice])
        .sort();
    const [[, asFiled] = []] = await regularPrices();
    expect(await call.priceBook.applyPrice({ id })).toMatchObject({
      changes: [{ regularPrice: 1.49, extraCost: 4 }],
      filed: 1,
    });
    expect(await regularPrices()).toEqual([
      [4.99, asFiled],
      [5.49, 1.49],
    ]);
    expect(asFiled).not.toBe(1.49);
  });

  test("claim-8 the better price is taxed at the rate of its purchase", async () => {
    const buyer = await spaghettiBuyer();
    const { call, productId, receipt, user } = buyer;
    await call.receipts.confirm({ id: receipt.id });
    await testApp.database.lineItem.updateMany({
      where: { userId: user.id },
      data: { price: 1000, extraCost: 600, regularPrice: 400, taxCents: 130, regularTaxCents: 52 },
    });
    const { id } = await call.priceBook.add({ ...seen, productId, price: 2 });
    const taxed = async () => (await call.taxReport.lineItems()).lineItems[0];
    await call.priceBook.applyPrice({ id, preview: true });
    expect(await taxed()).toMatchObject({ regularPrice: 4, tax: 1.3, regularTax: 0.52 });
    await call.priceBook.applyPrice({ id });
    expect(await taxed()).toMatchObject({ regularPrice: 2, tax: 1.3, regularTax: 0.26 });
  });
});

describe("prices-27 the checklist of a year", () => {
  test("names what the claim rests on, largest first, and how many carry 80 percent of it", async () => {
    const person = await testApp.signIn();
    const receipt = await draft(person, [
      ["GF SPAGHETTI", 1499],
      ["SPAGHETTI", 499],
      ["GF XYZZY", 168],
    ]);
    await person.call.receipts.confirm({ id: receipt.id });
    // 14.99 − 4.99 = 10.00, and 1.68 − 1.68 / 1.68 = 0.68: the first alone carries 10.00 of 10.68.
    expect(await person.call.priceBook.checklist({ year: 2026 })).toMatchObject({
      total: 10.68,
      carrying80Percent: 1,
      restingOn: { evidence: 10, yourWord: 0, published: 0, estimate: 0.68 },
      comparators: [
        {
          name: "SPAGHETTI",
          amount: 10,
          priceSource: "observation",
          check: "size-not-compared",
          itemCount: 1,
        },
        { name: "GF XYZZY", amount: 0.68, priceSource: "estimate", check: "estimate" },
      ],
    });
  });
});

describe("prices-23 the book", () => {
  test("finds, corrects and removes a price, matching its name with the catalogue", async () => {
    const { call } = await testApp.signIn();
    const { productId: _none, ...unmatched } = seen;
    const added = await call.priceBook.add({
      ...unmatched,
      name: "Spaghetti pasta",
      url: "https://example.com/flyer",
    });
    expect(added.productId).not.toBeNull();
    await call.priceBook.add({ ...seen, productId: null, name: "Lard" });
    expect((await call.priceBook.list({ query: "SPAG" })).observations).toEqual([added]);
    const changed = await call.priceBook.change({
      ...unmatched,
      id: added.id,
      price: 2.1,
      size: 900,
      unit: "g",
    });
    expect(changed).toMatchObject({ price: 2.1, size: 900, unit: "g", url: null });
    await call.priceBook.delete({ id: added.id });
    expect((await call.priceBook.list({})).totalItems).toBe(1);
    expect((await refusalOf(call.priceBook.delete({ id: added.id }))).code).toBe("NOT_FOUND");
  });

  test.each([
    ["without a date", { seenOn: undefined }, "entryIssues.priceDate"],
    ["of the future", { seenOn: "2026-03-22" }, "not after today"],
    ["of a size of 0", { size: 0, unit: "g" }, "entryIssues.sizeAboveZero"],
    ["of a size without a unit", { size: 675 }, "entryIssues.sizeWithUnit"],
    ["in the other currency", { currency: "USD" }, "this edition's currency"],
    ["of a product that is not there", { productId: "no-such" }, "Product not found"],
  ])("a price %s is refused for its reason, and nothing is kept", async (_what, wrong, words) => {
    const { call, user } = await testApp.signIn();
    const input = { ...seen, productId: null, ...wrong } as Parameters<typeof call.priceBook.add>[0];
    expect((await refusalOf(call.priceBook.add(input))).message).toContain(words);
    expect(await testApp.database.priceObservation.count({ where: { userId: user.id } })).toBe(0);
  });

  test("the database refuses a size of 0, a price below 0 and a way of knowing that there is not", async () => {
    const { user } = await testApp.signIn();
    const row = {
      userId: user.id,
      name: "x",
      price: 100,
      currency: "CAD",
      seenOn: new Date("2026-03-01"),
      how: "typed",
    };
    for (const wrong of [
      { size: 0, unit: "g" },
      { price: -1 },
      { how: "guessed" },
      { currency: "EUR" },
      { size: 5 },
    ])
      await expect(
        testApp.database.priceObservation.create({ data: { ...row, ...wrong } }),
      ).rejects.toThrow();
  });
});
