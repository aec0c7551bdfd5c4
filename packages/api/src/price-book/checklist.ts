import type { Fraction } from "@gf-ledger/claim/fractions/fraction";
import { partsOfAmount } from "@gf-ledger/claim/sums/parts-of-amount";
import type { RestingCents } from "@gf-ledger/documents/claim/claim-documents";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { type PageAsked, pageOf } from "@gf-ledger/domain/input/page-input";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { Checklist, Comparator } from "@gf-ledger/domain/price-book/price-book-view";
import type { ClaimDays } from "@gf-ledger/domain/tax-report/tax-report-input";
import { claimOfDays } from "../claims/queries/claim-of-days";
import type { SignedInContext } from "../context";
import { turns } from "../in-turns";
import { comparatorIn } from "../products/names-in";
import { type PurchaseOfRow, type RowOfYear, rowsOfYear } from "../tax-report/queries/rows-of-year";
import { claimedDays } from "../tax-report/rules/claimed-days";
import { addDifference, restsOnView, sumResting } from "../tax-report/rules/rests-on";
import { comparesSizes } from "../tax-report/rules/sizes-compared";

/** A regular price while the rows that were compared with it are added. */
interface OpenComparator {
  newest: PurchaseOfRow;
  cents: Cents;
  sizeCompared: boolean;
  readonly lineIds: Set<string>;
}

/** Items compared with one regular product on one ground, by one kind of price. */
function keyOf({ line, ground }: PurchaseOfRow): string {
  const { matchedProductId, priceSource, name } = line;
  const own = matchedProductId === null || priceSource === "custom" || priceSource === "estimate";
  return JSON.stringify([own ? name.toLowerCase() : matchedProductId, priceSource, ground, line.currency]);
}

const isNewer = (one: PurchaseOfRow, than: PurchaseOfRow) => one.line.countedOn > than.line.countedOn;

/** Adds a row's amount to its comparators, by what each of its purchases costs more (claim-61). */
async function addRow(
  found: Map<string, OpenComparator>,
  { row, newestFirst }: RowOfYear,
  nextLine: ReturnType<typeof turns>,
): Promise<void> {
  const differences = new Map<string, Fraction>();
  for (const purchase of newestFirst) {
    await nextLine();
    const key = keyOf(purchase);
    addDifference(differences, key, purchase.difference);
    const known = found.get(key) ?? { newest: purchase, cents: 0, sizeCompared: true, lineIds: new Set() };
    if (isNewer(purchase, known.newest)) known.newest = purchase;
    known.sizeCompared &&= purchase.line.sizeCompared;
    known.lineIds.add(purchase.line.id);
    found.set(key, known);
  }
  for (const [key, part] of partsOfAmount(row.amountCents, differences)) {
    const known = found.get(key);
    if (known) known.cents += part;
  }
}

type Names = ReadonlyMap<string, string>;

/** The names of the products that these lines were matched with, by id. */
async function namesOf({ pool }: SignedInContext, open: readonly OpenComparator[]): Promise<Names> {
  const ids = open.flatMap(({ newest }) => newest.line.matchedProductId ?? []);
  const { rows } = await pool.query<{ id: string; name: string }>(
    "SELECT id, name FROM products WHERE id = ANY($1::text[])",
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function comparatorOf({ newest, cents, sizeCompared, lineIds }: OpenComparator, names: Names): Comparator {
  const { line, ground } = newest;
  const { priceSource, priceEvidence: evidence } = line;
  const sized = comparesSizes({ sizeCompared, priceSource }) !== false;
  return {
    productId: line.matchedProductId,
    name: evidence?.product ?? names.get(line.matchedProductId ?? "") ?? line.name,
    comparedWith: line.name,
    currency: line.currency,
    priceSource,
    itemCount: lineIds.size,
    amount: dollarsFromCents(cents),
    ground,
    check: sized ? (ground === "estimate" ? "estimate" : "fine") : "size-not-compared",
    evidence,
  };
}

/** How many of the first amounts carry four fifths of the total. */
function carrying(amounts: readonly number[], total: number): number {
  let sum = 0;
  const last = amounts.findIndex((amount) => {
    sum += amount;
    return sum * 5 >= total * 4;
  });
  return total === 0 ? 0 : last + 1;
}

/**
 * GET /api/price-book/checklist: a page of the regular prices that the claim of a year, or of the days that are said,
 * rests on, largest amount first, from the claim's own rows, so that the amounts add up to it. The days of a claim are
 * its own for everybody, what it converts included.
 */
export async function checklist(
  ctx: SignedInContext,
  { year, from, to, ...asked }: PageAsked & ClaimDays,
): Promise<Checklist> {
  const found = new Map<string, OpenComparator>();
  const nextLine = turns();
  const resting: RestingCents[] = [];
  let total = 0;
  const period = claimedDays({ year, from, to });
  const claim = await claimOfDays(ctx, { year, from, to });
  for await (const { rows } of (await rowsOfYear(ctx, year, { period, claim })).parts)
    for (const row of rows) {
      await addRow(found, row, nextLine);
      resting.push(row.resting);
      total += row.row.amountCents;
    }
  const claimed = [...found.values()]
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.cents - a.cents || a.newest.line.name.localeCompare(b.newest.line.name, "en"));
  const begin = (asked.page - 1) * asked.perPage;
  const shown = claimed.slice(begin, begin + asked.perPage);
  const names = await namesOf(ctx, shown);
  return {
    year,
    currency: EDITION_FACTS[ctx.edition].currency,
    comparators: shown.map((one) => comparatorIn(ctx.locale, comparatorOf(one, names))),
    ...pageOf(asked, claimed.length),
    total: dollarsFromCents(total),
    carrying80Percent: carrying(
      claimed.map(({ cents }) => cents),
      total,
    ),
    restingOn: restsOnView(sumResting(resting)),
  };
}
