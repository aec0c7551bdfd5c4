import { Prisma } from "@gf-ledger/db/generated/client";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { ProductSizes, SizedProducts } from "@gf-ledger/domain/tax-report/product-sizes";
import type { SignedInContext } from "../../context";
import { noneBeingCorrected } from "../../drafts/queries/not-being-corrected";
import { turns } from "../../in-turns";
import { setAuditReason } from "../../records/recorder";
import { inTransaction } from "../../refusals/in-transaction";
import { liveLineItems } from "../queries/live-line-items";
import { NOT_COMPARED, productsOfSeveralSizes, sizedProductKey } from "../queries/several-sizes";
import { type ChangeRefused, changedLineItem } from "../rules/changed-line-item";
import { figuredLine } from "../rules/figured-line";
import { TRANSACTION_MS } from "./change-line-items";
import { keepLineItems, readChangeable } from "./kept-line-items";
import { lockLineItems } from "./lock-line-items";
import { returnPricesFollow } from "./return-prices-follow";

/** The purchases of a product in many years; what is left is changed by the next call. */
const MAX_SIZED_AT_ONCE = 2_000;

/**
 * reports-58 POST /api/tax-report/product-sizes: each line item of a product that has no size, or one that does not
 * compare with the regular package's, gets the one given for it, whatever its year, and is compared at that size. What
 * is sold by weight, has another size, or belongs to a filed claim stays, and so do several sizes that did not compare and
 * one that would not at the size given. All of it, or nothing.
 */
export function sizeProducts(
  ctx: SignedInContext,
  { products, why }: ProductSizes,
): Promise<Outcome<SizedProducts, "receipt_being_corrected" | "two_sizes_for_a_product" | ChangeRefused>> {
  const {
    scope,
    scope: { userId },
  } = ctx.actor;
  const sizes = new Map(products.map((one) => [sizedProductKey(one.product), one]));
  return inTransaction(
    ctx.database,
    async (transaction) => {
      if (sizes.size < products.length) return refused("two_sizes_for_a_product");
      const live = { ...liveLineItems(scope), soldByWeight: false };
      const without = { OR: [{ size: null }, NOT_COMPARED] } satisfies Prisma.LineItemWhereInput;
      const names = await transaction.lineItem.groupBy({
        by: ["name"],
        where: { ...live, ...without, userId },
      });
      const nextName = turns();
      const asked: string[] = [];
      for (const { name } of names) {
        await nextName();
        if (sizes.has(sizedProductKey(name))) asked.push(name);
      }
      const several = await productsOfSeveralSizes(transaction, scope);
      const ofOne = asked.filter((name) => !several.has(sizedProductKey(name)));
      const open = {
        ...live,
        claimId: null,
        OR: [
          { name: { in: asked }, size: null },
          { name: { in: ofOne }, ...NOT_COMPARED },
        ],
      } satisfies Prisma.LineItemWhereInput;
      const filed = await transaction.lineItem.count({ where: { ...open, userId, claimId: { not: null } } });
      const all = await transaction.lineItem.count({ where: { ...open, userId } });
      const found = await transaction.lineItem.findMany({
        where: { ...open, userId },
        orderBy: [{ purchaseDate: "desc" }, { id: "desc" }],
        take: MAX_SIZED_AT_ONCE,
        select: { id: true },
      });
      const ids = found.map(({ id }) => id);
      if (ids.length === 0) return done({ undoId: null, changed: 0, filed, left: 0 });
      const free = await noneBeingCorrected(transaction, scope, ids);
      if (!free.ok) return free;
      await lockLineItems(transaction, scope, ids);
      await setAuditReason(transaction, why);
      const rows = await transaction.lineItem.findMany({ where: { ...open, userId, id: { in: ids } } });
      const after = [];
      for (const row of rows) {
        const given = sizes.get(sizedProductKey(row.name));
        if (given === undefined) continue;
        const { size, unit } = given;
        // As if it had none: the very size that was too far from the package's is compared once it is said.
        const before = { ...figuredLine(row), size: null, unit: null };
        const changed = changedLineItem(before, { id: row.id, size, unit }, ctx.edition);
        if (!changed.ok) return changed;
        if (row.size === null || changed.value.sizeCompared) after.push({ id: row.id, ...changed.value });
      }
      if (after.length === 0) return done({ undoId: null, changed: 0, filed, left: all - rows.length });
      const changing = after.map(({ id }) => id);
      const before = await readChangeable(transaction, scope, changing);
      for (const { id, priceEvidence, ...figures } of after) {
        await transaction.lineItem.update({
          where: { id, userId },
          data: { ...figures, priceEvidence: priceEvidence ?? Prisma.DbNull },
        });
      }
      await returnPricesFollow(transaction, scope, rows);
      const { undoId } = await keepLineItems(ctx, transaction, before);
      return done({ undoId, changed: after.length, filed, left: all - rows.length });
    },
    { timeout: TRANSACTION_MS },
  );
}
