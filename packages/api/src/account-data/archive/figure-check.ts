import { refused } from "@gf-ledger/domain/outcome/outcome";
import { countedExtraCost, extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import { MAX_RECORDS } from "../../limits/account-room";
import { throwRefusal } from "../../refusals/throw-refusal";
import type {
  CorrectionRecord,
  LineItemRecord,
  MergedNameRecord,
  ObservationRecord,
  OwnPriceRecord,
  ReceiptRecord,
} from "../account-records";
import type { ChangeRecord, ClaimRecord } from "../claim-records";
import type { EntryRecord } from "../entry-records";
import type { AllocationRecord, PersonRecord } from "../household-records";
import { type AccountFigures, type Manifest, NO_FIGURES } from "../manifest";

/** The first version whose line items hold a signed extra cost. */
const SIGNED_SINCE = 3;

const KIND_OF_ENTRY = {
  "other-expense": "expenses",
  adjustment: "adjustments",
  "exchange-rate": "rates",
} as const;

const refuseFigures = () => throwRefusal(refused("zip_figures_wrong"));

/** Counts what a download really holds, and looks for duplicates; throws a refusal at the first fault. */
export class FigureCheck {
  private readonly named = new Set<string>();
  private readonly found: AccountFigures = {
    ...NO_FIGURES,
    extraCost: { ...NO_FIGURES.extraCost },
  };

  private readonly entries = { expenses: 0, adjustments: 0, rates: 0 };
  private readonly filed: { readonly edition: string; readonly from: string; readonly to: string }[] = [];
  private readonly otherClaims = new Set<string>();
  private readonly removedClaims = new Set<string>();
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
    const kind = KIND_OF_ENTRY[entry.thing];
    this.entries[kind] += 1;
    if (this.entries[kind] > MAX_RECORDS[kind]) throwRefusal(refused("zip_over_account"));
    if (entry.id !== undefined) this.nameOnce(`entry ${entry.id}`);
    if (entry.thing === "other-expense" && entry.id !== undefined) this.nameOnce(`expense ${entry.id}`);
    if (entry.thing === "exchange-rate") {
      this.nameOnce(`rate ${entry.method} ${entry.date}`);
      return;
    }
    const items = entry.thing === "adjustment" ? entry.lineItemIds : [];
    const repaid = entry.thing === "adjustment" ? entry.expenseIds : [];
    const named = [
      `person ${entry.personId}`,
      ...items.map((id) => `line item ${id}`),
      ...repaid.map((id) => `expense ${id}`),
    ];
    if (new Set(items).size < items.length || new Set(repaid).size < repaid.length) this.refuseTwice();
    if (named.some((name) => !this.named.has(name))) refuseFigures();
  }

  /** A year has one claim, and no two that were filed overlap (claim-16, claim-28). */
  addClaim({ id, edition, taxYear, status, periodFrom, periodTo }: ClaimRecord): void {
    this.count("claims");
    this.nameOnce(`claim ${id}`);
    this.nameOnce(`claim of ${edition} ${taxYear}`);
    if (status === "draft" || periodFrom === null || periodTo === null) return;
    const overlaps = this.filed.some(
      (other) => other.edition === edition && other.from <= periodTo && periodFrom <= other.to,
    );
    if (overlaps) refuseFigures();
    this.filed.push({ edition, from: periodFrom, to: periodTo });
  }

  /** A change of a claim is of one that is in the download, or that it says was removed. */
  addChange({ id, thing, thingId, change }: ChangeRecord): void {
    this.count("changes");
    this.nameOnce(`change ${id}`);
    if (thing !== "claim" || this.named.has(`claim ${thingId}`)) return;
    if (change === "removed") this.removedClaims.add(thingId);
    else this.otherClaims.add(thingId);
  }

  addLineItem(item: LineItemRecord): void {
    this.count("lineItems");
    this.nameOnce(`line item ${item.id}`);
    if (item.receiptItemId !== null) this.nameOnce(`logged ${item.receiptItemId}`);
    const signed = extraCost(item.price, item.regularPrice);
    if (item.extraCost !== (this.countsSigned ? signed : countedExtraCost(signed))) refuseFigures();
    this.found.extraCost[item.currency] += item.extraCost;
  }

  /** Called at the end: throws a refusal unless everything that the manifest promises was there. */
  assertAll(): void {
    if (JSON.stringify(this.found) !== JSON.stringify(this.promised)) refuseFigures();
    for (const id of this.otherClaims) if (!this.removedClaims.has(id)) refuseFigures();
  }

  /** Throws a refusal as soon as there is one more than the manifest promises. */
  private count(name: Exclude<keyof AccountFigures, "extraCost">): void {
    this.found[name] += 1;
    if (this.found[name] > this.promised[name]) refuseFigures();
  }

  private nameOnce(name: string): void {
    if (this.named.has(name)) this.refuseTwice();
    this.named.add(name);
  }

  private refuseTwice(): never {
    throwRefusal(refused("zip_names_twice"));
  }
}
