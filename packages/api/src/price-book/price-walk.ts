import { productNameIn } from "@gf-ledger/catalogue/product-name";
import type { Fraction } from "@gf-ledger/claim/fractions/fraction";
import { calendarYear } from "@gf-ledger/claim/periods/calendar-year";
import { partsOfAmount } from "@gf-ledger/claim/sums/parts-of-amount";
import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { type Cents, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import type { PriceWalk, priceWalkInput, WalkStop } from "@gf-ledger/domain/price-book/price-walk";
import { unitSchema } from "@gf-ledger/domain/size/unit";
import type { z } from "zod";
import { calendarDateOf } from "../calendar-column";
import type { SignedInContext } from "../context";
import { turns } from "../in-turns";
import { daysNear } from "../prices/rules/near-price";
import { type PurchaseOfRow, type RowOfYear, rowsOfYear } from "../tax-report/queries/rows-of-year";
import { addDifference } from "../tax-report/rules/rests-on";
import { STAYS } from "./apply-observation";

/** Far more than anybody looks up in one shop; the largest amounts come first. */
const MAX_STOPS = 50;

type Days = ReturnType<typeof daysNear>;

/** What of a claim rests on other grounds, or stays an estimate whatever is seen today. */
const FIRM = Symbol("firm");
const OUT_OF_REACH = Symbol("out of reach");
const UNNAMED = Symbol("unnamed");
type Part = string | typeof FIRM | typeof OUT_OF_REACH | typeof UNNAMED;

interface OpenStop {
  readonly newest: PurchaseOfRow;
  readonly lineIds: Set<string>;
}

/** A year's estimates while its rows are added, by the product that they can be looked up for. */
interface OpenWalk {
  readonly cents: Map<Part, Cents>;
  readonly stops: Map<string, OpenStop>;
  total: Cents;
}

/** Where a purchase belongs: the id of its regular product where a price that is seen today would count for it. */
function partOf({ line, ground }: PurchaseOfRow, near: Days): Part {
  if (ground !== "estimate") return FIRM;
  const { claimId, priceSource, countedOn, matchedProductId } = line;
  const stays = claimId !== null || STAYS.includes(priceSource);
  if (stays || countedOn < near.from || countedOn > near.to) return OUT_OF_REACH;
  return matchedProductId ?? UNNAMED;
}

async function addRow(
  walk: OpenWalk,
  { row, newestFirst }: RowOfYear,
  near: Days,
  nextLine: ReturnType<typeof turns>,
): Promise<void> {
  const differences = new Map<Part, Fraction>();
  for (const purchase of newestFirst) {
    await nextLine();
    const part = partOf(purchase, near);
    addDifference(differences, part, purchase.difference);
    if (typeof part !== "string") continue;
    const stop = walk.stops.get(part) ?? { newest: purchase, lineIds: new Set() };
    stop.lineIds.add(purchase.line.id);
    walk.stops.set(part, stop);
  }
  for (const [part, cents] of partsOfAmount(row.amountCents, differences))
    walk.cents.set(part, (walk.cents.get(part) ?? 0) + cents);
  walk.total += row.amountCents;
}

/** The products of these stops as the catalogue has them, by id. */
async function productsOf({ database }: SignedInContext, ids: readonly string[]) {
  const rows = await database.product.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, name: true, size: true, unit: true },
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * GET /api/price-book/walk: the regular products whose price, seen in a shop today, would turn most of a year's
 * estimates into evidence, largest amount first, and what no price of today can reach (prices-39); for the whole
 * year where the person says so (prices-40).
 */
export async function priceWalk(
  ctx: SignedInContext,
  { year, wholeYear }: z.output<typeof priceWalkInput>,
): Promise<PriceWalk> {
  const near = wholeYear ? calendarYear(year) : daysNear(calendarDateOf(ctx.now()));
  const walk: OpenWalk = { cents: new Map(), stops: new Map(), total: 0 };
  const nextLine = turns();
  for await (const { rows } of (await rowsOfYear(ctx, year)).parts)
    for (const row of rows) await addRow(walk, row, near, nextLine);
  const centsOf = (part: Part) => walk.cents.get(part) ?? 0;
  const largest = [...walk.stops]
    .filter(([id]) => centsOf(id) > 0)
    .sort(([a], [b]) => centsOf(b) - centsOf(a) || (a < b ? -1 : 1))
    .slice(0, MAX_STOPS);
  const products = await productsOf(
    ctx,
    largest.map(([id]) => id),
  );
  const stops = largest.flatMap(([productId, { newest, lineIds }]): WalkStop[] => {
    const product = products.get(productId);
    if (!product) return [];
    const { name, size, unit, soldByWeight } = newest.line;
    return [
      {
        productId,
        name: productNameIn(ctx.locale, product.name),
        usual: { size: product.size, unit: unitSchema.parse(product.unit) },
        comparedWith: name,
        bought: size === null || unit === null || soldByWeight ? null : { size, unit },
        itemCount: lineIds.size,
        amount: dollarsFromCents(centsOf(productId)),
      },
    ];
  });
  return {
    year,
    currency: EDITION_FACTS[ctx.edition].currency,
    total: dollarsFromCents(walk.total),
    onEstimates: dollarsFromCents(walk.total - centsOf(FIRM)),
    stops,
    outOfReach: dollarsFromCents(centsOf(OUT_OF_REACH)),
    unnamed: dollarsFromCents(centsOf(UNNAMED)),
  };
}
