import type { Period } from "@gf-ledger/claim/periods/period";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { returnedName } from "@gf-ledger/domain/line-item/returned-name";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { unitSchema } from "@gf-ledger/domain/size/unit";
import { UNITS, type Unit } from "@gf-ledger/domain/size/units";
import { MAX_PRODUCTS_SIZED, type MissingSizes } from "@gf-ledger/domain/tax-report/product-sizes";
import type { ClaimDays } from "@gf-ledger/domain/tax-report/tax-report-input";
import { type ReadClaim, readClaim } from "../../claims/basis/read-claim-content";
import { claimOfDays } from "../../claims/queries/claim-of-days";
import type { SignedInContext } from "../../context";
import { turns } from "../../in-turns";
import { claimedDays } from "../rules/claimed-days";
import { FROM_LIVE_LINE_ITEMS, FROM_LIVE_OF_ANY_CURRENCY } from "./live-line-items";
import { productsOfSeveralSizes, sizedProductKey } from "./several-sizes";

interface NameRow {
  readonly firstId?: string;
  readonly name: string;
  readonly size: number | null;
  readonly unit: string | null;
  readonly itemCount: number;
  readonly paid: number;
  /** These are told only of line items whose size is missing or does not compare. */
  readonly regularUnit?: string | null;
  readonly hasSize?: boolean;
  readonly ownCount?: number;
}

/**
 * A line item whose regular price is of a package that was not compared by its size; no other would change with a size
 * (claim-5).
 */
const IS_NOT_COMPARED =
  "NOT size_compared AND NOT sold_by_weight AND price_source NOT IN ('custom', 'estimate', 'none')";

/**
 * Line items that count, from $3 to $4 (of a claim, those of $5 among them), and have no size, or one that does not
 * compare with the regular package's, by name. Those in another currency are asked about too, as far as a claim has
 * them; what was paid is given in $2 alone.
 */
const WITHOUT_SIZE = {
  name: "missing-sizes",
  text: `
  SELECT name, NULL::float8 AS size, NULL AS unit, size IS NOT NULL AS "hasSize", count(*)::int AS "itemCount",
    (count(*) FILTER (WHERE currency = $2))::int AS "ownCount",
    coalesce(sum(price) FILTER (WHERE currency = $2), 0)::float8 AS paid,
    mode() WITHIN GROUP (ORDER BY price_evidence->>'unit') AS "regularUnit",
    (array_agg(id ORDER BY purchase_date, id))[1]::text AS "firstId"
  ${FROM_LIVE_OF_ANY_CURRENCY} AND counts AND purchase_date BETWEEN $3::date AND $4::date
    AND ($5::uuid[] IS NULL OR id = ANY($5::uuid[]))
    AND ${IS_NOT_COMPARED} AND (size IS NULL OR price_evidence->>'size' IS NOT NULL)
  GROUP BY name, size IS NOT NULL
  ORDER BY min(purchase_date), name, size IS NOT NULL`,
};

/** The sizes of all years by name, without those that did not compare. */
const WITH_SIZE = {
  name: "known-sizes",
  text: `
  SELECT name, size, unit, count(*)::int AS "itemCount", 0::float8 AS paid
  ${FROM_LIVE_LINE_ITEMS} AND size IS NOT NULL AND NOT sold_by_weight AND NOT (${IS_NOT_COMPARED})
  GROUP BY name, size, unit ORDER BY count(*) DESC`,
};

interface ProductRow {
  readonly firstId: string;
  readonly name: string;
  readonly most: number;
  readonly itemCount: number;
  readonly ownCount: number;
  readonly paid: number;
  readonly unit: Unit | null;
}

/** A unit as a regular price's evidence names it; the catalogue's word for a piece is another. */
const unitOf = (unit: string | null | undefined): Unit | null =>
  unit === "each" ? "piece" : (UNITS.find((one) => one === unit) ?? null);

/** The line items that a claim counts, of which its sizes are asked. */
export const countedIn = ({ sum }: Pick<ReadClaim, "sum">): string[] =>
  sum.rows.flatMap(({ lineItemIds }) => lineItemIds);

/**
 * The products whose size is asked, by what their spellings have in common: of some days, or of a claim's own line
 * items. A product whose several printed sizes do not compare is not asked, for one size would be wrong for some.
 */
export async function productsAsked(
  ctx: SignedInContext,
  { from, to }: Period,
  lineItemIds: readonly string[] | null,
): Promise<ReadonlyMap<string, ProductRow>> {
  const { currency } = EDITION_FACTS[ctx.edition];
  const values = [ctx.actor.scope.userId, currency, from, to, lineItemIds];
  const { rows } = await ctx.pool.query<NameRow>({ ...WITHOUT_SIZE, values });
  const products = new Map<string, ProductRow>();
  const nextRow = turns();
  const several = await productsOfSeveralSizes(ctx.database, ctx.actor.scope);
  for (const { name, itemCount, paid, regularUnit, hasSize, ownCount = 0, firstId = "" } of rows) {
    await nextRow();
    const key = sizedProductKey(name);
    if (hasSize && several.has(key)) continue;
    const known = products.get(key) ?? {
      name,
      most: 0,
      itemCount: 0,
      ownCount: 0,
      paid: 0,
      unit: null,
      firstId,
    };
    products.set(key, {
      firstId: known.firstId,
      name: itemCount > known.most ? returnedName(name) : known.name,
      most: Math.max(known.most, itemCount),
      itemCount: known.itemCount + itemCount,
      ownCount: known.ownCount + ownCount,
      paid: known.paid + paid,
      unit: itemCount > known.most ? unitOf(regularUnit) : known.unit,
    });
  }
  return products;
}

/** reports-58 GET /api/tax-report/missing-sizes: one row a product, however many line items it has. */
export async function missingSizes(ctx: SignedInContext, asked: ClaimDays): Promise<MissingSizes> {
  const { currency } = EDITION_FACTS[ctx.edition];
  const claim = await claimOfDays(ctx, asked);
  const counted = claim && countedIn(await readClaim(ctx, claim));
  const products = await productsAsked(ctx, claimedDays(asked), counted);
  const nextRow = turns();
  const shown = [...products].sort(([, a], [, b]) => b.paid - a.paid).slice(0, MAX_PRODUCTS_SIZED);
  const sizes = new Map<string, MissingSizes["products"][number]["knownSizes"]>(
    shown.map(([key]) => [key, []]),
  );
  const sized =
    shown.length === 0
      ? []
      : (await ctx.pool.query<NameRow>({ ...WITH_SIZE, values: [ctx.actor.scope.userId, currency] })).rows;
  for (const { name, size, unit } of sized) {
    await nextRow();
    const known = sizes.get(sizedProductKey(name));
    if (known === undefined || size === null) continue;
    if (!known.some((one) => one.size === size && one.unit === unit))
      known.push({ size, unit: unitSchema.parse(unit) });
  }
  return {
    year: asked.year,
    currency,
    products: shown.map(([key, { name, itemCount, ownCount, paid, unit }]) => ({
      product: name,
      itemCount,
      ownCount,
      paid: dollarsFromCents(paid),
      knownSizes: sizes.get(key) ?? [],
      regularUnit: unit,
    })),
    more: products.size - shown.length,
  };
}
