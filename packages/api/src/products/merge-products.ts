import type { Transaction } from "@gf-ledger/db/database";
import { type PageAsked, pageOf } from "@gf-ledger/domain/input/page-input";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { type MergedNames, mergedNamesInput } from "@gf-ledger/domain/matching/merged-names";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import { mapInTurns } from "../in-turns";
import { assertRoomFor } from "../limits/account-room";
import { inTransaction } from "../refusals/in-transaction";
import { IS_LIVE } from "../tax-report/queries/live-line-items";
import { productOf } from "./product-names";

/** Whether the person's reports hold a line item of each of these spellings. */
export async function areBought(ctx: SignedInContext, transaction: Transaction, keys: readonly string[]) {
  const { userId } = ctx.actor.scope;
  const rows = await transaction.$queryRaw<{ name: string }[]>`
    SELECT DISTINCT name FROM line_items WHERE user_id = ${userId}::uuid AND ${IS_LIVE}`;
  const bought = new Set(await mapInTurns(rows, ({ name }) => spellingKey(name)));
  return keys.every((key) => bought.has(key));
}

/** One merge of a person at a time, so that none builds on names that another is changing. */
const lockPerson = (transaction: Transaction, userId: string) =>
  transaction.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR UPDATE`;

/**
 * Makes one product of two spellings, now and for every later line item (matching-25). All spellings of
 * `from` go with it, and no amount changes. Merging again what is one product already changes nothing.
 */
export function mergeProducts(
  ctx: SignedInContext,
  input: { from: string; into: string },
): Promise<Outcome<MergedNames, "product_merged_with_itself" | "no_such_product_name">> {
  const { scope } = ctx.actor;
  const { userId } = scope;
  const spelling = spellingKey(input.from);
  return inTransaction(ctx.database, async (transaction) => {
    if (spelling === "" || spelling === spellingKey(input.into)) return refused("product_merged_with_itself");
    await lockPerson(transaction, userId);
    if (!(await areBought(ctx, transaction, [spelling, spellingKey(input.into)])))
      return refused("no_such_product_name");
    const product = await productOf(transaction, scope);
    const [from, into] = [product(input.from), product(input.into)];
    const target = { productKey: into.key, name: into.name };
    if (from.key !== into.key) {
      await assertRoomFor(transaction, scope, "mergedNames");
      await transaction.mergedName.updateMany({ where: { userId, productKey: from.key }, data: target });
      await transaction.mergedName.create({
        data: { userId, spellingKey: from.key, spelling: from.name, ...target },
      });
    }
    return done(await namesOf(transaction, userId));
  });
}

/**
 * Takes one spelling out of the product that it was merged into, with the spellings that came with it, where
 * they are named.
 */
export function unmergeProduct(
  ctx: SignedInContext,
  input: { from: string; spellings?: readonly string[] | undefined },
): Promise<Outcome<MergedNames, "no_such_product_name">> {
  const { userId } = ctx.actor.scope;
  return inTransaction(ctx.database, async (transaction) => {
    await lockPerson(transaction, userId);
    const where = { userId, spellingKey: spellingKey(input.from) };
    const merged = await transaction.mergedName.findFirst({ where });
    if (!merged) return refused("no_such_product_name");
    await transaction.mergedName.deleteMany({ where });
    const keys = (input.spellings ?? []).map(spellingKey);
    await transaction.mergedName.updateMany({
      where: { userId, productKey: merged.productKey, spellingKey: { in: keys } },
      data: { productKey: merged.spellingKey, name: merged.spelling },
    });
    return done(await namesOf(transaction, userId));
  });
}

/** A page of the spellings that the person merged, and the product that each one is. */
export function mergedNames(ctx: SignedInContext, asked: PageAsked): Promise<MergedNames> {
  return namesOf(ctx.database, ctx.actor.scope.userId, asked);
}

async function namesOf(
  transaction: Transaction,
  userId: string,
  asked: PageAsked = mergedNamesInput.parse({}),
): Promise<MergedNames> {
  const { page, perPage } = asked;
  const rows = await transaction.mergedName.findMany({
    where: { userId },
    orderBy: [{ name: "asc" }, { spelling: "asc" }, { spellingKey: "asc" }],
    skip: (page - 1) * perPage,
    take: perPage,
  });
  const totalItems = await transaction.mergedName.count({ where: { userId } });
  const merged = rows.map(({ spelling, name }) => ({ from: spelling, into: name }));
  return { merged, ...pageOf(asked, totalItems) };
}
