import { describe, expect, it } from "vitest";
import { lineItem, regularPackage } from "../../test/support/line-item";
import { sumOf } from "../../test/support/sum-of";
import { type LineItem, lineItemSchema } from "./lines/line-item";
import { lineTaxes } from "./lines/line-taxes";
import { TAX_CHOICES } from "./lines/tax-choices";
import { sumClaim } from "./sum-claim";

describe("claim-2 the sum of a row", () => {
  it("is CRA's example: 52 loaves, 3.49, 6.99, incremental cost 3.50, to claim 182.00", () => {
    const loaves = Array.from({ length: 52 }, () => lineItem());
    const [row, ...others] = sumOf(loaves).rows;
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      quantity: 52,
      timesBought: 52,
      averageRegularPrice: 349,
      averagePrice: 699,
      incrementalCost: "3.50",
      amountCents: 18200,
      averagesAreRounded: false,
    });
  });

  it("is the accountant's table, row by row and together: 49.48", () => {
    const bought = (product: string, quantity: number, regular: number, price: number) =>
      lineItem({
        product,
        quantity,
        price: quantity * price,
        regularPrice: regularPackage(regular, 500),
      });
    const sum = sumOf([
      bought("bread", 12, 299, 428),
      bought("flour", 5, 699, 849),
      bought("chicken strips", 1, 699, 849),
      bought("stuffing mix", 4, 198, 598),
      bought("cookies", 3, 298, 598),
    ]);
    expect(sum.rows.map(({ product, amountCents }) => [product, amountCents])).toEqual([
      ["stuffing mix", 1600],
      ["bread", 1548],
      ["cookies", 900],
      ["flour", 750],
      ["chicken strips", 150],
    ]);
    expect(sum.totals.amountCents).toBe(4948);
    expect(sum.belowCategoryTotalsCents).toBeNull();
  });

  it("keeps two sizes apart and takes a return off: 8.84 and 23.55, together 32.39", () => {
    const loaf = { regularPrice: regularPackage(349, 675) };
    const small = lineItem({ ...loaf, size: 400, quantity: 3, price: 1947 });
    const back = lineItem({
      ...loaf,
      size: 400,
      kind: "return",
      returnOf: small.id,
      purchaseDate: "2025-03-09",
      quantity: -1,
      price: -649,
    });
    const large = lineItem({ ...loaf, size: 600, quantity: 4, price: 3596 });
    const sum = sumOf([small, back, large]);
    expect(sum.rows).toMatchObject([
      {
        size: 600,
        price: 3596,
        regularPrice: 1241,
        amountCents: 2355,
        averageRegularPrice: 310,
        averagePrice: 899,
        averagesAreRounded: true,
        incrementalCost: "5.888",
      },
      {
        size: 400,
        quantity: 2,
        timesBought: 1,
        price: 1298,
        regularPrice: 414,
        amountCents: 884,
        averageRegularPrice: 207,
        averagePrice: 649,
        averagesAreRounded: false,
        incrementalCost: "4.42",
      },
    ]);
    expect(sum.totals).toMatchObject({ price: 4894, regularPrice: 1655, amountCents: 3239 });
  });

  it("compares what is sold by weight by weight: 1.245 kg bought in two purchases, 5.47", () => {
    const ham = { product: "ham", soldByWeight: true, size: 1, unit: "kg" as const };
    const regularPrice = regularPackage(1100, 1, "kg");
    const [row] = sumOf([
      lineItem({ ...ham, quantity: 0.835, price: 1286, regularPrice }),
      lineItem({ ...ham, quantity: 0.41, price: 631, regularPrice }),
    ]).rows;
    expect(row).toMatchObject({
      quantity: 1.245,
      timesBought: 2,
      price: 1917,
      regularPrice: 1370,
      amountCents: 547,
      averageRegularPrice: 1100,
      averagePrice: 1540,
      averagesAreRounded: true,
      incrementalCost: "4.39",
    });
  });

  it("takes the share once on each side: half of 71.95 against 40.50 is 15.73", () => {
    const regularPrice = { basis: "line" as const, price: 4050, sizeCompared: true };
    const shares = [{ personId: "ann", share: 0.5 }];
    const [row] = sumOf([lineItem({ price: 7195, regularPrice, shares })]).rows;
    expect(row).toMatchObject({
      price: 3598,
      regularPrice: 2025,
      amountCents: 1573,
      amountBeforeShareCents: 3145,
      share: 0.5,
    });
  });

  it.each([
    { prices: [300, 300, 650], claim: 50, category: 250, below: 200 },
    { prices: [300, 300, 500], claim: 0, category: 100, below: 100 },
  ])(
    "floors once for the row, never for a purchase: $prices comes to $claim",
    ({ prices, claim, category, below }) => {
      const sum = sumOf(prices.map((price) => lineItem({ price, regularPrice: regularPackage(400, 500) })));
      expect(sum.totals).toMatchObject({ amountCents: claim, positiveOnlyCents: category });
      expect(sum.belowCategoryTotalsCents).toBe(below);
    },
  );

  it("gives each row a floor of its own: 5.00 and -2.00 claim 5.00, not 3.00", () => {
    const sum = sumOf([
      lineItem({ size: 400, price: 900, regularPrice: regularPackage(400, 400) }),
      lineItem({ size: 600, price: 300, regularPrice: regularPackage(500, 600) }),
    ]);
    expect(sum.totals.amountCents).toBe(500);
  });

  it("claims nothing for a row of which more was returned than bought", () => {
    const back = lineItem({ kind: "return", quantity: -2, price: -100 });
    expect(sumOf([lineItem(), back]).totals.amountCents).toBe(0);
  });

  it("takes a regular side below 0 as 0", () => {
    const line = (price: number) => ({ basis: "line" as const, price, sizeCompared: true });
    const bought = lineItem({ quantity: 2, regularPrice: line(300) });
    const back = lineItem({ kind: "return", quantity: -1, price: -99, regularPrice: line(-400) });
    expect(sumOf([bought, back]).rows).toMatchObject([{ price: 600, regularPrice: 0, amountCents: 600 }]);
  });

  it("keeps two people apart", () => {
    const shares = ["ann", "ben"].map((personId) => ({ personId, share: 0.5 }));
    const sum = sumOf([lineItem({ shares })]);
    expect([...sum.amountByPerson]).toEqual([
      ["ann", 175],
      ["ben", 175],
    ]);
  });
});

describe("claim-5 the same size", () => {
  const cookies = { product: "cookies", size: 240, regularPrice: regularPackage(595, 575) };

  it("brings 5.95 for 575 g to 240 g: 2.48, extra 2.30, and not the 2.98 of half a pack", () => {
    const [row] = sumOf([lineItem({ ...cookies, price: 478 })]).rows;
    expect(row).toMatchObject({ regularPrice: 248, amountCents: 230, sizeCompared: true });
  });

  it("sums 20 packages before it rounds: 45.83, not 20 × 2.30", () => {
    const [row] = sumOf([lineItem({ ...cookies, quantity: 20, price: 9550 })]).rows;
    expect(row).toMatchObject({ regularPrice: 4967, amountCents: 4583 });
  });

  it("takes 0.4 kg and 400 g for one size, and an ounce for 28.349523125 g", () => {
    const regularPrice = regularPackage(400, 1, "kg");
    const sum = sumOf([
      lineItem({ size: 0.4, unit: "kg", regularPrice }),
      lineItem({ size: 400, unit: "g", regularPrice }),
      lineItem({ size: 16, unit: "oz", regularPrice }),
    ]);
    expect(sum.rows.map(({ quantity, regularPrice }) => [quantity, regularPrice])).toEqual([
      [2, 320],
      [1, 181],
    ]);
  });

  it("marks what has no size, package against package", () => {
    const [row] = sumOf([lineItem({ size: null, unit: null })]).rows;
    expect(row).toMatchObject({ sizeCompared: false, amountCents: 350 });
  });

  it("asks, and does not guess, where mass would stand against volume", () => {
    const line = lineItem({ regularPrice: regularPackage(349, 500, "ml") });
    expect(sumOf([line])).toMatchObject({
      rows: [],
      leftOut: [{ lineItemId: line.id, reason: "sizes-do-not-compare" }],
    });
  });
});

describe("claim-8 sales tax", () => {
  const hst = { code: "H", taxCents: 91, taxableCents: 700 };
  const snack = lineItem({ tax: { codes: [hst], regularTaxed: true } });

  it("goes on both sides at the receipt's effective rate, shown apart: 7.90, 3.94, extra 3.96", () => {
    expect(sumOf([snack], { countTax: true }).rows).toMatchObject([
      { price: 790, priceTaxCents: 91, regularPrice: 394, regularTaxCents: 45, amountCents: 396 },
    ]);
  });

  it("stays out of both sides where it is not counted", () => {
    expect(sumOf([snack]).rows).toMatchObject([{ price: 699, priceTaxCents: 0, amountCents: 350 }]);
  });

  it("leaves a regular product that is free of the tax without it", () => {
    const tax = { codes: [hst], regularTaxed: false };
    expect(sumOf([{ ...snack, tax }], { countTax: true }).rows).toMatchObject([
      { price: 790, regularPrice: 349 },
    ]);
  });

  it("adds the codes of a line up, each over the lines it was charged on: GST 5% and QST 9.975%", () => {
    const lines = [
      { id: "bar", taxCodes: ["G", "Q"], price: 699 },
      { id: "soda", taxCodes: ["G"], price: 301 },
      { id: "rice", taxCodes: ["Z"], price: 500 },
    ];
    const taxes = [
      { code: "G", taxCents: 50 },
      { code: "Q", taxCents: 70 },
      { code: "X", taxCents: 9 },
    ];
    const found = lineTaxes(lines, taxes);
    expect(found.get("bar")).toEqual([
      { code: "G", taxCents: 50, taxableCents: 1000 },
      { code: "Q", taxCents: 70, taxableCents: 699 },
    ]);
    expect(found.get("rice")).toEqual([]);
    const tax = { codes: [...(found.get("bar") ?? [])], regularTaxed: true };
    expect(sumOf([lineItem({ tax })], { countTax: true }).rows).toMatchObject([
      { price: 804, priceTaxCents: 105, regularPrice: 401, regularTaxCents: 52, amountCents: 403 },
    ]);
  });

  it("adds no tax of a code whose lines come to 0, such as a purchase and its return", () => {
    const lines = [500, -500].map((price) => ({ id: `of ${price}`, taxCodes: ["G"], price }));
    expect([...lineTaxes(lines, [{ code: "G", taxCents: 1 }]).values()]).toEqual([[], []]);
  });

  it("counts by default in the US and by choice in Canada", () => {
    const choices = TAX_CHOICES.map(({ edition, countsByDefault }) => [edition, countsByDefault]);
    expect(choices).toEqual([
      ["ca", false],
      ["us", true],
    ]);
  });
});

describe("nothing is left out in silence", () => {
  it.each([
    [{ claimed: false }, "not-ticked"],
    [{ shares: [] }, "for-nobody"],
    [{ claimedIn: 2024 }, "claimed-before"],
    [{ regularPrice: null }, "regular-price-missing"],
    [{ currency: "USD" as const }, "exchange-rate-missing"],
  ])("a line with %o is listed as %s", (changes, reason) => {
    const line = lineItem(changes);
    expect(sumOf([line])).toMatchObject({ rows: [], leftOut: [{ lineItemId: line.id, reason }] });
  });

  it("receipts-54 a return counts on the day of the purchase it reverses, else on its own", () => {
    const bought = lineItem({ purchaseDate: "2024-12-20", quantity: 2, price: 1398 });
    const back = lineItem({ kind: "return", quantity: -1, price: -699, purchaseDate: "2025-01-05" });
    const in2024 = (lines: LineItem[]) =>
      sumClaim(lines, { from: "2024-01-01", to: "2024-12-31" }, { edition: "ca", countTax: false });
    expect(in2024([bought, { ...back, returnOf: bought.id }]).totals.amountCents).toBe(350);
    expect(in2024([bought, back]).totals.amountCents).toBe(700);
  });
});

describe("bad input gets words", () => {
  const messages = (changes: object) =>
    lineItemSchema.safeParse({ ...lineItem(), ...changes }).error?.issues.map(({ message }) => message);

  it.each([
    [{ quantity: 0 }, "issues.quantityNotZero"],
    [{ quantity: -1 }, "issues.onlyReturnQuantity"],
    [{ quantity: 1e9 }, "issues.quantityMostPlain"],
    [{ size: 0 }, "issues.sizeAbove"],
    [{ cadPerUsd: 0 }, "issues.rateAboveZero"],
    [{ kind: "return" }, "issues.returnBelowZero"],
    [{ shares: [0.6, 0.5].map((share, index) => ({ personId: `p${index}`, share })) }, "issues.sharesSum"],
    [{ shares: [{ personId: "ann", share: 1.2 }] }, "issues.shareMost"],
  ])("%o: %s", (changes, message) => {
    expect(messages(changes)).toContain(message);
  });
});
