import { doubtOf } from "@gf-ledger/domain/receipt/line-doubt";
import type { ReceiptItemView, ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { describe, expect, it } from "vitest";
import { changedDetails, withDetails } from "../forms/item-details";
import { typedPrice } from "../forms/receipt-price";
import { nextIndex } from "./item-keys";
import { differenceOf, totalsOf, withCustomRegularPrice } from "./item-math";
import { canEditRegularPrice, othersOfDraft } from "./item-row";

const item: ReceiptItemView = {
  id: "i1",
  name: "GF BREAD",
  price: 6.99,
  quantity: 1,
  unit: "each",
  unitPrice: null,
  category: "Bread and Bakery",
  glutenFree: true,
  glutenFreeReason: "gf",
  selected: true,
  matchedProductId: null,
  matchedProduct: null,
  matchConfidence: null,
  customRegularPrice: null,
  regularPrice: 3.6,
  priceSource: "estimate",
  scaledBy: null,
  rawText: "GF BREAD 6.99",
  confidence: 0.95,
  box: null,
  kind: "counterpart",
  kindNote: null,
  size: null,
  sizeUnit: null,
  sizeCompared: true,
  taxCode: null,
  articleCode: null,
  priceEvidence: null,
  kindReason: null,
  returnOf: null,
  shares: null,
  correction: null,
};
const draft = (items: ReceiptItemView[], issues: ReceiptView["issues"] = []) =>
  ({ status: "draft", items, issues }) as unknown as ReceiptView;

describe("prices-13 the difference of an item", () => {
  it("is shown only if the item is selected and the difference positive", () => {
    expect(differenceOf(item)).toBe(3.39);
    expect(differenceOf({ ...item, selected: false })).toBe(0);
    expect(differenceOf({ ...item, regularPrice: 9 })).toBe(0);
  });

  it("sums only the positive differences of selected items", () => {
    const items = [item, { ...item, regularPrice: 9 }, { ...item, selected: false }];
    expect(totalsOf(items)).toMatchObject({ selectedCount: 2, itemCount: 3, countedExtraCost: 339 });
  });
});

describe("receipts-40 a change kept on the page alone", () => {
  it("a custom regular price ranks before every other", () => {
    expect(withCustomRegularPrice(item, 0)).toMatchObject({ regularPrice: 0, priceSource: "custom" });
  });

  it("prices-7 an estimate follows an edited price; a matched product's price does not", () => {
    const details = { ...item, name: "BREAD", price: 10 };
    expect(withDetails(item, details).regularPrice).toBe(5.15);
    expect(withDetails({ ...item, priceSource: "catalogue" }, details).regularPrice).toBe(3.6);
  });
});

it("receipts-15 an edited price must parse to a number of 0 or more", () => {
  expect(["4.5", "0", " 3 "].map(typedPrice)).toEqual([4.5, 0, 3]);
  expect(["abc", "-1", "", "1e9", "100000"].map(typedPrice)).toEqual([null, null, null, null, null]);
});

it("receipts-47 Review: the regular-price dialog is available only when there is no matched product", () => {
  const product = {
    id: "p",
    name: "Bread",
    brand: null,
    category: item.category,
    averagePrice: 3,
    size: 675,
    unit: "g",
    source: "",
    country: null,
    asOf: "2026-07",
    estimate: true,
  } as const;
  const matched = { ...item, matchedProduct: product };
  expect(canEditRegularPrice(item, draft([item]), "review")).toBe(true);
  expect(canEditRegularPrice(matched, draft([matched]), "review")).toBe(false);
  expect(canEditRegularPrice(matched, draft([matched]), "upload")).toBe(true);
});

it("a line that the reader doubts is marked with its own words, a sure one is not", () => {
  const issue = { code: "line_in_doubt", message: "Is it 6.99 or 8.99?", itemIndex: 0 } as const;
  const unsure = { ...item, confidence: 0.7 };
  expect(doubtOf(draft([unsure], [issue]), 0)).toBe("Is it 6.99 or 8.99?");
  expect(doubtOf(draft([item], [issue]), 0)).toBeNull();
  expect(doubtOf(draft([{ ...item, confidence: 0.3 }]), 0)).toBe("sentences.compareWithPhoto");
});

it("receipts-90 what else a line may say is offered while it is in doubt, unless it says so already", () => {
  const first = { name: item.name, cents: 899 };
  const second = { name: "OTHER", cents: 699 };
  const others = [first, second];
  const issue = { code: "line_in_doubt" as const, message: "Is it 6.99 or 8.99?", itemIndex: 0, others };
  const unsure = { ...item, price: 6.99, confidence: 0.7 };
  expect(othersOfDraft(draft([unsure], [issue]), 0)).toEqual(others);
  expect(othersOfDraft(draft([{ ...unsure, price: 8.99 }], [issue]), 0)).toEqual([second]);
  expect(othersOfDraft({ ...draft([unsure], [issue]), status: "confirmed" }, 0)).toEqual([]);
});

it("receipts-89 a line whose name or price a person set is in doubt no more", () => {
  const issue = { code: "line_in_doubt" as const, message: "Is it 6.99 or 8.99?", itemIndex: 0 };
  const unsure = { ...item, confidence: 0.7 };
  expect(doubtOf(draft([withDetails(unsure, { ...unsure, price: 8.99 })], [issue]), 0)).toBeNull();
  expect(doubtOf(draft([withDetails(unsure, { ...unsure, name: "BREAD" })], [issue]), 0)).toBeNull();
  expect(doubtOf(draft([withDetails(unsure, { ...unsure, quantity: 2 })], [issue]), 0)).not.toBeNull();
});

it("arrows go from line to line and stop at the ends", () => {
  expect(nextIndex("ArrowDown", 0, 3)).toBe(1);
  expect(nextIndex("ArrowDown", 2, 3)).toBe(2);
  expect(nextIndex("ArrowUp", 0, 3)).toBe(0);
  expect(nextIndex("End", 0, 3)).toBe(2);
  expect(nextIndex(" ", 0, 3)).toBeNull();
});

it("receipts-54 a return takes its difference off the totals, below 0", () => {
  const back = { ...item, kind: "return" as const, price: -6.99, regularPrice: -3.6 };
  expect(differenceOf(back)).toBe(-3.39);
  expect(totalsOf([item, back]).countedExtraCost).toBe(0);
  expect(withCustomRegularPrice(back, 3)).toMatchObject({ regularPrice: -3 });
});

it("receipts-58 only what differs is sent with a line's name and price", () => {
  const details = { ...item, name: "BREAD" };
  const { name, price } = details;
  expect(changedDetails(item, details)).toEqual({ name, price });
  const sized = { ...details, size: 400, sizeUnit: "g" as const, quantity: 2 };
  expect(changedDetails(item, sized)).toEqual({ name, price, size: 400, sizeUnit: "g", quantity: 2 });
});
