import { UNIT_TABLE } from "@gf-ledger/claim/sums/units";
import { Prisma } from "@gf-ledger/db/generated/client";
import { POOL_MEMBER } from "@gf-ledger/domain/pooled-prices/pooled-floor";
import { COUNTRY_REGIONS } from "@gf-ledger/domain/pooled-prices/price-regions";

/** A saved receipt whose photo this installation read and whose sums hold, of no purchase that was saved before. */
const trustedReceipt = Prisma.sql`receipts.read_here AND receipts.status = 'confirmed'
  AND receipts.duplicate_of_id IS NULL
  AND receipts.evidence #>> '{arithmetic,totalAgrees}' = 'true'
  AND receipts.evidence #>> '{arithmetic,subtotalAgrees}' IS DISTINCT FROM 'false'`;

/**
 * SQL: the people whose prices count in the pool (prices-30), those who saw none of these products left out. The
 * months are those in which photos were read, which nobody can date back.
 */
const poolMembers = (productIds: readonly string[], now: Date) => Prisma.sql`
  /* everybody: the pool is of all who share */ SELECT users.id, users.price_region
  FROM users JOIN receipts ON receipts.user_id = users.id
  WHERE users.share_prices AND NOT users.is_sample
    AND users.created_at <= ${now}::timestamptz - make_interval(days => ${POOL_MEMBER.days}::int)
    AND users.id IN (SELECT user_id FROM price_observations WHERE product_id = ANY(${productIds}::text[]))
    AND ${trustedReceipt}
  GROUP BY users.id
  HAVING count(DISTINCT date_trunc('month', receipts.created_at AT TIME ZONE 'UTC')) >= ${POOL_MEMBER.months}`;

const BASE_UNITS = { mass: "g", volume: "ml", count: "piece" } as const;

/** Every unit with the base unit of its measure, and how many of that it holds. */
const UNITS = Prisma.join(
  UNIT_TABLE.map(
    ({ unit, measure, inBase }) =>
      Prisma.sql`(${unit}::text, ${BASE_UNITS[measure]}::text, ${inBase}::float8)`,
  ),
);

/** A line as the till printed it: nobody changed its price, quantity, size, product or day, here or earlier. */
const AS_PRINTED = Prisma.sql`
  item.proposed #>> '{charged,cents}' = item.price::text
  AND (item.proposed #>> '{charged,quantity}')::float8 = item.quantity
  AND (item.proposed ->> 'size')::float8 IS NOT DISTINCT FROM item.size
  AND item.proposed ->> 'sizeUnit' IS NOT DISTINCT FROM item.size_unit
  AND item.proposed ->> 'matchedProductId' = item.matched_product_id
  AND seen.product_id = item.matched_product_id
  AND receipts.evidence #>> '{purchaseDate,value}' = to_char(receipts.purchase_date, 'YYYY-MM-DD')`;

/**
 * The prices on the members' receipts, for a package in base units; what a scale showed is brought to 1000 of
 * them. A photo, or a purchase of one day and total, counts for whoever saved it first.
 */
const shared = (productIds: readonly string[]) => Prisma.sql`
  /* everybody: the pool is of all who share */
  SELECT seen.user_id, seen.product_id COLLATE "C" AS product_id, seen.currency, units.base AS unit,
    members.price_region, receipts.created_at AS since,
    CASE seen.currency WHEN 'CAD' THEN ${COUNTRY_REGIONS.ca} ELSE ${COUNTRY_REGIONS.us} END AS country,
    date_trunc('month', seen.seen_on)::date AS month,
    CASE WHEN weighed THEN 1000 ELSE seen.size * in_base END AS exact_size,
    CASE WHEN weighed THEN seen.price * 1000 / (seen.size * in_base) ELSE seen.price END AS price,
    first_value(seen.user_id) OVER (PARTITION BY receipts.image_sha256 ORDER BY receipts.id) AS photo_of,
    first_value(seen.user_id) OVER (
      PARTITION BY receipts.purchase_date, receipts.total_cents ORDER BY receipts.id) AS purchase_of
  FROM members
  JOIN price_observations seen ON seen.user_id = members.id AND seen.how = 'own-receipt'
  JOIN receipt_items item ON item.id = seen.receipt_item_id
  JOIN receipts ON receipts.id = item.receipt_id AND receipts.user_id = members.id
  JOIN (VALUES ${UNITS}) units (unit, base, in_base) ON units.unit = seen.unit
  CROSS JOIN LATERAL (SELECT item.unit <> 'each' AS weighed) scale
  WHERE seen.product_id = ANY(${productIds}::text[]) AND seen.price > 0 AND ${trustedReceipt} AND ${AS_PRINTED}`;

/**
 * SQL: the tables up to `votes`, for the statement that goes on with them. Each row of `votes` is what one person
 * paid for a package of these products in a month, the median where they paid several prices, with the region in
 * which it counts: the person's own, or the country where they named none of it (prices-20).
 */
export const votesTables = (productIds: readonly string[], now: Date) => Prisma.sql`
  members AS MATERIALIZED (${poolMembers(productIds, now)}),
  shared AS (${shared(productIds)}),
  sized AS (
    SELECT *, round(exact_size::numeric, CASE WHEN exact_size < 100 THEN 1 ELSE 0 END)::float8 AS size
    FROM shared WHERE photo_of = user_id AND purchase_of = user_id),
  votes AS MATERIALIZED (
    SELECT product_id COLLATE "default" AS product_id, currency, month, unit, size, user_id, country,
      CASE WHEN price_region LIKE country || '-%' THEN price_region ELSE country END AS region,
      min(since) AS since, percentile_cont(0.5) WITHIN GROUP (ORDER BY price) AS price
    FROM sized WHERE size > 0
    GROUP BY product_id, currency, month, unit, size, user_id, country, price_region)`;
