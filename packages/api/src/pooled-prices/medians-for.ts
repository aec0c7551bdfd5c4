import type { Transaction } from "@gf-ledger/db/database";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { editionOfCurrency } from "@gf-ledger/domain/edition/edition-of-currency";
import { COUNTRY_REGIONS } from "@gf-ledger/domain/pooled-prices/price-regions";
import { unitSchema } from "@gf-ledger/domain/size/unit";
import type { UserScope } from "../gate/user-scope";
import type { Purchase } from "../prices/rules/near-price";
import { MEDIAN_MONTHS, type PooledMedian } from "../prices/rules/pooled-median";

interface MedianRow extends Omit<PooledMedian, "unit"> {
  readonly unit: string;
}

/**
 * The published medians of some products near a purchase, in its currency: of the person's region and of the
 * country. None for a person who does not share prices: the pool is for those who fill it (prices-20).
 */
export async function mediansFor(
  database: Transaction,
  { userId }: UserScope,
  productIds: readonly string[],
  { currency, purchase }: { readonly currency: Currency; readonly purchase: Purchase },
): Promise<PooledMedian[]> {
  const { purchaseDate } = purchase;
  if (purchaseDate === null) return [];
  const country = COUNTRY_REGIONS[editionOfCurrency(currency)];
  const rows = await database.$queryRaw<MedianRow[]>`
    SELECT product_id AS "productId", price, size, unit, region, region <> ${country} AS "ofOwnRegion",
      to_char(month, 'YYYY-MM') AS month, people, receipts
    FROM pooled_prices JOIN users ON users.id = ${userId}::uuid AND users.share_prices
    WHERE product_id = ANY(${productIds}::text[]) AND currency = ${currency}
      AND (region = ${country} OR region = users.price_region)
      AND month BETWEEN date_trunc('month', ${purchaseDate}::date) - make_interval(months => ${MEDIAN_MONTHS}::int)
        AND date_trunc('month', ${purchaseDate}::date) + make_interval(months => ${MEDIAN_MONTHS}::int)
    ORDER BY product_id, month, unit, size`;
  return rows.map((row) => ({ ...row, unit: unitSchema.parse(row.unit) }));
}
