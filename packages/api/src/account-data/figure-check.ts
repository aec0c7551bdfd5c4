import { refused } from "@gf-ledger/domain/outcome/outcome";
import { countedExtraCost, extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import { withdraw } from "../refusals/withdraw";
import type {
  CorrectionRecord,
  LineItemRecord,
  MergedNameRecord,
  ObservationRecord,
  OwnPriceRecord,
  ReceiptRecord,
} from "./account-records";
import type { ChangeRecord, ClaimRecord } from "./claim-records";
import type { EntryRecord } from "./entry-records";
import type { AllocationRecord, PersonRecord } from "./household-records";
import { type AccountFigures, type Manifest, NO_FIGURES } from "./manifest";

/** The first version whose line items hold a signed extra cost. */
const SIGNED_SINCE = 3;

const refuseFigures = () => withdraw(refused("zip_figures_wrong"));

/** Counts what a download really holds, and looks for duplicates; withdraws at the first fault. */
export class FigureCheck {
  private readonly named = new Set<string>();
  private readonly found: AccountFigures = {
    ...NO_FIGURES,
    extraCost: { ...NO_FIGURES.extraCost },
  };

  private readonly promised: AccountFigures;
  private readonly countsSigned: boolean;

  constructor({ figures, version }: Pick<Manifest, "figures" | "version">) {
    this.promised = figures;
    this.countsSigned = version >= SIGNED_SINCE;
  }

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

  addCorrection({ id, chainKey, textKey, articleCode }: CorrectionRecord): void {
    this.count("corrections");
    this.nameOnce(`correction ${id}`);
    this.nameOnce(`correction of ${JSON.stringify([chainKey, textKey, articleCode])}`);
  }

  addMergedName({ spellingKey }: MergedNameRecord): void {
    this.count("mergedNames");
    this.nameOnce(`spelling ${spellingKey}`);
  }

  addObservation({ id, receiptItemId }: ObservationRecord): void {
    this.count("observations");
    this.nameOnce(`observation ${id}`);
    if (receiptItemId !== null) this.nameOnce(`observed ${receiptItemId}`);
  }

  addPerson({ id, relation }: PersonRecord): void {
    this.count("people");
    this.nameOnce(`person ${id}`);
    if (relation === "self" || relation === "spouse") this.nameOnce(`the ${relation}`);
  }

  /** Names only people, and line items, that are in the download. */
  addAllocation({ category, lineItemId, parts }: AllocationRecord): void {
    this.count("allocations");
    this.nameOnce(`shares of ${JSON.stringify([category, lineItemId])}`);
    const named = parts.map(({ personId }) => `person ${personId}`);
    if (lineItemId !== null) named.push(`line item ${lineItemId}`);
    if (named.some((name) => !this.named.has(name))) refuseFigures();
  }

  /** Names only people, and line items, that are in the download. */
  addEntry(entry: EntryRecord): void {
    this.count("entries");
    if (entry.thing === "exchange-rate") {
      this.nameOnce(`rate ${entry.method} ${entry.date}`);
      return;
    }
    const items = entry.thing === "adjustment" ? entry.lineItemIds : [];
    const named = [`person ${entry.personId}`, ...items.map((id) => `line item ${id}`)];
    if (new Set(items).size < items.length) this.refuseTwice();
    if (named.some((name) => !this.named.has(name))) refuseFigures();
  }

  addClaim({ id }: ClaimRecord): void {
    this.count("claims");
    this.nameOnce(`claim ${id}`);
  }

  addChange({ id }: ChangeRecord): void {
    this.count("changes");
    this.nameOnce(`change ${id}`);
  }

  addLineItem(item: LineItemRecord): void {
    this.count("lineItems");
    this.nameOnce(`line item ${item.id}`);
    if (item.receiptItemId !== null) this.nameOnce(`logged ${item.receiptItemId}`);
    const signed = extraCost(item.price, item.regularPrice);
    if (item.extraCost !== (this.countsSigned ? signed : countedExtraCost(signed))) refuseFigures();
    this.found.extraCost[item.currency] += item.extraCost;
  }

  /** Called at the end: withdraws unless everything that the manifest promises was there. */
  assertAll(): void {
    if (JSON.stringify(this.found) !== JSON.stringify(this.promised)) refuseFigures();
  }

  /** Withdraws as soon as there is one more than the manifest promises. */
  private count(name: Exclude<keyof AccountFigures, "extraCost">): void {
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
