import type { Transaction } from "@gf-ledger/db/database";
import { AppError } from "@gf-ledger/domain/app-error";
import type { SignedInContext } from "../context";
import { type AccountData, parseAccountData } from "./parse-account-data";
import { type ImportRows, rowsToImport } from "./rows-to-import";
import { unpack } from "./unpack";

/** Thousands of rows in one transaction, on a slow disk. */
const IMPORT_MS = 60_000;
/** Rows of one statement, well below the database's limit of parameters. */
const CHUNK = 1000;

export interface AccountImport {
  readonly message: string;
  readonly receipts: number;
  readonly lineItems: number;
}

function chunks<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) =>
    rows.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

async function assertEmpty(transaction: Transaction, userId: string): Promise<void> {
  const held =
    (await transaction.receipt.findFirst({ where: { userId } })) ??
    (await transaction.lineItem.findFirst({ where: { userId, deletedAt: null } })) ??
    (await transaction.productPrice.findFirst({ where: { userId } }));
  if (!held) return;
  throw new AppError(
    "conflict",
    "This account already holds data. An import goes into an empty account, so that nothing is counted twice.",
  );
}

async function store(transaction: Transaction, rows: ImportRows): Promise<void> {
  for (const data of chunks(rows.receipts)) await transaction.receipt.createMany({ data });
  for (const data of chunks(rows.items)) await transaction.receiptItem.createMany({ data });
  for (const data of chunks(rows.lineItems)) await transaction.lineItem.createMany({ data });
  for (const data of chunks(rows.ownPrices)) await transaction.productPrice.createMany({ data });
}

async function importInto(ctx: SignedInContext, transaction: Transaction, data: AccountData): Promise<void> {
  const { userId } = ctx.actor.scope;
  await transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
  await assertEmpty(transaction, userId);
  const products = new Set(
    (await transaction.product.findMany({ select: { id: true } })).map(({ id }) => id),
  );
  await store(transaction, rowsToImport(data, userId, products, ctx.now()));
  if (data.manifest.sample)
    await transaction.user.update({ where: { id: userId }, data: { isSample: true } });
}

/**
 * Fills an empty account with a download of another (or of the same, before it was emptied): the same
 * figures to the cent, all of it or nothing.
 * @throws AppError `bad_request`, `too_large`, `unreadable` for a ZIP that is not one of ours and whole;
 * `conflict` for an account that is not empty.
 */
export async function importAccount(ctx: SignedInContext, zip: Uint8Array): Promise<AccountImport> {
  await ctx.limits.consume("accountDataOfAccount", ctx.actor.scope.userId);
  const data = parseAccountData(await unpack(zip));
  await ctx.database.$transaction((transaction) => importInto(ctx, transaction, data), {
    timeout: IMPORT_MS,
  });
  const [receipts, lineItems] = [data.receipts.length, data.lineItems.length];
  return {
    message: `Imported ${receipts} ${receipts === 1 ? "receipt" : "receipts"} and ${lineItems} logged ${lineItems === 1 ? "expense" : "expenses"}.`,
    receipts,
    lineItems,
  };
}
