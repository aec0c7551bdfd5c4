import { extraCost } from "@gf-ledger/domain/pricing/extra-cost";
import { codedReason } from "../../housekeeping/coded-sentence";
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
import { withIdsReplaced } from "./ids-in-text";
import { orderedIds } from "./new-ids";

/**
 * Turns a download's records into rows of another account: new ids in the old order, links among the rows
 * kept, links to products that this catalogue lacks dropped. Convert receipts before the rows that link to
 * them.
 */
export class RowsToImport {
  private readonly nextId: () => string;
  private readonly ids = new Map<string, string>();

  constructor(
    readonly userId: string,
    private readonly products: ReadonlySet<string>,
    now: Date,
  ) {
    this.nextId = orderedIds(now);
  }

  receipts(records: readonly ReceiptRecord[]) {
    const receipts = records.map(({ items: _items, evidence, ...receipt }) => ({
      ...receipt,
      evidence: evidence && {
        ...evidence,
        issues: evidence.issues.map((issue) => ({ ...issue, message: codedReason(issue.message) })),
      },
      readHere: false,
      id: this.newId(receipt.id),
      userId: this.userId,
      duplicateOfId: this.idOf(receipt.duplicateOfId),
    }));
    const items = records.flatMap(({ id: receiptId, items }) =>
      items.map((item) => ({
        ...item,
        id: this.newId(item.id),
        receiptId: this.idOf(receiptId) ?? "",
        glutenFreeReason: item.glutenFreeReason && codedReason(item.glutenFreeReason),
        kindReason: item.kindReason && codedReason(item.kindReason),
        matchedProductId: this.known(item.matchedProductId),
        returnOfId: item.returnOfId && this.idFor(item.returnOfId),
        correctionId: this.idOf(item.correctionId),
        // Their people come later (draft-shares.ts).
        shares: null,
      })),
    );
    return { receipts, items };
  }

  lineItems(records: readonly LineItemRecord[]) {
    return records.map((item) => ({
      ...item,
      id: this.idFor(item.id),
      userId: this.userId,
      // A download before version 3 holds positive differences only.
      extraCost: extraCost(item.price, item.regularPrice),
      priceEvidence: item.priceEvidence && {
        ...item.priceEvidence,
        observationId: this.idOf(item.priceEvidence.observationId),
      },
      returnOfId: item.returnOfId && this.idFor(item.returnOfId),
      claimId: this.idOf(item.claimId),
      importId: null,
      receiptId: this.idOf(item.receiptId),
      receiptItemId: this.idOf(item.receiptItemId),
    }));
  }

  observations(records: readonly ObservationRecord[]) {
    return records.map((seen) => ({
      ...seen,
      id: this.newId(seen.id),
      userId: this.userId,
      productId: this.known(seen.productId),
      receiptItemId: this.idOf(seen.receiptItemId),
    }));
  }

  /** To be converted before the shares, which name them. The owner keeps the id of the account. */
  people(records: readonly PersonRecord[]) {
    const people = records.map(({ incomes: _incomes, ...person }) => ({
      ...person,
      id: person.relation === "self" ? this.keepId(person.id, this.userId) : this.newId(person.id),
      userId: this.userId,
    }));
    const incomes = records.flatMap(({ id, incomes }) =>
      incomes.map((income) => ({ ...income, personId: this.idOf(id) })),
    );
    return { people, incomes };
  }

  /** To be converted after line items and people. */
  allocations(records: readonly AllocationRecord[]) {
    const rows = records.map(({ parts, ...allocation }) => ({ parts, ...allocation, id: this.nextId() }));
    const allocations = rows.map(({ parts: _parts, lineItemId, ...allocation }) => ({
      ...allocation,
      userId: this.userId,
      lineItemId: this.idOf(lineItemId),
    }));
    const parts = rows.flatMap(({ id: allocationId, parts }) =>
      parts.map(({ personId, share }) => ({ allocationId, personId: this.idOf(personId), share })),
    );
    return { allocations, parts };
  }

  /** To be converted after line items and people. */
  entries(records: readonly EntryRecord[]) {
    const rows = records.map((record) => ({
      record,
      row: { id: record.id === undefined ? this.nextId() : this.newId(record.id), userId: this.userId },
    }));
    const person = (id: string) => this.idOf(id);
    const expenses = rows.flatMap(({ record, row }) => {
      if (record.thing !== "other-expense") return [];
      const { thing: _thing, ...rest } = record;
      return [{ ...rest, ...row, personId: person(rest.personId) }];
    });
    const adjusted = rows.flatMap(({ record, row }) =>
      record.thing === "adjustment" ? [{ record, id: row.id }] : [],
    );
    const adjustments = adjusted.map(({ record, id }) => {
      const { thing: _thing, lineItemIds, expenseIds, ...rest } = record;
      const namesExpense = rest.namesExpense ?? lineItemIds.length + expenseIds.length > 0;
      return { ...rest, namesExpense, id, userId: this.userId, personId: person(rest.personId) };
    });
    const repaid = adjusted.flatMap(({ record, id: adjustmentId }) =>
      record.expenseIds.flatMap((id) => {
        const expenseId = this.idOf(id);
        return expenseId === null ? [] : [{ adjustmentId, expenseId }];
      }),
    );
    const links = adjusted.flatMap(({ record, id: adjustmentId }) =>
      record.lineItemIds.flatMap((id) => {
        const lineItemId = this.idOf(id);
        return lineItemId === null ? [] : [{ adjustmentId, lineItemId }];
      }),
    );
    const rates = rows.flatMap(({ record, row }) => {
      if (record.thing !== "exchange-rate") return [];
      const { thing: _thing, ...rest } = record;
      return [{ ...rest, ...row }];
    });
    return { expenses, adjustments, links, repaid, rates };
  }

  ownPrices(records: readonly OwnPriceRecord[]) {
    return records
      .filter(({ productId }) => this.products.has(productId))
      .map((price) => ({ ...price, userId: this.userId }));
  }

  /** To be converted before the receipts, whose lines name them. */
  corrections(records: readonly CorrectionRecord[]) {
    return records.map((correction) => ({
      ...correction,
      id: this.newId(correction.id),
      userId: this.userId,
      matchedProductId: this.known(correction.matchedProductId),
    }));
  }

  mergedNames(records: readonly MergedNameRecord[]) {
    return records.map((name) => ({ ...name, userId: this.userId }));
  }

  /** To be converted before the line items that they used. */
  claims(records: readonly ClaimRecord[]) {
    return records.map((claim) => ({
      ...claim,
      id: this.newId(claim.id),
      userId: this.userId,
      periodOfPersons: null,
      snapshotIds: null,
    }));
  }

  /** To be converted when all that they name was. */
  changes(records: readonly ChangeRecord[]) {
    return records.map((change) => ({
      ...change,
      id: this.nextId(),
      userId: this.userId,
      // A thing that is gone gets a new id, never one that another account may have.
      thingId: this.idFor(change.thingId),
      old: withIdsReplaced(change.old, (id) => this.idOf(id)),
      new: withIdsReplaced(change.new, (id) => this.idOf(id)),
    }));
  }

  /** What an id of the download is in this account. */
  idOf(old: string | null): string | null {
    return old === null ? null : (this.ids.get(old) ?? null);
  }

  /** Says that an id of the download names the account's owner. */
  isOwner(old: string): void {
    this.ids.set(old, this.userId);
  }

  /** The new id of what may be named before it comes, or of what is gone. */
  private idFor(old: string): string {
    return this.ids.get(old) ?? this.newId(old);
  }

  private newId(old: string): string {
    return this.keepId(old, this.nextId());
  }

  private keepId(old: string, id: string): string {
    this.ids.set(old, id);
    return id;
  }

  private known(productId: string | null): string | null {
    return productId !== null && this.products.has(productId) ? productId : null;
  }
}
