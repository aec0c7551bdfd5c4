import { UNCATEGORIZED } from "@gf-ledger/domain/category/category";
import type { Currency } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { CategorySummary, TaxSummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { Pool } from "pg";
import type { UserScope } from "../gate/user-scope";

interface CategoryRow {
  readonly category: string;
  readonly items: number;
  readonly gf: number;
  readonly regular: number;
  readonly savings: number;
}

// Sums arrive as double precision, which holds cents exactly up to ninety trillion dollars.
const BY_CATEGORY = {
  name: "summary-by-category",
  text: `
  SELECT category, count(*)::int AS items, sum(gf_price_cents)::float8 AS gf,
    sum(regular_price_cents)::float8 AS regular, sum(savings_cents)::float8 AS savings
  FROM line_items WHERE user_id = $1 AND currency = $2 AND deleted_at IS NULL
    AND purchase_date BETWEEN make_date($3, 1, 1) AND make_date($3, 12, 31)
  GROUP BY category`,
};

/** A year's sums by category, largest deduction first, and the grand totals (reports-3). */
export async function readSummary(
  pool: Pool,
  scope: UserScope,
  currency: Currency,
  year: number,
): Promise<TaxSummary> {
  const values = [scope.userId, currency, year];
  const { rows } = await pool.query<CategoryRow>({ ...BY_CATEGORY, values });
  rows.sort((a, b) => b.savings - a.savings || a.category.localeCompare(b.category, "en"));
  const total = (amount: (row: CategoryRow) => number) => rows.reduce((sum, row) => sum + amount(row), 0);
  return {
    year,
    currency,
    categories: rows.map(
      (row): CategorySummary => ({
        category: row.category || UNCATEGORIZED,
        items_logged: row.items,
        total_gf_spent: dollarsFromCents(row.gf),
        total_non_gf_cost: dollarsFromCents(row.regular),
        total_tax_deduction: dollarsFromCents(row.savings),
      }),
    ),
    grandTotals: {
      itemsLogged: total((row) => row.items),
      totalGfSpent: dollarsFromCents(total((row) => row.gf)),
      totalNonGfCost: dollarsFromCents(total((row) => row.regular)),
      totalTaxDeduction: dollarsFromCents(total((row) => row.savings)),
    },
  };
}
