import type { Transaction } from "@gf-ledger/db/database";
import type { UserScope } from "../../gate/user-scope";
import type { ArchiveBatch } from "../archive/read-archive";
import type { RowsToImport } from "../rules/rows-to-import";
import { DraftShares } from "./draft-shares";
import { ImportedClaims } from "./imported-claims";
import { insertRows } from "./insert-rows";

type Batch<Kind extends ArchiveBatch["kind"]> = Extract<ArchiveBatch, { kind: Kind }>;

/** Stores the records of a download in an account that holds none. */
export class AccountImporter {
  readonly added = { receipts: 0, lineItems: 0, added: 0 };
  private readonly claims: ImportedClaims;
  private readonly draftShares: DraftShares;

  constructor(
    private readonly transaction: Transaction,
    private readonly rows: RowsToImport,
  ) {
    this.claims = new ImportedClaims(rows);
    this.draftShares = new DraftShares(rows);
  }

  /** Stores one batch, and resolves to the number of the download's rows in it. */
  async store(batch: Exclude<ArchiveBatch, { kind: "manifest" }>): Promise<number> {
    const { transaction, rows } = this;
    this.added.added += batch.records.length;
    switch (batch.kind) {
      case "receipts":
        return this.receipts(batch);
      case "people":
        await this.people(batch);
        break;
      case "allocations":
        await this.allocations(batch);
        break;
      case "entries":
        await this.entries(batch);
        break;
      case "claims":
        await this.importClaims(batch);
        break;
      case "lineItems":
        this.added.lineItems += batch.records.length;
        await insertRows(transaction, "line_items", rows.lineItems(batch.records));
        break;
      case "changes":
        await insertRows(transaction, "record_changes", rows.changes(batch.records));
        break;
      case "corrections":
        await insertRows(transaction, "corrections", rows.corrections(batch.records));
        break;
      case "mergedNames":
        await insertRows(transaction, "merged_names", rows.mergedNames(batch.records));
        break;
      case "observations":
        await insertRows(transaction, "price_observations", rows.observations(batch.records));
        break;
      case "ownPrices":
        await insertRows(transaction, "product_prices", rows.ownPrices(batch.records));
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
    const { receipts, items } = this.rows.receipts(records);
    this.draftShares.keep(records);
    this.added.receipts += receipts.length;
    await insertRows(this.transaction, "receipts", receipts);
    await insertRows(this.transaction, "receipt_items", items);
    return records.reduce((sum, { items: lines }) => sum + lines.length + 1, 0);
  }

  /** What the download says of the account's owner takes the place of what was said here. */
  private async people({ records }: Batch<"people">): Promise<void> {
    const { userId } = this.rows;
    const { people, incomes } = this.rows.people(records);
    if (people.some(({ id }) => id === userId))
      await this.transaction.person.deleteMany({ where: { id: userId, userId } });
    await insertRows(this.transaction, "people", people);
    await insertRows(this.transaction, "net_incomes", incomes);
  }

  private async allocations({ records }: Batch<"allocations">): Promise<void> {
    const { allocations, parts } = this.rows.allocations(records);
    await insertRows(this.transaction, "allocations", allocations);
    await insertRows(this.transaction, "allocation_parts", parts);
  }

  private async entries({ records }: Batch<"entries">): Promise<void> {
    const { expenses, adjustments, links, repaid, rates } = this.rows.entries(records);
    await insertRows(this.transaction, "other_expenses", expenses);
    await insertRows(this.transaction, "adjustments", adjustments);
    await insertRows(this.transaction, "adjustment_line_items", links);
    await insertRows(this.transaction, "adjustment_expenses", repaid);
    await insertRows(this.transaction, "given_rates", rates);
  }

  private async importClaims({ records, named }: Batch<"claims">): Promise<void> {
    const claims = this.rows.claims(records);
    await insertRows(this.transaction, "claims", claims);
    for (const [index, { id }] of claims.entries()) {
      const record = records[index];
      if (record) this.claims.add({ record, named, id });
    }
  }
}
