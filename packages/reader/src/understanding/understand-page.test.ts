import { receiptReadingSchema } from "@gf-ledger/domain/reading/receipt-reading";
import { describe, expect, it } from "vitest";
import { pageOf } from "../../test/text-page";
import { understandPage } from "./understand-page";

const RECEIPT = `
SAFEWAY
EDMONTON AB T5T 4M2
TOMATOES         1.59
EGGS             3.79 G
COUPON           1.00-
DEPOSIT          0.10
SUBTOTAL         4.48
GST              0.05
TOTAL            4.53
DEBIT            4.53
2024-03-05 10:22`;

describe("reading-24 and reading-31 an honest reading", () => {
  it("reading-24 has the shape of a reading, and boxes within the page", () => {
    const reading = receiptReadingSchema.parse(understandPage(pageOf(RECEIPT)));
    const boxes = [
      reading.store,
      reading.totalCents,
      ...reading.items,
      ...reading.discounts,
      ...reading.taxes,
    ].map(({ box }) => box);
    for (const box of boxes) {
      expect(box).not.toBeNull();
      expect(Math.min(box?.x ?? -1, box?.y ?? -1)).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 1) + (box?.width ?? 1)).toBeLessThanOrEqual(1.000001);
      expect((box?.y ?? 1) + (box?.height ?? 1)).toBeLessThanOrEqual(1.000001);
    }
  });

  it("reading-14 shows where a line stands and what was printed there", () => {
    const [tomatoes, eggs] = understandPage(pageOf(RECEIPT)).items;
    expect(eggs?.rawText).toBe("EGGS  3.79 G\nCOUPON  1.00-".split("\n")[0]);
    expect(tomatoes?.box?.y).toBeLessThan(eggs?.box?.y ?? 0);
  });

  it("reading-4 gives the same reading for the same words, in whatever order they come", () => {
    const page = pageOf(RECEIPT);
    const turned = { ...page, words: [...page.words].reverse() };
    expect(understandPage(page)).toEqual(understandPage(turned));
  });

  it("reading-31 answers null for what cannot be read, and says so", () => {
    const reading = understandPage(pageOf("MILK    3.99"));
    expect(reading.purchaseDate).toMatchObject({ value: null, confidence: 0, box: null });
    expect(reading.totalCents.value).toBeNull();
    expect(reading.issues.map((issue) => issue.code)).toEqual(
      expect.arrayContaining(["no_total", "no_date"]),
    );
  });

  it("reading-31 says that a page without words is not a receipt", () => {
    const reading = understandPage({ width: 100, height: 100, words: [] });
    expect(reading).toMatchObject({
      store: { value: null },
      items: [],
      arithmetic: { subtotalAgrees: null, totalAgrees: null },
    });
    expect(reading.issues.map((issue) => issue.code)).toContain("not_a_receipt");
  });
});
