import type { Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../gate/user-scope";
import { BroughtClaims } from "./brought-claims";
import { DraftShares } from "./draft-shares";
import { SAME } from "./held-records";
import type { PersonRecord } from "./household-records";
import { insertRows } from "./insert-rows";
import type { Merging } from "./merging";
import type { ArchiveBatch } from "./read-archive";
import type { RowsToImport } from "./rows-to-import";

type Batch<Kind extends ArchiveBatch["kind"]> = Extract<ArchiveBatch, { kind: Kind }>;

/** Stores the records of a download that are not in the account yet. */
export class BringingIn {
  readonly added = { receipts: 0, lineItems: 0 };
  private readonly claims: BroughtClaims;
  private readonly draftShares: DraftShares;

  constructor(
    private readonly transaction: Transaction,
    private readonly rows: RowsToImport,
    private readonly merging: Merging,
  ) {
    this.claims = new BroughtClaims(rows);
    this.draftShares = new DraftShares(rows);
  }

  /** Stores one batch, and resolves to the number of the download's rows in it. */
  async store(batch: Exclude<ArchiveBatch, { kind: "manifest" }>): Promise<number> {
    const { transaction, rows, merging } = this;
    switch (batch.kind) {
      case "receipts":
        return this.receipts(batch);
      case "people":
        return this.people(batch);
      case "allocations":
        return this.allocations(batch);
      case "entries":
        return this.entries(batch);
      case "claims":
        return this.broughtClaims(batch);
      case "lineItems": {
        const records = merging.freshLineItems(batch.records);
        this.added.lineItems += records.length;
        await insertRows(transaction, "line_items", rows.lineItems(records));
        break;
      }
      case "changes":
        await insertRows(
          transaction,
          "record_changes",
          rows.changes(await merging.freshChanges(transaction, batch.records)),
        );
        break;
      case "corrections":
        await insertRows(
          transaction,
          "corrections",
          rows.corrections(merging.fresh("corrections", batch.records, SAME.corrections)),
        );
        break;
      case "mergedNames":
        await insertRows(
          transaction,
          "merged_names",
          rows.mergedNames(merging.fresh("mergedNames", batch.records, SAME.mergedNames)),
        );
        break;
      case "observations":
        await insertRows(
          transaction,
          "price_observations",
          rows.observations(merging.fresh("observations", batch.records, SAME.observations)),
        );
        break;
      case "ownPrices":
        await insertRows(
          transaction,
          "product_prices",
          rows.ownPrices(merging.fresh("ownPrices", batch.records, SAME.ownPrices)),
        );
        break;
    }
    return batch.records.length;
  }

  /** Called when every batch is stored. */
  async finish(scope: UserScope): Promise<void> {
    await this.claims.finish(this.transaction);
    await this.draftShares.finish(this.transaction, scope);
  }

  private async receipts({ records }: Batch<"receipts">): Promise<number> {
    const fresh = this.merging.fresh("receipts", records, SAME.receipts);
    const { receipts, items } = this.rows.receipts(fresh);
    this.draftShares.keep(fresh);
    this.added.receipts += receipts.length;
    await insertRows(this.transaction, "receipts", receipts);
    await insertRows(this.transaction, "receipt_items", items);
    return records.reduce((sum, { items: lines }) => sum + lines.length + 1, 0);
  }

  private async people({ records }: Batch<"people">): Promise<number> {
    const fresh = this.merging.freshPeople(records);
    const { people, incomes } = this.rows.people(fresh);
    await insertRows(this.transaction, "people", people);
    await insertRows(this.transaction, "net_incomes", incomes);
    const known = new Set(fresh);
    for (const record of records) if (!known.has(record)) await this.missingIncomes(record);
    return records.length;
  }

  /** Incomes of years that nothing is known of here. */
  private async missingIncomes({ id, incomes }: PersonRecord): Promise<void> {
    const personId = this.rows.idOf(id);
    if (personId === null || incomes.length === 0) return;
    await this.transaction.netIncome.createMany({
      data: incomes.map(({ taxYear, cents }) => ({ personId, taxYear, cents: BigInt(cents) })),
      skipDuplicates: true,
    });
  }

  private async allocations({ records }: Batch<"allocations">): Promise<number> {
    const fresh = await this.merging.freshAllocations(this.transaction, records);
    const { allocations, parts } = this.rows.allocations(fresh);
    await insertRows(this.transaction, "allocations", allocations);
    await insertRows(this.transaction, "allocation_parts", parts);
    return records.length;
  }

  private async entries({ records }: Batch<"entries">): Promise<number> {
    const fresh = this.merging.freshEntries(records);
    const { expenses, adjustments, links, rates } = this.rows.entries(fresh);
    await insertRows(this.transaction, "other_expenses", expenses);
    await insertRows(this.transaction, "adjustments", adjustments);
    await insertRows(this.transaction, "adjustment_line_items", links);
    await insertRows(this.transaction, "given_rates", rates);
    return records.length;
  }

  private async broughtClaims({ records }: Batch<"claims">): Promise<number> {
    const fresh = this.merging.freshClaims(records);
    const claims = this.rows.claims(fresh);
    await insertRows(this.transaction, "claims", claims);
    for (const [index, claim] of claims.entries()) {
      const record = fresh[index];
      if (record) this.claims.add(record, claim.id);
    }
    return records.length;
  }
}
