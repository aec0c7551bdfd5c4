import { expect, test } from "vitest";
import { readingFromAnswer } from "../openai/reading-from-answer";
import { printedReading } from "./printed-reading";

const bread = {
  name: "GF BREAD",
  rawText: "GF BREAD 7.49",
  quantity: 1,
  unit: null,
  unitPrice: 7.49,
  price: 7.49,
  discount: { label: "COUPON", amount: 1 },
  taxCode: null,
  articleCode: null,
  confidence: 0.98,
};

test("reading-34 the printed reading has money as numbers and the item's discount beside its lowered price", () => {
  const reading = readingFromAnswer(
    {
      isReceipt: true,
      store: "PANTRY",
      purchaseDate: "2025-03-14",
      currency: "CAD",
      items: [bread],
      otherDiscounts: [],
      deposits: [{ label: "DEPOSIT", amount: 0.1 }],
      subtotal: 6.59,
      taxes: [{ label: "GST", amount: 0.33 }],
      total: 6.92,
      tenders: [],
    },
    { version: "v", model: "m", inputTokens: null, outputTokens: null },
  );
  const printed = printedReading("a.jpg", reading, 12.4);
  expect(Object.keys(printed)).toEqual(
    "file store date subtotal taxes total currency items discounts deposits issues confidence reader ms".split(
      " ",
    ),
  );
  expect(printed.items.map((item) => Object.keys(item))).toEqual([
    ["name", "rawText", "quantity", "unitPrice", "price", "confidence"],
  ]);
  expect(printed).toMatchObject({
    file: "a.jpg",
    store: "PANTRY",
    date: "2025-03-14",
    subtotal: 6.59,
    total: 6.92,
    items: [{ name: "GF BREAD", unitPrice: 7.49, price: 6.49 }],
    discounts: [{ label: "COUPON", amount: -1, itemIndex: 0 }],
    deposits: [{ label: "DEPOSIT", amount: 0.1 }],
    reader: { name: "openai", version: "v" },
    ms: 12,
  });
});
