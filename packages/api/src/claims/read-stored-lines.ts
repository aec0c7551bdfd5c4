import type { Period } from "@gf-ledger/claim/periods/period";
import type { Transaction } from "@gf-ledger/db/database";
import { Prisma } from "@gf-ledger/db/generated/client";
import type { Currency } from "@gf-ledger/domain/edition/edition";
import type { UserScope } from "../gate/user-scope";
import type { ClaimLineRow } from "../tax-report/claim-line";
import { IS_LIVE, PURCHASE_IS_LIVE } from "../tax-report/live-line-items";

/** A line item of a claim's period in either currency, with what the claim says beside its sums. */
export interface StoredLine extends ClaimLineRow {
  readonly currency: Currency;
  readonly receiptId: string | null;
  readonly catalogueVersion: string | null;
  /** As `local 3`; `null` where no photo was read. */
  readonly readBy: string | null;
  /** The filed claim that used it, with its tax year. */
  readonly claimId: string | null;
  readonly claimedIn: number | null;
}

/**
 * The owner's line items that count from the first to the last day of a period, oldest first. `IS TRUE` keeps the owner
 * out of the choice of an index: with the statistics of before a large import, all of the owner's rows would be read
 * for each row that is joined (operating-55).
 * @param some how many are enough, whichever they are
 */
export function readStoredLines(
  client: Transaction,
  { userId }: UserScope,
  { from, to }: Period,
  some?: number,
): Promise<StoredLine[]> {
  return client.$queryRaw<StoredLine[]>(Prisma.sql`
    SELECT * FROM (
      SELECT line_items.id,
        to_char(COALESCE(bought.purchase_date, line_items.purchase_date), 'YYYY-MM-DD') AS "countedOn",
        line_items.name, line_items.category, line_items.quantity, line_items.price,
        line_items.regular_price AS "regularPrice", line_items.price_source AS "priceSource",
        line_items.price_evidence AS "priceEvidence", line_items.kind, line_items.size, line_items.unit,
        line_items.sold_by_weight AS "soldByWeight", line_items.size_compared AS "sizeCompared",
        line_items.tax_cents AS "taxCents", line_items.regular_tax_cents AS "regularTaxCents",
        line_items.return_of_id AS "returnOfId", line_items.currency, line_items.receipt_id AS "receiptId",
        line_items.catalogue_version AS "catalogueVersion",
        receipts.reader || ' ' || receipts.reader_version AS "readBy",
        claims.id AS "claimId", claims.tax_year AS "claimedIn"
      FROM line_items
      LEFT JOIN line_items bought ON bought.id = line_items.return_of_id AND (bought.user_id = line_items.user_id) IS TRUE
        AND ${PURCHASE_IS_LIVE}
      LEFT JOIN receipts ON receipts.id = line_items.receipt_id AND (receipts.user_id = line_items.user_id) IS TRUE
      LEFT JOIN claims ON claims.id = line_items.claim_id AND (claims.user_id = line_items.user_id) IS TRUE
      WHERE line_items.user_id = ${userId}::uuid AND ${IS_LIVE}) lines
    WHERE "countedOn" BETWEEN ${from} AND ${to}
    ${some === undefined ? Prisma.sql`ORDER BY "countedOn", id` : Prisma.sql`LIMIT ${some}`}`);
}
