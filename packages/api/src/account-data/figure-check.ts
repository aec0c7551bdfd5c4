import { refused } from "@gf-ledger/domain/outcome/outcome";
import { extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import { withdraw } from "../refusals/withdraw";
import type { LineItemRecord, OwnPriceRecord, ReceiptRecord } from "./account-records";
import { type AccountFigures, NO_FIGURES } from "./manifest";

const refuseFigures = () => withdraw(refused("zip_figures_wrong"));

/** Counts what a download really holds, and looks for duplicates; withdraws at the first fault. */
export class FigureCheck {
  private readonly named = new Set<string>();
  private readonly found: AccountFigures = {
    ...NO_FIGURES,
    extraCost: { ...NO_FIGURES.extraCost },
  };

  constructor(private readonly promised: AccountFigures) {}

  addReceipt({ id, items }: ReceiptRecord): void {
    this.count("receipts");
    this.nameOnce(`receipt ${id}`);
    const positions = new Set(items.map(({ position }) => position));
    for (const item of items) {
      this.count("receiptItems");
      this.nameOnce(`item ${item.id}`);
    }
    if (positions.size < items.length) this.refuseTwice();
  }

  addOwnPrice({ productId, currency }: OwnPriceRecord): void {
    this.count("ownPrices");
    this.nameOnce(`price ${currency} ${productId}`);
  }

  addLineItem(item: LineItemRecord): void {
    this.count("lineItems");
    if (item.receiptItemId !== null) this.nameOnce(`logged ${item.receiptItemId}`);
    if (item.extraCost !== extraCost(item.price, item.regularPrice)) refuseFigures();
    this.found.extraCost[item.currency] += item.extraCost;
  }

  /** Called at the end: withdraws unless everything that the manifest promises was there. */
  assertAll(): void {
    if (JSON.stringify(this.found) !== JSON.stringify(this.promised)) refuseFigures();
  }

  /** Withdraws as soon as there is one more than the manifest promises. */
  private count(name: "receipts" | "receiptItems" | "lineItems" | "ownPrices"): void {
    this.found[name] += 1;
    if (this.found[name] > this.promised[name]) refuseFigures();
  }

  private nameOnce(name: string): void {
    if (this.named.has(name)) this.refuseTwice();
    this.named.add(name);
  }

  private refuseTwice(): never {
    withdraw(refused("zip_names_twice"));
  }
}
