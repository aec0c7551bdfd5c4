import type { Transaction } from "@gf-ledger/db/database";
import { AppError } from "@gf-ledger/domain/app-error";
import pLimit from "p-limit";
import type { SignedInContext } from "../context";
import type { UserScope } from "../gate/user-scope";
import { liveLineItems } from "../tax-report/live-line-items";
import { archiveBatches } from "./archive-thread";
import { insertRows } from "./insert-rows";
import type { AccountFigures } from "./manifest";
import type { ArchiveBatch } from "./read-archive";
import { RowsToImport } from "./rows-to-import";

/** A household's life in one transaction, on a slow disk. */
const IMPORT_MS = 5 * 60_000;
/** Each holds a connection and a thread for as long as it lasts. */
const working = pLimit(2);
/** Accounts whose ZIP arrives, waits or is brought in; each holds up to 50 MB. */
const MOST_BEGUN = 10;
const begun = new Set<string>();

export interface AccountImport {
  readonly message: string;
  readonly receipts: number;
  readonly lineItems: number;
}

export interface ImportProgress {
  /** Receipts, their lines, expenses and own prices brought in so far, and of how many. */
  readonly done: number;
  readonly total: number;
}

export interface ImportOrder {
  /** Where the bundle of `import-worker.ts` is. */
  readonly workerPath: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Ends the import; nothing of it stays. */
  readonly signal?: AbortSignal;
}

async function assertEmpty(transaction: Transaction, scope: UserScope): Promise<void> {
  const { userId } = scope;
  const held =
    (await transaction.receipt.findFirst({ where: { userId } })) ??
    (await transaction.lineItem.findFirst({ where: liveLineItems(scope) })) ??
    (await transaction.productPrice.findFirst({ where: { userId } }));
  if (!held) return;
  throw new AppError(
    "conflict",
    "This account already holds data. An import goes into an empty account, so that nothing is counted twice.",
  );
}

/** Stores one batch, and answers how many rows it came to in the download. */
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
  if (batch.kind === "lineItems") await insertRows(transaction, "line_items", rows.lineItems(batch.records));
  else await insertRows(transaction, "product_prices", rows.ownPrices(batch.records));
  return batch.records.length;
}

async function importInto(
  ctx: SignedInContext,
  transaction: Transaction,
  { zip, order }: { readonly zip: Uint8Array; readonly order: ImportOrder },
): Promise<AccountFigures> {
  const { userId } = ctx.actor.scope;
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  await assertEmpty(transaction, ctx.actor.scope);
  const products = await transaction.product.findMany({ select: { id: true } });
  const rows = new RowsToImport(userId, new Set(products.map(({ id }) => id)), ctx.now());
  let figures: AccountFigures | null = null;
  let total = 0;
  let done = 0;
  for await (const batch of archiveBatches(zip, order)) {
    if (batch.kind === "manifest") {
      figures = batch.manifest.figures;
      total = figures.receipts + figures.receiptItems + figures.lineItems + figures.ownPrices;
      if (batch.manifest.sample)
        await transaction.user.update({ where: { id: userId }, data: { isSample: true } });
    } else {
      done += await store(transaction, rows, batch);
      order.onProgress?.({ done, total });
    }
  }
  if (!figures) throw new Error("An archive was read without its manifest.");
  return figures;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

export interface BegunImport {
  /**
   * Fills an empty account with a download of another (or of the same, before it was emptied): the same figures to
   * the cent, all of it or nothing.
   * @throws AppError `bad_request`, `too_large`, `unreadable` for a ZIP that is not one of ours and whole;
   * `conflict` for an account that is not empty.
   */
  bringIn(zip: Uint8Array, order: ImportOrder): Promise<AccountImport>;
  /** Lets the next import begin; for every import, however it ends. */
  end(): void;
}

/**
 * Takes the place of one import, before its ZIP is read: one an account, and ten in all.
 * @throws AppError `rate_limited`, `conflict` for a second one, or `unavailable` while too many are under way.
 */
export async function beginImport(ctx: SignedInContext): Promise<BegunImport> {
  const { userId } = ctx.actor.scope;
  await ctx.limits.consume("accountDataOfAccount", userId);
  if (begun.has(userId)) {
    throw new AppError(
      "conflict",
      "An import into this account is under way. Please wait until it has ended.",
    );
  }
  if (begun.size >= MOST_BEGUN) {
    throw new AppError("unavailable", "Other imports are under way. Please try again in a moment.", {
      retryAfterSeconds: 10,
    });
  }
  begun.add(userId);
  return {
    async bringIn(zip, order) {
      // A ZIP that is still arriving holds none of the places in which others are brought in.
      const { receipts, lineItems } = await working(() =>
        ctx.database.$transaction((transaction) => importInto(ctx, transaction, { zip, order }), {
          timeout: IMPORT_MS,
          maxWait: 10_000,
        }),
      );
      const message = `Imported ${counted(receipts, "receipt")} and ${counted(lineItems, "logged expense")}.`;
      return { message, receipts, lineItems };
    },
    end: () => {
      begun.delete(userId);
    },
  };
}
