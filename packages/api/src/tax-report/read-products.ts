import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { productSummaryOf, type YearByProduct } from "@gf-ledger/domain/tax-report/product-summary";
import type { SignedInContext } from "../context";
import { BYTE_ORDER_MARK, csvText } from "../csv-text";
import { productOf } from "../products/product-names";
import { reportRows } from "./read-report";

/** GET /api/tax-report/products: a tax year's line items by product, largest claim first. */
export async function yearByProduct(ctx: SignedInContext, year: number): Promise<YearByProduct> {
  const { currency } = EDITION_FACTS[ctx.edition];
  const rows = await ctx.database.lineItem.findMany({
    where: reportRows(ctx.actor.scope, currency, year),
    orderBy: [{ purchaseDate: "desc" }, { id: "desc" }],
    select: {
      name: true,
      category: true,
      quantity: true,
      price: true,
      regularPrice: true,
      extraCost: true,
    },
  });
  const product = await productOf(ctx.database, ctx.actor.scope);
  const products = productSummaryOf(rows.map((row) => ({ ...row, name: product(row.name).name })));
  const claimCents = products.reduce((sum, row) => sum + centsFromDollars(row.amountToClaim), 0);
  return { year, currency, products, totalToClaim: dollarsFromCents(claimCents) };
}

function productsFileName(year: number): string {
  return `gluten-free-products-${year}.csv`;
}

/** The columns in the CRA's order; the last line is the sum to claim. */
const PRODUCT_COLUMNS = [
  "Product",
  "Number Bought",
  "Average Cost With Gluten",
  "Average Cost Gluten-Free",
  "Incremental Cost",
  "Amount To Claim",
] as const;

/** GET /api/tax-report/products/download: the same as CSV, in the form of reports-13. */
export async function productsCsv(ctx: SignedInContext, year: number) {
  const { products, totalToClaim } = await yearByProduct(ctx, year);
  const amount = (dollars: number) => dollars.toFixed(2);
  const rows = products.map((row) => [
    row.product,
    row.numberBought,
    amount(row.averageRegularCost),
    amount(row.averageGfCost),
    amount(row.incrementalCost),
    amount(row.amountToClaim),
  ]);
  const total = ["Total", "", "", "", "", amount(totalToClaim)];
  return {
    fileName: productsFileName(year),
    csv: BYTE_ORDER_MARK + csvText([PRODUCT_COLUMNS, ...rows, total]),
  };
}
