import type { Transaction } from "@gf-ledger/db/database";
import type { Prisma } from "@gf-ledger/db/generated/client";
import { UNCATEGORIZED } from "@gf-ledger/domain/category/category";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { CategorySummary, LineItemView, TaxSummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import { dateColumnOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import type { UserScope } from "../gate/user-scope";
import { lineItemView } from "./line-item-view";

/** The owner's rows that count, of one currency (D23) and, where given, one tax year (D24). */
export function reportRows(scope: UserScope, currency: string, year?: number): Prisma.LineItemWhereInput {
  return {
    userId: scope.userId,
    deletedAt: null,
    currency,
    ...(year === undefined
      ? {}
      : { purchaseDate: { gte: dateColumnOf(`${year}-01-01`), lte: dateColumnOf(`${year}-12-31`) } }),
  };
}

const currencyOf = (ctx: SignedInContext) => EDITION_FACTS[ctx.edition].currency;

/** §7 GET /api/tax-report/gf-receipts: every logged expense, newest first (D25). */
export async function lineItems(ctx: SignedInContext): Promise<{ receipts: LineItemView[] }> {
  const rows = await ctx.database.lineItem.findMany({
    where: reportRows(ctx.actor.scope, currencyOf(ctx)),
    orderBy: [{ purchaseDate: "desc" }, { id: "desc" }],
  });
  return { receipts: rows.map(lineItemView) };
}

/** §7 GET /api/tax-report/years: the years of purchase dates, newest first. */
export async function taxYears(ctx: SignedInContext): Promise<{ years: number[]; currentYear: number }> {
  const rows = await ctx.database.$queryRaw<{ year: number }[]>`
    SELECT DISTINCT EXTRACT(YEAR FROM purchase_date)::int AS year FROM line_items
    WHERE user_id = ${ctx.actor.scope.userId}::uuid AND deleted_at IS NULL AND currency = ${currencyOf(ctx)}
    ORDER BY year DESC`;
  return { years: rows.map((row) => row.year), currentYear: ctx.now().getUTCFullYear() };
}

/** §7 GET /api/tax-report/summary: sums by category, largest deduction first, and the grand totals. */
export function taxSummary(ctx: SignedInContext, year: number): Promise<TaxSummary> {
  return summaryOf(ctx.database, ctx.actor.scope, currencyOf(ctx), year);
}

export async function summaryOf(
  database: Transaction,
  scope: UserScope,
  currency: "CAD" | "USD",
  year: number,
): Promise<TaxSummary> {
  const groups = await database.lineItem.groupBy({
    by: ["category"],
    where: reportRows(scope, currency, year),
    _count: { _all: true },
    _sum: { gfPriceCents: true, regularPriceCents: true, savingsCents: true },
  });
  const rows = groups.map((group) => ({
    category: group.category || UNCATEGORIZED,
    items: group._count._all,
    gf: group._sum.gfPriceCents ?? 0,
    regular: group._sum.regularPriceCents ?? 0,
    savings: group._sum.savingsCents ?? 0,
  }));
  rows.sort((a, b) => b.savings - a.savings || a.category.localeCompare(b.category, "en"));
  const total = (amount: (row: (typeof rows)[number]) => number) =>
    rows.reduce((sum, row) => sum + amount(row), 0);
  return {
    year,
    currency,
    categories: rows.map(
      (row): CategorySummary => ({
        category: row.category,
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
