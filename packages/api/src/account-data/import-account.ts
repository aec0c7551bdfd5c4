import type { Transaction } from "@gf-ledger/db/database";
import { type Done, done, type Outcome, type Refused, refused } from "@gf-ledger/domain/outcome/outcome";
import { translatorOf } from "@gf-ledger/messages/translator";
import pLimit from "p-limit";
import type { SignedInContext } from "../context";
import type { UserScope } from "../gate/user-scope";
import { withoutRecording } from "../records/recorder";
import { inTransaction } from "../refusals/in-transaction";
import { liveLineItems } from "../tax-report/live-line-items";
import { archiveBatches } from "./archive-thread";
import { insertRows } from "./insert-rows";
import type { AccountFigures } from "./manifest";
import type { ArchiveBatch } from "./read-archive";
import { RowsToImport } from "./rows-to-import";

/** Enough for a lifetime of receipts in one transaction on a slow disk. */
const IMPORT_MS = 5 * 60_000;
/** Imports at once: each holds a connection and a thread while it lasts. */
const working = pLimit(2);
/** Most accounts whose ZIP arrives, waits or is imported at once; each holds up to 50 MB. */
const MOST_BEGUN = 10;
const begun = new Set<string>();

export interface AccountImport {
  readonly message: string;
  readonly receipts: number;
  readonly lineItems: number;
}

export interface ImportProgress {
  /** Rows of every kind imported so far, of `total`. */
  readonly done: number;
  readonly total: number;
}

export interface ImportOrder {
  /** Where the bundle of `import-worker.ts` is. */
  readonly workerPath: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** When aborted, ends the import and leaves nothing of it stored. */
  readonly signal?: AbortSignal;
}

async function holdsData(transaction: Transaction, scope: UserScope): Promise<boolean> {
  const { userId } = scope;
  const held =
    (await transaction.receipt.findFirst({ where: { userId } })) ??
    (await transaction.lineItem.findFirst({ where: liveLineItems(scope) })) ??
    (await transaction.productPrice.findFirst({ where: { userId } })) ??
    (await transaction.correction.findFirst({ where: { userId } })) ??
    (await transaction.mergedName.findFirst({ where: { userId } })) ??
    (await transaction.priceObservation.findFirst({ where: { userId } })) ??
    (await transaction.person.findFirst({ where: { userId } }));
  return held !== null;
}

/** Stores one batch, and resolves to the number of the download's rows in it. */
async function store(
  transaction: Transaction,
  rows: RowsToImport,
  batch: Exclude<ArchiveBatch, { kind: "manifest" }>,
): Promise<number> {
  if (batch.kind === "receipts") {
    const { receipts, items } = rows.receipts(batch.records);
    await insertRows(transaction, "receipts", receipts);
    await insertRows(transaction, "receipt_items", items);
    return receipts.length + items.length;
  }
  if (batch.kind === "people") {
    const { people, incomes } = rows.people(batch.records);
    await insertRows(transaction, "people", people);
    await insertRows(transaction, "net_incomes", incomes);
    return batch.records.length;
  }
  if (batch.kind === "allocations") {
    const { allocations, parts } = rows.allocations(batch.records);
    await insertRows(transaction, "allocations", allocations);
    await insertRows(transaction, "allocation_parts", parts);
    return batch.records.length;
  }
  if (batch.kind === "lineItems") await insertRows(transaction, "line_items", rows.lineItems(batch.records));
  else if (batch.kind === "corrections")
    await insertRows(transaction, "corrections", rows.corrections(batch.records));
  else if (batch.kind === "mergedNames")
    await insertRows(transaction, "merged_names", rows.mergedNames(batch.records));
  else if (batch.kind === "observations")
    await insertRows(transaction, "price_observations", rows.observations(batch.records));
  else await insertRows(transaction, "product_prices", rows.ownPrices(batch.records));
  return batch.records.length;
}

/** A return may name a purchase that was deleted before the download was made. */
async function forgetLostPurchases(transaction: Transaction, userId: string): Promise<void> {
  await transaction.$executeRaw`
    UPDATE receipt_items SET return_of_id = NULL FROM receipts
    WHERE receipts.id = receipt_id AND user_id = ${userId}::uuid AND return_of_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM line_items bought WHERE bought.id = receipt_items.return_of_id)`;
  await transaction.$executeRaw`
    UPDATE line_items SET return_of_id = NULL
    WHERE user_id = ${userId}::uuid AND return_of_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM line_items bought WHERE bought.id = line_items.return_of_id)`;
}

async function importInto(
  ctx: SignedInContext,
  transaction: Transaction,
  { zip, order }: { readonly zip: Uint8Array; readonly order: ImportOrder },
): Promise<Done<AccountFigures> | Refused> {
  const { userId } = ctx.actor.scope;
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  await withoutRecording(transaction);
  if (await holdsData(transaction, ctx.actor.scope)) return refused("account_not_empty");
  const products = await transaction.product.findMany({ select: { id: true } });
  const rows = new RowsToImport(userId, new Set(products.map(({ id }) => id)), ctx.now());
  let figures: AccountFigures | null = null;
  let total = 0;
  let brought = 0;
  for await (const batch of archiveBatches(zip, order)) {
    if (batch.kind === "refused") return batch.refusal;
    if (batch.kind === "manifest") {
      figures = batch.manifest.figures;
      const { extraCost: _sums, ...counts } = figures;
      total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      if (batch.manifest.sample)
        await transaction.user.update({ where: { id: userId }, data: { isSample: true } });
    } else {
      brought += await store(transaction, rows, batch);
      order.onProgress?.({ done: brought, total });
    }
  }
  if (!figures) throw new Error("An archive was read without its manifest.");
  await forgetLostPurchases(transaction, userId);
  return done(figures);
}

export interface BegunImport {
  /**
   * Fills an empty account with the download of another (or of itself, before it was emptied): the same
   * figures to the cent, all of it or nothing. Refused for a ZIP that is not a whole download, and for an
   * account that is not empty.
   */
  bringIn(zip: Uint8Array, order: ImportOrder): Promise<Done<AccountImport> | Refused>;
  /** Frees the place; to be called for every import, however it ends. */
  end(): void;
}

/**
 * Takes a place for an import before its ZIP is read; there is one place for each account, and ten in all.
 */
export async function beginImport(
  ctx: SignedInContext,
): Promise<Outcome<BegunImport, "too_many_requests" | "import_under_way" | "too_many_imports">> {
  const { userId } = ctx.actor.scope;
  const taken = await ctx.limits.take([["accountDataOfAccount", userId]]);
  if (!taken.ok) return taken;
  if (begun.has(userId)) return refused("import_under_way");
  if (begun.size >= MOST_BEGUN) return refused("too_many_imports");
  begun.add(userId);
  return done({
    async bringIn(zip, order) {
      // A ZIP that is still arriving does not take one of these places.
      const imported = await working(() =>
        inTransaction(ctx.database, (transaction) => importInto(ctx, transaction, { zip, order }), {
          timeout: IMPORT_MS,
          maxWait: 10_000,
        }),
      );
      if (!imported.ok) return imported;
      const { receipts, lineItems } = imported.value;
      const message = translatorOf(ctx.locale, "done")("imported", { receipts, lineItems });
      return done({ message, receipts, lineItems });
    },
    end: () => {
      begun.delete(userId);
    },
  });
}
