import { Prisma } from "@gf-ledger/db/generated/client";
import { POOL_MEMBER } from "@gf-ledger/domain/pooled-prices/pooled-floor";

/** A saved receipt whose photo this installation read and whose sums hold, of no purchase that was saved before. */
export const trustedReceipt = Prisma.sql`receipts.read_here AND receipts.status = 'confirmed'
  AND receipts.duplicate_of_id IS NULL
  AND receipts.evidence #>> '{arithmetic,totalAgrees}' = 'true'
  AND receipts.evidence #>> '{arithmetic,subtotalAgrees}' IS DISTINCT FROM 'false'`;

/**
 * SQL: the people whose prices count in the pool (prices-30), those who saw none of these products left out. The
 * months are those in which photos were read, which nobody can date back.
 */
export const poolMembers = (productIds: readonly string[], now: Date) => Prisma.sql`
  /* everybody: the pool is of all who share */ SELECT users.id, users.price_region
  FROM users JOIN receipts ON receipts.user_id = users.id
  WHERE users.share_prices AND NOT users.is_sample
    AND users.created_at <= ${now}::timestamptz - make_interval(days => ${POOL_MEMBER.days}::int)
    AND users.id IN (SELECT user_id FROM price_observations WHERE product_id = ANY(${productIds}::text[]))
    AND ${trustedReceipt}
  GROUP BY users.id
  HAVING count(DISTINCT date_trunc('month', receipts.created_at AT TIME ZONE 'UTC')) >= ${POOL_MEMBER.months}`;
