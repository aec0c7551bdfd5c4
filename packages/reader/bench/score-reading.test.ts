import { describe, expect, it } from "vitest";
import { understandPage } from "../src/understanding/understand-page";
import { pageOf } from "../test/text-page";
import { comparableName, sameStore, scoreReading } from "./score-reading";

const reading = understandPage(
  pageOf(`
METRO
2012-02-25 12:00
BATH TISSUE    2.99
COUPON         1.00-
DEPOSIT        0.10
MILK           3.00
TOTAL          5.09`),
);

describe("reading-33 marking a reading against the truth", () => {
  it("reading-33 counts an item by its price as paid or as printed, and its name", () => {
    const score = scoreReading(reading, {
      file: "a.jpg",
      store: "metro",
      date: "2012-02-25",
      total: 5.09,
      items: [
        { name: "BATHTISSUE", price: 2.99 },
        { name: "MILK", price: 3 },
      ],
    });
    expect(score).toMatchObject({
      found: 2,
      right: 2,
      expected: 2,
      perfect: true,
      store: true,
      date: true,
      total: true,
      agrees: true,
    });
  });

  it("reading-33 counts each true item once and names what was missed and what was too much", () => {
    const score = scoreReading(reading, {
      file: "a.jpg",
      items: [
        { name: "MILK", price: 3 },
        { name: "MILK", price: 3 },
      ],
    });
    expect(score).toMatchObject({ found: 2, right: 1, perfect: false, store: null, total: null });
    expect(score.missed).toEqual([{ name: "MILK", price: 3 }]);
    expect(score.surplus).toEqual([{ name: "BATH TISSUE", cents: 199 }]);
  });

  it("reading-33 counts optional lines neither way", () => {
    const score = scoreReading(reading, {
      file: "a.jpg",
      items: [{ name: "BATH TISSUE", price: 1.99 }],
      opt: [{ name: "MILK", price: 3 }],
    });
    expect(score).toMatchObject({ found: 1, right: 1, perfect: true });
  });

  it("reading-59 keeps how sure the reader was of items, shop, date and total, where the truth knows them", () => {
    const truth = { file: "a.jpg", store: "ALDI", total: 5.09, items: [{ name: "MILK", price: 3 }] };
    const { marks } = scoreReading(reading, truth);
    expect(marks.items.map(({ right }) => right).sort()).toEqual([false, true]);
    expect(marks.store).toEqual([{ confidence: reading.store.confidence, right: false }]);
    expect(marks.total).toEqual([{ confidence: reading.totalCents.confidence, right: true }]);
    expect(marks.date).toEqual([]);
    expect(scoreReading(reading, { file: "a.jpg", total: 5.09 }).marks.items).toEqual([]);
  });

  it("reading-33 leaves spaces and article numbers out of names, and knows a store by part of its name", () => {
    expect(comparableName("0600 PEAS 1234567 x")).toBe("0600PEASX");
    expect(sameStore("Costco Wholesale", "COSTCO")).toBe(true);
    expect(sameStore(null, "COSTCO")).toBe(false);
  });
});
