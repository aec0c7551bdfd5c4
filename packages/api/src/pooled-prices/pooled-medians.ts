import { UNIT_TABLE } from "@gf-ledger/claim/sums/units";
import { Prisma } from "@gf-ledger/db/generated/client";
import { COUNTRY_REGIONS } from "@gf-ledger/domain/pooled-prices/price-regions";

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

/**
 * A receipt is one piece of evidence, however many lines, accounts or copies show it; a price from elsewhere is
 * one by its kept file or its address. What is only typed has a say in the median and proves nothing.
 */
const PROOF = Prisma.sql`CASE
  WHEN receipts.id IS NOT NULL THEN 'receipt ' || COALESCE(original.image_sha256, receipts.image_sha256)
  WHEN seen.file_sha256 IS NOT NULL THEN 'file ' || seen.file_sha256
  WHEN seen.url IS NOT NULL THEN 'address ' || seen.url END`;

/** The prices of people who share, for a package in base units; what a scale showed is brought to 1000 of them. */
const shared = (productIds: readonly string[]) => Prisma.sql`
  /* everybody: the pool is of all who share */
  SELECT seen.user_id, seen.product_id COLLATE "C" AS product_id, seen.currency, units.base AS unit, users.price_region,
    CASE seen.currency WHEN 'CAD' THEN ${COUNTRY_REGIONS.ca} ELSE ${COUNTRY_REGIONS.us} END AS country,
    date_trunc('month', seen.seen_on)::date AS month, (${PROOF}) COLLATE "C" AS proof,
    CASE WHEN weighed THEN 1000 ELSE seen.size * in_base END AS exact_size,
    CASE WHEN weighed THEN seen.price * 1000 / (seen.size * in_base) ELSE seen.price END AS price
  FROM users
  JOIN price_observations seen ON seen.user_id = users.id
  JOIN (VALUES ${UNITS}) units (unit, base, in_base) ON units.unit = seen.unit
  LEFT JOIN receipt_items item ON item.id = seen.receipt_item_id
  LEFT JOIN receipts ON receipts.id = item.receipt_id
  LEFT JOIN receipts original ON original.id = receipts.duplicate_of_id
  CROSS JOIN LATERAL (SELECT seen.how = 'own-receipt' AND COALESCE(item.unit, 'each') <> 'each' AS weighed) scale
  WHERE users.share_prices AND NOT users.is_sample AND seen.product_id = ANY(${productIds}::text[])
    AND seen.price > 0`;

/**
 * SQL: every median of these products by size, region and month, with how many people and receipts stand behind
 * it, those below the floor of prices-20 included. A person has one vote in each: the median of their own.
 */
export const pooledMedians = (productIds: readonly string[]) => Prisma.sql`
  WITH shared AS (${shared(productIds)}),
  sized AS (
    SELECT *, round(exact_size::numeric, CASE WHEN exact_size < 100 THEN 1 ELSE 0 END)::float8 AS size
    FROM shared),
  pooled AS (
    SELECT *, country AS region FROM sized WHERE size > 0
    UNION ALL SELECT *, price_region FROM sized WHERE size > 0 AND price_region LIKE country || '-%'),
  votes AS (
    SELECT ${POOL}, percentile_cont(0.5) WITHIN GROUP (ORDER BY price) AS price
    FROM pooled GROUP BY ${POOL}, user_id),
  proofs AS (SELECT ${POOL}, count(DISTINCT proof)::int AS receipts FROM pooled GROUP BY ${POOL})
  SELECT ${POOL}, round((percentile_cont(0.5) WITHIN GROUP (ORDER BY price))::numeric)::int AS price,
    count(*)::int AS people, receipts
  FROM votes JOIN proofs USING (${POOL})
  GROUP BY ${POOL}, receipts`;
