import type { Transaction } from "@gf-ledger/db/database";
import { type Done, done, type Outcome, type Refused, refused } from "@gf-ledger/domain/outcome/outcome";
import pLimit from "p-limit";
import type { SignedInContext } from "../context";
import type { UserScope } from "../gate/user-scope";
import { because, withoutRecording } from "../records/recorder";
import { inTransaction } from "../refusals/in-transaction";
import { liveLineItems } from "../tax-report/live-line-items";
import { archiveBatches } from "./archive-batches";
import { BringingIn } from "./bringing-in";
import { importedWords } from "./imported-words";
import type { AccountFigures } from "./manifest";
import { Merging } from "./merging";
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
  /** Of those that came in. */
  readonly receipts: number;
  readonly lineItems: number;
  /** Records of every kind: what came in, what was here already, and what differs from what is here. */
  readonly added: number;
  readonly alreadyHere: number;
  readonly inConflict: number;
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

async function holdsData(transaction: Transaction, scope: UserScope): Promise<boolean> {
  const { userId } = scope;
  const held =
    (await transaction.receipt.findFirst({ where: { userId } })) ??
    (await transaction.lineItem.findFirst({ where: liveLineItems(scope) })) ??
    (await transaction.productPrice.findFirst({ where: { userId } })) ??
    (await transaction.correction.findFirst({ where: { userId } })) ??
    (await transaction.mergedName.findFirst({ where: { userId } })) ??
    (await transaction.priceObservation.findFirst({ where: { userId } })) ??
    (await transaction.person.findFirst({ where: { userId } })) ??
    (await transaction.givenRate.findFirst({ where: { userId } })) ??
    (await transaction.claim.findFirst({ where: { userId }, select: { id: true } }));
  return held !== null;
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

/** What comes into an account with a filed claim is recorded as a change of its records (claim-17). */
async function recordWhereFiled(transaction: Transaction, { userId }: UserScope): Promise<void> {
  const filed = await transaction.claim.findFirst({
    where: { userId, status: { not: "draft" } },
    select: { id: true },
  });
  if (filed) await because(transaction, "Brought in from the download of an account");
  else await withoutRecording(transaction);
}

async function importInto(
  ctx: SignedInContext,
  transaction: Transaction,
  { zip, order }: { readonly zip: Uint8Array; readonly order: ImportOrder },
): Promise<Done<AccountImport> | Refused> {
  const { userId } = ctx.actor.scope;
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  await recordWhereFiled(transaction, ctx.actor.scope);
  const isEmpty = !(await holdsData(transaction, ctx.actor.scope));
  const products = await transaction.product.findMany({ select: { id: true } });
  const rows = new RowsToImport(userId, new Set(products.map(({ id }) => id)), ctx.now());
  const merging = await Merging.into(transaction, ctx.actor.scope, rows);
  const bringing = new BringingIn(transaction, rows, merging);
  let figures: AccountFigures | null = null;
  let total = 0;
  let brought = 0;
  for await (const batch of archiveBatches(ctx, zip, order.signal)) {
    if (batch.kind === "refused") return batch.refusal;
    if (batch.kind === "manifest") {
      figures = batch.manifest.figures;
      const { extraCost: _sums, ...counts } = figures;
      total = Object.values(counts).reduce((sum, count) => sum + count, 0);
      if (batch.manifest.sample && !isEmpty && !ctx.actor.user.isSample) return refused("account_not_empty");
      if (batch.manifest.sample)
        await transaction.user.update({ where: { id: userId }, data: { isSample: true } });
    } else {
      brought += await bringing.store(batch);
      order.onProgress?.({ done: brought, total });
    }
  }
  if (!figures) throw new Error("An archive was read without its manifest.");
  await bringing.finish(ctx.actor.scope);
  await forgetLostPurchases(transaction, userId);
  const { receipts, lineItems } = bringing.added;
  const counts = merging.tally.total;
  const message = importedWords(ctx.locale, { receipts, lineItems, ...counts });
  return done({ message, receipts, lineItems, ...counts });
}

export interface BegunImport {
  /**
   * Brings the download of an account in, all of it or nothing: into an empty one with the same figures to the
   * cent, into another one merged with what is there (accounts-52). Refused for a ZIP that is not a whole
   * download, and for sample data among real ones.
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
      return imported;
    },
    end: () => {
      begun.delete(userId);
    },
  });
}
