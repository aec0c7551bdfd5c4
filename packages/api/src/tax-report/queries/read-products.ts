import { add } from "@gf-ledger/claim/fractions/arithmetic";
import { ZERO } from "@gf-ledger/claim/fractions/fraction";
import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { type PageAsked, pageOf } from "@gf-ledger/domain/input/page-input";
import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { warnsOfEstimates } from "@gf-ledger/domain/pricing/ground";
import { MAX_PRODUCTS_AT_ONCE } from "@gf-ledger/domain/tax-report/tax-report-input";
import type { LookUp, ProductSummary, YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import type { SignedInContext } from "../../context";
import { mapInTurns, sortInTurns } from "../../in-turns";
import { namedPeople } from "../../people/named-people";
import type { NamedProduct } from "../../products/product-names";
import { eatenByOthers } from "../rules/eaten-by-others";
import { restsOnView, sumResting } from "../rules/rests-on";
import { type ProductOfYear, productRow } from "../views/product-row";
import { itemsInOtherCurrency } from "./items-in-other-currency";
import { readSummary } from "./read-summary";
import { type RowsOfPeople, rowsOfPeople } from "./rows-of-people";
import { rowsOfYear } from "./rows-of-year";

/** The rows of a claim, the largest first. */
const largestFirst = (rows: readonly ProductOfYear[], of: RowsOfPeople) =>
  sortInTurns(
    rows,
    (a, b) =>
      b.view.amountToClaim - a.view.amountToClaim ||
      a.view.product.localeCompare(b.view.product, "en") ||
      of.byPlace(a.view, b.view) ||
      (a.view.size ?? 0) - (b.view.size ?? 0),
  );

/**
 * What to look up first: products whose size was not compared, then estimates, the largest amount first. A
 * product that claims nothing is not worth it.
 */
function lookUpFirst(products: readonly ProductSummary[]): LookUp[] {
  const doubtful = products.flatMap((row): LookUp[] => {
    const why =
      row.sizeCompared === false ? "size-not-compared" : row.restsOn.estimate === 0 ? null : "estimate";
    const { product, size, unit, amountToClaim } = row;
    return why === null || amountToClaim === 0 ? [] : [{ product, size, unit, amountToClaim, why }];
  });
  const rank = ({ why }: LookUp) => (why === "size-not-compared" ? 0 : 1);
  return doubtful.sort((a, b) => rank(a) - rank(b) || b.amountToClaim - a.amountToClaim);
}

/**
 * A tax year's claim by person, product and size, as the CRA's summary has it, the largest amount first. `asIf`
 * says what each product would be.
 */
export async function yearByProduct(
  ctx: SignedInContext,
  year: number,
  asIf?: (product: NamedProduct) => NamedProduct,
): Promise<YearByProduct> {
  const { currency } = EDITION_FACTS[ctx.edition];
  const { scope } = ctx.actor;
  const [{ people, sharesOf, countTax, excluded, parts }, summary, elsewhere] = await Promise.all([
    rowsOfYear(ctx, year, { asIf }),
    readSummary(ctx.pool, scope, currency, year),
    itemsInOtherCurrency(ctx.pool, scope, currency, year),
  ]);
  const of = rowsOfPeople(namedPeople(people, ctx.locale));
  const found: ProductOfYear[] = [];
  let eatenExactly = ZERO;
  for await (const { lines, rows } of parts) {
    const ofPart = await mapInTurns(rows, (one) =>
      productRow(one, { countTax, person: of.personOf(one.row.personId) }),
    );
    for (const row of ofPart) found.push(row);
    eatenExactly = add(
      eatenExactly,
      eatenByOthers(lines, (line) => sharesOf(line).filter(({ personId }) => !excluded.has(personId))),
    );
  }
  const rows = await largestFirst(found, of);
  const products = rows.map(({ view }) => view);
  const total = (amount: (row: ProductSummary) => number) =>
    products.reduce((sum, row) => sum + centsFromDollars(amount(row)), 0);
  const toClaim = total((row) => row.amountToClaim);
  const eaten = roundFraction(eatenExactly);
  const below = centsFromDollars(summary.totals.countedExtraCost) - eaten - toClaim;
  const resting = sumResting(rows.map(({ restingOn }) => restingOn));
  return {
    year,
    currency,
    products,
    people: of.totals(products),
    totalToClaim: dollarsFromCents(toClaim),
    totalPaid: dollarsFromCents(total((row) => row.paid)),
    totalCompared: dollarsFromCents(total((row) => row.compared)),
    totalTax: dollarsFromCents(total((row) => row.tax)),
    totalRegularTax: dollarsFromCents(total((row) => row.regularTax)),
    countsTax: countTax,
    eatenByOthers: eaten === 0 ? null : dollarsFromCents(eaten),
    belowCategoryTotals: below === 0 ? null : dollarsFromCents(below),
    itemsInOtherCurrency: elsewhere,
    restsOn: restsOnView(resting),
    warnsOfEstimates: warnsOfEstimates(resting.estimate, toClaim),
    lookUpFirst: lookUpFirst(products),
  };
}

/** GET /api/tax-report/products: the same, with a page of its products (reports-56). */
export async function pageOfProducts(ctx: SignedInContext, { year, ...asked }: PageAsked & { year: number }) {
  const whole = await yearByProduct(ctx, year);
  const { products, lookUpFirst } = whole;
  const from = (asked.page - 1) * asked.perPage;
  return {
    ...whole,
    products: products.slice(from, from + asked.perPage),
    ...pageOf(asked, products.length),
    lookUpFirst: lookUpFirst.slice(0, MAX_PRODUCTS_AT_ONCE),
  };
}
