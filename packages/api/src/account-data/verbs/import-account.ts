import type { Transaction } from "@gf-ledger/db/database";
import { type Done, done, type Outcome, type Refused, refused } from "@gf-ledger/domain/outcome/outcome";
import { translatorOf } from "@gf-ledger/messages/translator";
import pLimit from "p-limit";
import type { SignedInContext } from "../../context";
import { withoutRecording } from "../../records/recorder";
import { inTransaction } from "../../refusals/in-transaction";
import { archiveBatches } from "../archive/archive-batches";
import type { AccountFigures } from "../manifest";
import { holdsRecords } from "../queries/holds-records";
import { RowsToImport } from "../rules/rows-to-import";
import { AccountImporter } from "./account-importer";

/** Enough for a lifetime of receipts in one transaction on a slow disk. */
const IMPORT_MS = 5 * 60_000;
/** Imports at once: each holds a connection and a thread while it lasts. */
const working = pLimit(2);
/** Most accounts whose ZIP arrives, waits or is imported at once; each holds up to 50 MB. */
const MAX_BEGUN = 10;
const begun = new Set<string>();

export interface AccountImport {
  readonly message: string;
  readonly receipts: number;
  readonly lineItems: number;
  /** Records of every kind. */
  readonly added: number;
}

export interface ImportProgress {
  /** Rows of every kind imported so far, of `total`. */
  readonly done: number;
  readonly total: number;
}

export interface ImportOrder {
  readonly onProgress?: (progress: ImportProgress) => void;
  /** When aborted, ends the import and leaves nothing of it stored. */
  readonly signal?: AbortSignal;
}

/** A return may name a purchase that was deleted before the download was made. */
async function forgetLostPurchases(transaction: Transaction, userId: string): Promise<void> {
  await transaction.$executeRaw`
    UPDATE receipt_items SET return_of_id = NULL FROM receipts
    WHERE receipts.id = receipt_id AND user_id = ${userId}::uuid AND return_of_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM line_items bought WHERE bought.id = receipt_items.return_of_id
        AND bought.user_id = receipts.user_id)`;
  await transaction.$executeRaw`
    UPDATE line_items SET return_of_id = NULL
    WHERE user_id = ${userId}::uuid AND return_of_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM line_items bought WHERE bought.id = line_items.return_of_id
        AND bought.user_id = line_items.user_id)`;
}

async function importInto(
  ctx: SignedInContext,
  transaction: Transaction,
  { zip, order }: { readonly zip: Uint8Array; readonly order: ImportOrder },
): Promise<Done<AccountImport> | Refused> {
  const { userId } = ctx.actor.scope;
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  if (await holdsRecords(transaction, ctx.actor.scope)) return refused("account_not_empty");
  await withoutRecording(transaction);
  const products = await transaction.product.findMany({ select: { id: true } });
  const rows = new RowsToImport(userId, new Set(products.map(({ id }) => id)), ctx.now());
  const accountImporter = new AccountImporter(transaction, rows);
  let figures: AccountFigures | null = null;
  let total = 0;
  let brought = 0;
  for await (const batch of archiveBatches(ctx, zip, order.signal)) {
    if (batch.kind === "refused") return batch.refusal;
    if (batch.kind === "manifest") {
      figures = batch.manifest.figures;
      const { extraCost: _sums, ...counts } = figures;
      total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      if (batch.manifest.sample)
        await transaction.user.update({ where: { id: userId }, data: { isSample: true } });
    } else {
      brought += await accountImporter.store(batch);
      order.onProgress?.({ done: brought, total });
    }
  }
  if (!figures) throw new Error("An archive was read without its manifest.");
  await accountImporter.finish(ctx.actor.scope);
  await forgetLostPurchases(transaction, userId);
  const { added } = accountImporter;
  const { receipts, lineItems } = added;
  return done({ message: translatorOf(ctx.locale, "done")("imported", { receipts, lineItems }), ...added });
}

export interface BegunImport {
  /**
   * Brings the download of an account into one that holds nothing, all of it or nothing, with the same figures to
   * the cent (accounts-41). Refused for a ZIP that is not a whole download, and where the account holds something.
   */
  bringIn(zip: Uint8Array, order: ImportOrder): Promise<Done<AccountImport> | Refused>;
  /** Frees the place; to be called for every import, however it ends. */
  end(): void;
}

/**
 * Takes a place for an import before its ZIP is read; there is one place for each account, and ten in all. An
 * account that holds something is told so before it sends anything.
 */
export async function beginImport(
  ctx: SignedInContext,
): Promise<
  Outcome<BegunImport, "too_many_requests" | "account_not_empty" | "import_under_way" | "too_many_imports">
> {
  const { userId } = ctx.actor.scope;
  const taken = await ctx.limits.take([["accountDataOfAccount", userId]]);
  if (!taken.ok) return taken;
  if (begun.has(userId)) return refused("import_under_way");
  if (begun.size >= MAX_BEGUN) return refused("too_many_imports");
  begun.add(userId);
  const held = await holdsRecords(ctx.database, ctx.actor.scope).catch((error: unknown) => {
    begun.delete(userId);
    throw error;
  });
  if (held) {
    begun.delete(userId);
    return refused("account_not_empty");
  }
  return done({
    async bringIn(zip, order) {
      // A ZIP that is still arriving does not take one of these places.
      const imported = await working(() =>
        inTransaction(ctx.database, (transaction) => importInto(ctx, transaction, { zip, order }), {
          timeout: IMPORT_MS,
          maxWait: 10_000,
        }),
      );
      return imported;
    },
    end: () => {
      begun.delete(userId);
    },
  });
}
