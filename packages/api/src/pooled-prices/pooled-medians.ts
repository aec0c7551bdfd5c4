import { UNIT_TABLE } from "@gf-ledger/claim/sums/units";
import { Prisma } from "@gf-ledger/db/generated/client";
import { POOLED_FLOOR, POOLED_STEP } from "@gf-ledger/domain/pooled-prices/pooled-floor";
import { COUNTRY_REGIONS } from "@gf-ledger/domain/pooled-prices/price-regions";
import { poolMembers, trustedReceipt } from "./pool-members";

const BASE_UNITS = { mass: "g", volume: "ml", count: "piece" } as const;

/** Every unit with the base unit of its measure, and how many of that it holds. */
const UNITS = Prisma.join(
  UNIT_TABLE.map(
    ({ unit, measure, inBase }) =>
      Prisma.sql`(${unit}::text, ${BASE_UNITS[measure]}::text, ${inBase}::float8)`,
  ),
);

/** What a price is of, where and when: the prices of one median have all of it in common. */
const POOL = Prisma.sql`product_id, currency, region, month, unit, size`;

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

/** SQL: a price in the steps that are published. */
const rounded = (price: Prisma.Sql) => {
  const { cheap, dear, dearFrom } = POOLED_STEP;
  const step = Prisma.sql`CASE WHEN ${price} < ${dearFrom}::int THEN ${cheap}::int ELSE ${dear}::int END`;
  return Prisma.sql`(round((${price})::numeric / ${step}) * ${step})::int`;
};

/**
 * SQL: every median of these products by size, region and month, those that are held back included (prices-20).
 * A person has one vote in each: the median of their own. Votes count in tens, oldest first, and the outer ones
 * are left aside: the median is `publishable` where the middle four round to one price, which nobody who comes,
 * leaves or is exchanged for another can then move to a second one.
 */
export const pooledMedians = (productIds: readonly string[], now: Date) => Prisma.sql`
  WITH members AS MATERIALIZED (${poolMembers(productIds, now)}),
  shared AS (${shared(productIds)}),
  sized AS (
    SELECT *, round(exact_size::numeric, CASE WHEN exact_size < 100 THEN 1 ELSE 0 END)::float8 AS size
    FROM shared WHERE photo_of = user_id AND purchase_of = user_id),
  pooled AS (
    SELECT *, country AS region FROM sized WHERE size > 0
    UNION ALL SELECT *, price_region FROM sized WHERE size > 0 AND price_region LIKE country || '-%'),
  votes AS (
    SELECT ${POOL}, user_id, min(since) AS since, percentile_cont(0.5) WITHIN GROUP (ORDER BY price) AS price
    FROM pooled GROUP BY ${POOL}, user_id),
  arrived AS (
    SELECT *, row_number() OVER (PARTITION BY ${POOL} ORDER BY since, user_id) AS place,
      count(*) OVER (PARTITION BY ${POOL})::int AS everybody
    FROM votes),
  counted AS (
    SELECT *, greatest(everybody - everybody % ${POOLED_FLOOR}::int, 1) AS people FROM arrived),
  ranked AS (
    SELECT *, row_number() OVER (PARTITION BY ${POOL} ORDER BY price) AS rank FROM counted WHERE place <= people)
  SELECT ${POOL}, ${rounded(Prisma.sql`percentile_cont(0.5) WITHIN GROUP (ORDER BY price)`)} AS price, people,
    people >= ${POOLED_FLOOR}::int AND min(${rounded(Prisma.sql`price`)}) > 0
      AND count(DISTINCT ${rounded(Prisma.sql`price`)}) = 1 AS publishable
  FROM ranked WHERE people = 1 OR rank BETWEEN people / 2 - 1 AND people / 2 + 2
  GROUP BY ${POOL}, people`;
