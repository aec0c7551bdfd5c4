import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import type { LineItemsAsked } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { LineItemsAnswer, TaxSummary } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { SignedInContext } from "../../context";
import { FROM_LIVE_LINE_ITEMS } from "./live-line-items";
import { readLineItems } from "./read-line-items";
import { readSummary } from "./read-summary";

const currencyOf = (ctx: SignedInContext) => EDITION_FACTS[ctx.edition].currency;

/** GET /api/tax-report/gf-receipts: the line items, newest first, a page at a time (reports-1, reports-55). */
export function lineItems(ctx: SignedInContext, asked: LineItemsAsked): Promise<LineItemsAnswer> {
  // What a key of one year lists is that year's alone (accounts-54).
  const { keyYear, scope } = ctx.actor;
  return readLineItems(ctx.pool, scope, currencyOf(ctx), keyYear, asked);
}

// Steps from the newest row to the newest of an earlier year, and so on: reads one row a year instead of all.
const YEARS = `
  WITH RECURSIVE newest AS (
    (SELECT purchase_date ${FROM_LIVE_LINE_ITEMS} ORDER BY purchase_date DESC LIMIT 1)
    UNION ALL
    SELECT (SELECT purchase_date ${FROM_LIVE_LINE_ITEMS} AND purchase_date < date_trunc('year', newest.purchase_date)::date
      ORDER BY purchase_date DESC LIMIT 1)
    FROM newest WHERE newest.purchase_date IS NOT NULL)
  SELECT EXTRACT(YEAR FROM purchase_date)::int AS year FROM newest WHERE purchase_date IS NOT NULL
  ORDER BY year DESC`;

/** reports-2 GET /api/tax-report/years: the years of purchase dates, newest first. */
export async function taxYears(ctx: SignedInContext): Promise<{ years: number[]; currentYear: number }> {
  const { rows } = await ctx.pool.query<{ year: number }>(YEARS, [ctx.actor.scope.userId, currencyOf(ctx)]);
  return { years: rows.map((row) => row.year), currentYear: ctx.now().getUTCFullYear() };
}

/**
 * reports-3 GET /api/tax-report/summary: sums by category, largest extra cost first, and the grand totals.
 */
export function taxSummary(ctx: SignedInContext, year: number): Promise<TaxSummary> {
  return readSummary(ctx.pool, ctx.actor.scope, currencyOf(ctx), year);
}
