import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import { POOLED_FLOOR, POOLED_STEP } from "@gf-ledger/domain/pooled-prices/pooled-floor";
import { votesTables } from "./pooled-votes";

/** What a price is of, and when: the prices of one group have all of it in common. */
const PACKAGE = Prisma.sql`product_id, currency, month, unit, size`;

/** SQL: how many of so many stand in whole groups. */
const inGroups = (people: Prisma.Sql) => Prisma.sql`${people} - ${people} % ${POOLED_FLOOR}::int`;

/** SQL: `price` in the steps that are published. */
const ROUNDED = (() => {
  const { cheap, dear, dearFrom } = POOLED_STEP;
  const step = Prisma.sql`CASE WHEN price < ${dearFrom}::int THEN ${cheap}::int ELSE ${dear}::int END`;
  return Prisma.sql`(round(price::numeric / ${step}) * ${step})::int`;
})();

/** SQL: whether a price is of the middle four of its group. */
const MIDDLE = Prisma.sql`rank BETWEEN ${POOLED_FLOOR}::int / 2 - 1 AND ${POOLED_FLOOR}::int / 2 + 2`;

/** Takes the figure away from the groups of these products that somebody left: it never comes back (prices-33). */
export async function withdrawBrokenGroups(
  transaction: Transaction,
  productIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction.$executeRaw`
    WITH /* everybody: the pool is of all who share */ ${votesTables(productIds, now)}
    UPDATE pooled_groups SET price = NULL
    WHERE price IS NOT NULL AND product_id = ANY(${productIds}::text[]) AND id NOT IN (
      SELECT group_id FROM pooled_votes JOIN votes USING (user_id, ${PACKAGE})
      GROUP BY group_id HAVING count(*) = ${POOLED_FLOOR}::int)`;
}

/**
 * Makes groups of those who were in none yet, ten by ten in the order in which they came, and looks at the prices of
 * each, once (prices-33). Whom no ten of their region take in count with the rest of the country. A group has a
 * figure where the middle four of its prices round to the same one.
 */
export async function decideNewGroups(
  transaction: Transaction,
  productIds: readonly string[],
  now: Date,
): Promise<void> {
  await transaction.$executeRaw`
    WITH /* everybody: the pool is of all who share */ ${votesTables(productIds, now)},
    waiting AS (
      SELECT votes.*, row_number() OVER same AS place, count(*) OVER (PARTITION BY ${PACKAGE}, region) AS people
      FROM votes LEFT JOIN pooled_votes looked_at USING (user_id, ${PACKAGE})
      WHERE looked_at.group_id IS NULL
      WINDOW same AS (PARTITION BY ${PACKAGE}, region ORDER BY since, user_id)),
    placed AS (
      SELECT ${PACKAGE}, user_id, since, price,
        CASE WHEN place <= ${inGroups(Prisma.sql`people`)} THEN region ELSE country END AS region
      FROM waiting),
    arrived AS (
      SELECT *, row_number() OVER same AS place, count(*) OVER (PARTITION BY ${PACKAGE}, region) AS people
      FROM placed WINDOW same AS (PARTITION BY ${PACKAGE}, region ORDER BY since, user_id)),
    ranked AS (
      SELECT *, (place - 1) / ${POOLED_FLOOR}::int AS ten, ${ROUNDED} AS rounded,
        row_number() OVER (PARTITION BY ${PACKAGE}, region, (place - 1) / ${POOLED_FLOOR}::int ORDER BY price) AS rank
      FROM arrived WHERE place <= ${inGroups(Prisma.sql`people`)}),
    decided AS MATERIALIZED (
      SELECT gen_random_uuid() AS id, ${PACKAGE}, region, array_agg(user_id) AS members,
        nullif(min(rounded) FILTER (WHERE ${MIDDLE}), 0) AS lowest, max(rounded) FILTER (WHERE ${MIDDLE}) AS highest
      FROM ranked GROUP BY ${PACKAGE}, region, ten),
    kept AS (
      INSERT INTO pooled_groups (id, ${PACKAGE}, region, price, decided_at)
      SELECT id, ${PACKAGE}, region, CASE WHEN lowest = highest THEN lowest END, ${now}::timestamptz FROM decided)
    INSERT INTO pooled_votes (user_id, group_id, ${PACKAGE})
    SELECT unnest(members), id, ${PACKAGE} FROM decided`;
}
