import { setImmediate as pause } from "node:timers/promises";
import { add } from "@gf-ledger/claim/fractions/arithmetic";
import { ZERO } from "@gf-ledger/claim/fractions/fraction";
import { roundFraction } from "@gf-ledger/claim/fractions/round-fraction";
import { sumClaim } from "@gf-ledger/claim/sums/sum-claim";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { spellingKey } from "@gf-ledger/domain/line-item/spelling-key";
import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { ProductSummary, YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import type { SignedInContext } from "../context";
import { namedPeople } from "../people/named-people";
import { readAllocations, type SharesOf } from "../people/read-allocations";
import { readHousehold } from "../people/read-household";
import { type NamedProduct, productOf } from "../products/product-names";
import { type ClaimLineRow, claimLine } from "./claim-line";
import { countsTax } from "./counts-tax";
import { eatenByOthers } from "./eaten-by-others";
import { itemsInOtherCurrency } from "./items-in-other-currency";
import { linesByProduct } from "./lines-by-product";
import { lookUpFirst, warnsOfEstimates } from "./look-up-first";
import { type ProductRow, productRow } from "./product-row";
import { readClaimLines } from "./read-claim-lines";
import { readSummary } from "./read-summary";
import { restsOnView, sumResting } from "./rests-on";
import { type RowsOfPeople, rowsOfPeople } from "./rows-of-people";

/** Lines summed before other work gets its turn: a year of very many would hold up everybody else. */
const LINES_IN_A_TURN = 2000;

function byProduct(newestFirst: readonly ClaimLineRow[]): ClaimLineRow[][] {
  const groups = new Map<string, ClaimLineRow[]>();
  for (const line of newestFirst) {
    const key = spellingKey(line.name);
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return [...groups.values()];
}

/** The rows of a claim, the largest first. */
const largestFirst = (rows: readonly ProductRow[], of: RowsOfPeople) =>
  rows.toSorted(
    (a, b) =>
      b.view.amountToClaim - a.view.amountToClaim ||
      a.view.product.localeCompare(b.view.product, "en") ||
      of.byPlace(a.view, b.view) ||
      (a.view.size ?? 0) - (b.view.size ?? 0),
  );

/** The rows of the claim (claim-2). A row never holds two products, so each is summed apart. */
async function productRows(
  ctx: SignedInContext,
  newestFirst: readonly ClaimLineRow[],
  choices: {
    readonly countTax: boolean;
    readonly year: number;
    readonly sharesOf: SharesOf;
    readonly of: RowsOfPeople;
  },
): Promise<ProductRow[]> {
  const { currency } = EDITION_FACTS[ctx.edition];
  const period = { from: `${choices.year}-01-01`, to: `${choices.year}-12-31` };
  const rows: ProductRow[] = [];
  let summed = 0;
  for (const group of byProduct(newestFirst)) {
    const lineOf = new Map(group.map((line) => [line.id, line]));
    const claimLines = group.map((line) => claimLine(line, { currency, shares: choices.sharesOf(line) }));
    const claim = sumClaim(claimLines, period, { edition: ctx.edition, countTax: choices.countTax });
    for (const row of claim.rows) {
      const lines = row.lineItemIds.flatMap((id) => lineOf.get(id) ?? []);
      rows.push(productRow(row, lines, { ...choices, person: choices.of.personOf(row.personId) }));
    }
    summed += group.length;
    if (summed >= LINES_IN_A_TURN) {
      summed = 0;
      await pause();
    }
  }
  return rows;
}

/** A product stands for itself unless a merge is only looked at. */
const itself = (product: NamedProduct) => product;

/**
 * GET /api/tax-report/products: a tax year's claim by person, product and size, as the CRA's summary has it,
 * the largest amount first. `asIf` says what each product would be.
 */
export async function yearByProduct(
  ctx: SignedInContext,
  year: number,
  asIf: (product: NamedProduct) => NamedProduct = itself,
): Promise<YearByProduct> {
  const { currency } = EDITION_FACTS[ctx.edition];
  const { scope } = ctx.actor;
  const period = { from: `${year}-01-01`, to: `${year}-12-31` };
  const [product, summary, elsewhere, countTax, sharesOf, people] = await Promise.all([
    productOf(ctx.database, scope),
    readSummary(ctx.pool, scope, currency, year),
    itemsInOtherCurrency(ctx.pool, scope, currency, year),
    countsTax(ctx),
    readAllocations(ctx.database, scope),
    readHousehold(ctx.database, scope),
  ]);
  // Spellings that the person merged are one product (matching-25).
  const nameOf = (name: string) => asIf(product(name)).name;
  const of = rowsOfPeople(namedPeople(people, ctx.locale));
  const found: ProductRow[] = [];
  let eatenExactly = ZERO;
  const parts = readClaimLines(ctx.pool, scope, currency, period, (name) => spellingKey(nameOf(name)));
  for await (const printed of parts) {
    const lines = linesByProduct(printed, nameOf);
    found.push(...(await productRows(ctx, lines, { countTax, year, sharesOf, of })));
    eatenExactly = add(eatenExactly, eatenByOthers(lines, sharesOf));
  }
  const rows = largestFirst(found, of);
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
    warnsOfEstimates: warnsOfEstimates(resting.estimates, toClaim),
    lookUpFirst: lookUpFirst(products),
  };
}
