import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { type PageAsked, pageOf } from "@gf-ledger/domain/input/page-input";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { Checklist, Comparator } from "@gf-ledger/domain/price-book/price-book-view";
import { evidenceOrNullSchema, type PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import { priceSourceSchema } from "@gf-ledger/domain/receipt/receipt-view";
import type { SignedInContext } from "../context";
import { comparatorIn } from "../products/names-in";
import { FROM_COUNTED_LINE_ITEMS } from "../tax-report/live-line-items";
import { comparesSizes } from "../tax-report/sizes-compared";

interface ComparatorRow {
  readonly productId: string | null;
  readonly product: string | null;
  readonly comparedWith: string;
  readonly priceSource: string;
  readonly itemCount: number;
  readonly amount: number;
  readonly sizeCompared: boolean;
  readonly evidence: unknown;
}

/** A year's line items by what they were compared with; the newest purchase tells the evidence. */
const BY_COMPARATOR = {
  name: "price-checklist",
  text: `
  SELECT own.matched_product_id AS "productId", max(products.name) AS product,
    (array_agg(own.name ORDER BY purchase_date DESC, own.id DESC))[1] AS "comparedWith",
    price_source AS "priceSource", count(*)::int AS "itemCount",
    GREATEST(0, sum(extra_cost))::float8 AS amount, bool_and(size_compared) AS "sizeCompared",
    (array_agg(price_evidence ORDER BY purchase_date DESC, own.id DESC))[1] AS evidence
  FROM (SELECT * ${FROM_COUNTED_LINE_ITEMS}
    AND purchase_date BETWEEN make_date($3, 1, 1) AND make_date($3, 12, 31)) own
  LEFT JOIN products ON products.id = own.matched_product_id
  GROUP BY own.matched_product_id, price_source,
    CASE WHEN own.matched_product_id IS NULL OR price_source IN ('custom', 'estimate') THEN lower(own.name) END
  ORDER BY amount DESC, "comparedWith"`,
};

function checkOf(row: ComparatorRow): Comparator["check"] {
  const priceSource = priceSourceSchema.parse(row.priceSource);
  if (priceSource === "estimate") return "estimate";
  return comparesSizes({ ...row, priceSource }) === false ? "size-not-compared" : "fine";
}

function comparatorOf(row: ComparatorRow): Comparator {
  const evidence: PriceEvidence | null = evidenceOrNullSchema.parse(row.evidence);
  return {
    productId: row.productId,
    name: evidence?.product ?? row.product ?? row.comparedWith,
    comparedWith: row.comparedWith,
    priceSource: priceSourceSchema.parse(row.priceSource),
    itemCount: row.itemCount,
    amount: dollarsFromCents(row.amount),
    check: checkOf(row),
    evidence,
  };
}

/** How many of the first amounts carry four fifths of the total. */
function carrying(amounts: readonly number[], total: number): number {
  let sum = 0;
  const last = amounts.findIndex((amount) => {
    sum += amount;
    return sum * 5 >= total * 4;
  });
  return total === 0 ? 0 : last + 1;
}

/** GET /api/price-book/checklist: a page of the regular prices that a year's claim rests on, largest amount first. */
export async function checklist(
  ctx: SignedInContext,
  { year, ...asked }: PageAsked & { readonly year: number },
): Promise<Checklist> {
  const { currency } = EDITION_FACTS[ctx.edition];
  const values = [ctx.actor.scope.userId, currency, year];
  const { rows } = await ctx.pool.query<ComparatorRow>({ ...BY_COMPARATOR, values });
  const sumOf = (some: readonly ComparatorRow[]) => some.reduce((sum, { amount }) => sum + amount, 0);
  const from = (...sources: readonly string[]) =>
    dollarsFromCents(sumOf(rows.filter(({ priceSource }) => sources.includes(priceSource))));
  const total = sumOf(rows);
  const amounts = rows.map(({ amount }) => amount);
  const claimed = rows.filter(({ amount }) => amount > 0);
  const begin = (asked.page - 1) * asked.perPage;
  return {
    year,
    currency,
    comparators: claimed
      .slice(begin, begin + asked.perPage)
      .map((row) => comparatorIn(ctx.locale, comparatorOf(row))),
    ...pageOf(asked, claimed.length),
    total: dollarsFromCents(total),
    carrying80Percent: carrying(amounts, total),
    restingOn: {
      evidence: from("custom", "own", "observation", "none"),
      catalogue: from("pooled", "catalogue"),
      estimate: from("estimate"),
    },
  };
}
