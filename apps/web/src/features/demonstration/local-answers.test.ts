import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { receiptViewSchema } from "@gf-ledger/domain/receipt/receipt-view";
import { describe, expect, it } from "vitest";
import { answerLocally } from "./local-answers";
import ca from "./reading-ca.json";
import us from "./reading-us.json";

const sample = receiptViewSchema.parse(ca);
const [bread] = sample.items;
if (!bread) throw new RangeError("The sample has no items.");
const { id } = bread;

function after(path: string, input: unknown): ReceiptView {
  const answered = answerLocally(sample, `receipts.${path}`, input);
  if (!answered) throw new Error(`${path} is not answered.`);
  return answered.receipt;
}
const itemAfter = (path: string, input: object) => after(path, { id, ...input }).items[0];

describe("pages-20 the sample answers what the checking screen asks", () => {
  it.each([
    ["ca", ca, "CAD"],
    ["us", us, "USD"],
  ])(
    "the stored reading of edition %s is a whole draft of ten items, four of them ticked",
    (_edition, stored, currency) => {
      const receipt = receiptViewSchema.parse(stored);
      expect(receipt).toMatchObject({ status: "draft", currency, duplicateOf: null });
      expect(receipt.items.map(({ selected }) => selected).filter(Boolean)).toHaveLength(4);
      expect(receipt.items).toHaveLength(10);
      // screens-34: named as a person would, which no print in capitals is.
      for (const { name } of receipt.items) expect(name.replace(/\bGF\b/g, "")).not.toMatch(/[A-Z]{2}/);
    },
  );

  it("ticks, prices and renames an item, and changes nothing else", () => {
    expect(itemAfter("selectItem", { selected: false })).toEqual({ ...bread, selected: false });
    expect(itemAfter("setRegularPrice", { customRegularPrice: 4.5 })).toMatchObject({
      regularPrice: 4.5,
      customRegularPrice: 4.5,
      priceSource: "custom",
    });
    expect(itemAfter("changeDetails", { name: "Bread", price: 8 })).toMatchObject({
      name: "Bread",
      price: 8,
    });
    expect(after("selectItem", { id, selected: false }).items.slice(1)).toEqual(sample.items.slice(1));
  });

  it("adds, splits and removes lines, and corrects store and date", () => {
    const added = after("addItem", { receiptId: sample.id, name: "GF Bagels", price: 6.49 });
    expect(added.items.at(-1)).toMatchObject({ name: "GF Bagels", price: 6.49, selected: true });
    const [first, second] = after("splitItem", { id, price: 2 }).items;
    expect([first?.price, second?.price]).toEqual([bread.price - 2, 2]);
    expect((first?.regularPrice ?? 0) + (second?.regularPrice ?? 0)).toBeCloseTo(bread.regularPrice, 10);
    expect(after("removeItem", { id }).items).toHaveLength(9);
    expect(after("update", { id: sample.id, store: "Corner Shop" })).toMatchObject({
      store: "Corner Shop",
      purchaseDate: sample.purchaseDate,
    });
  });

  it("receipts-63 saves nothing: what needs an account is not answered", () => {
    expect(answerLocally(sample, "receipts.confirm", { id: sample.id })).toBeNull();
    expect(answerLocally(sample, "receipts.create", { image: "" })).toBeNull();
  });
});
