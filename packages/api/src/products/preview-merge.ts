import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import type { MergePreview } from "@gf-ledger/domain/matching/merged-names";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import type { SignedInContext } from "../context";
import { yearByProduct } from "../tax-report/queries/read-products";
import { areBought } from "./merge-products";
import { type NamedProduct, productOf } from "./product-names";

/** What a merge would change of a year's claim; nothing is written (matching-41). */
export async function previewMerge(
  ctx: SignedInContext,
  { from, into, year }: { readonly from: string; readonly into: string; readonly year: number },
): Promise<Outcome<MergePreview, "product_merged_with_itself" | "no_such_product_name">> {
  const keys = [spellingKey(from), spellingKey(into)];
  if (keys[0] === "" || keys[0] === keys[1]) return refused("product_merged_with_itself");
  if (!(await areBought(ctx, ctx.database, keys))) return refused("no_such_product_name");
  const product = await productOf(ctx.database, ctx.actor.scope);
  const [gone, kept] = [product(from), product(into)];
  const asIf = (one: NamedProduct) => (one.key === gone.key ? kept : one);
  const [before, after] = await Promise.all([yearByProduct(ctx, year), yearByProduct(ctx, year, asIf)]);
  const touched = new Set([gone.key, kept.key]);
  const rowsOf = ({ products }: YearByProduct) =>
    products.filter((row) => touched.has(spellingKey(row.product)));
  return done({
    before: rowsOf(before),
    after: rowsOf(after),
    totalBefore: before.totalToClaim,
    totalAfter: after.totalToClaim,
  });
}
