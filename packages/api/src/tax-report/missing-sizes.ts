import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { returnedName } from "@gf-ledger/domain/line-item/returned-name";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { unitSchema } from "@gf-ledger/domain/size/unit";
import { MAX_PRODUCTS_SIZED, type MissingSizes } from "@gf-ledger/domain/tax-report/product-sizes";
import type { SignedInContext } from "../context";
import { turns } from "../in-turns";
import { FROM_COUNTED_LINE_ITEMS, FROM_LIVE_LINE_ITEMS } from "./live-line-items";

interface NameRow {
  readonly name: string;
  readonly size: number | null;
  readonly unit: string | null;
  readonly itemCount: number;
  readonly paid: number;
}

/**
 * Line items that count and have no size, whose regular price is of a package, by name ($3 is the year); a price of one's own, an
 * estimate and a line without a counterpart would not change with it (claim-5).
 */
const WITHOUT_SIZE = {
  name: "missing-sizes",
  text: `
  SELECT name, NULL::float8 AS size, NULL AS unit, count(*)::int AS "itemCount", sum(price)::float8 AS paid
  ${FROM_COUNTED_LINE_ITEMS} AND purchase_date BETWEEN make_date($3, 1, 1) AND make_date($3, 12, 31)
    AND size IS NULL AND NOT size_compared AND NOT sold_by_weight AND price_source NOT IN ('custom', 'estimate', 'none')
  GROUP BY name`,
};

/** The sizes of all years by name. */
const WITH_SIZE = {
  name: "known-sizes",
  text: `
  SELECT name, size, unit, count(*)::int AS "itemCount", 0::float8 AS paid
  ${FROM_LIVE_LINE_ITEMS} AND size IS NOT NULL AND NOT sold_by_weight
  GROUP BY name, size, unit ORDER BY count(*) DESC`,
};

const keyOf = (name: string) => spellingKey(returnedName(name));

/** reports-58 GET /api/tax-report/missing-sizes: one row a product, however many line items it has. */
export async function missingSizes(ctx: SignedInContext, { year }: { year: number }): Promise<MissingSizes> {
  const { currency } = EDITION_FACTS[ctx.edition];
  const values = [ctx.actor.scope.userId, currency];
  const { rows } = await ctx.pool.query<NameRow>({ ...WITHOUT_SIZE, values: [...values, year] });
  const products = new Map<string, { name: string; most: number; itemCount: number; paid: number }>();
  const nextRow = turns();
  for (const { name, itemCount, paid } of rows) {
    await nextRow();
    const key = keyOf(name);
    const known = products.get(key) ?? { name, most: 0, itemCount: 0, paid: 0 };
    products.set(key, {
      name: itemCount > known.most ? returnedName(name) : known.name,
      most: Math.max(known.most, itemCount),
      itemCount: known.itemCount + itemCount,
      paid: known.paid + paid,
    });
  }
  const shown = [...products].sort(([, a], [, b]) => b.paid - a.paid).slice(0, MAX_PRODUCTS_SIZED);
  const sizes = new Map<string, MissingSizes["products"][number]["knownSizes"]>(
    shown.map(([key]) => [key, []]),
  );
  const sized = shown.length === 0 ? [] : (await ctx.pool.query<NameRow>({ ...WITH_SIZE, values })).rows;
  for (const { name, size, unit } of sized) {
    await nextRow();
    const known = sizes.get(keyOf(name));
    if (known === undefined || size === null) continue;
    if (!known.some((one) => one.size === size && one.unit === unit))
      known.push({ size, unit: unitSchema.parse(unit) });
  }
  return {
    year,
    currency,
    products: shown.map(([key, { name, itemCount, paid }]) => ({
      product: name,
      itemCount,
      paid: dollarsFromCents(paid),
      knownSizes: sizes.get(key) ?? [],
    })),
    more: products.size - shown.length,
  };
}
