import { UNCATEGORIZED } from "@gf-ledger/domain/category/categories";
import type { Currency } from "@gf-ledger/domain/edition/edition-facts";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { CategorySummary, TaxSummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { Pool } from "pg";
import type { UserScope } from "../../gate/user-scope";
import { COUNTED_EXTRA_COST, FROM_COUNTED_LINE_ITEMS } from "./live-line-items";

interface CategoryRow {
  readonly category: string;
  readonly itemCount: number;
  readonly price: number;
  readonly regularPrice: number;
  readonly countedExtraCost: number;
}

// Sums arrive as double precision, which holds cents exactly up to ninety trillion dollars.
const BY_CATEGORY = {
  name: "summary-by-category",
  text: `
  SELECT category, count(*)::int AS "itemCount", sum(price)::float8 AS price,
    sum(regular_price)::float8 AS "regularPrice", sum(${COUNTED_EXTRA_COST})::float8 AS "countedExtraCost"
  ${FROM_COUNTED_LINE_ITEMS}
    AND purchase_date BETWEEN make_date($3, 1, 1) AND make_date($3, 12, 31)
  GROUP BY category`,
};

/** A year's sums by category, largest extra cost first, and the totals (reports-3). */
export async function readSummary(
  pool: Pool,
  scope: UserScope,
  currency: Currency,
  year: number,
): Promise<TaxSummary> {
  const values = [scope.userId, currency, year];
  const { rows } = await pool.query<CategoryRow>({ ...BY_CATEGORY, values });
  rows.sort((a, b) => b.countedExtraCost - a.countedExtraCost || a.category.localeCompare(b.category, "en"));
  const total = (amount: (row: CategoryRow) => number) => rows.reduce((sum, row) => sum + amount(row), 0);
  return {
    year,
    currency,
    categories: rows.map(
      (row): CategorySummary => ({
        category: row.category || UNCATEGORIZED,
        itemCount: row.itemCount,
        price: dollarsFromCents(row.price),
        regularPrice: dollarsFromCents(row.regularPrice),
        countedExtraCost: dollarsFromCents(row.countedExtraCost),
      }),
    ),
    totals: {
      itemCount: total((row) => row.itemCount),
      price: dollarsFromCents(total((row) => row.price)),
      regularPrice: dollarsFromCents(total((row) => row.regularPrice)),
      countedExtraCost: dollarsFromCents(total((row) => row.countedExtraCost)),
    },
  };
}
