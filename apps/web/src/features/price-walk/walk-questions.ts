import type { WalkStop } from "@gf-ledger/domain/price-book/price-walk";
import type { ShelfTag } from "@gf-ledger/domain/price-book/shelf-tag";
import { sizeClassOf } from "@gf-ledger/domain/size/size-class";
import { UNIT_MEASURES } from "@gf-ledger/domain/size/unit-measures";
import type { Unit } from "@gf-ledger/domain/size/units";

export interface SeenPackage {
  readonly size: number;
  readonly unit: Unit;
}

/** "675 g / 24 oz" is one size in two units, though 24 oz are 680 g. */
const SAME_SIZE = 0.03;
/** A unit price is printed to the cent; beyond that, and one part in a hundred, price or size is misread. */
const CENT = 0.006;
const PART = 0.01;

const inBase = ({ size, unit }: SeenPackage) => size * UNIT_MEASURES[unit].inBase;
const measureOf = ({ unit }: SeenPackage) => UNIT_MEASURES[unit].measure;

/** What was bought, else the package that shops usually have: in its measure the size is asked. */
const comparedPackage = ({ bought, usual }: Pick<WalkStop, "bought" | "usual">) => bought ?? usual;

/** Whether the two can be compared at all: mass with mass, pieces with pieces. */
export function isComparable(seen: SeenPackage, stop: Pick<WalkStop, "bought" | "usual">): boolean {
  return stop.bought === null || measureOf(seen) === measureOf(stop.bought);
}

/** The package sizes that a tag may mean, in the measure that is compared; more than one: the person says which. */
export function sizesToChoose(
  { sizes }: Pick<ShelfTag, "sizes">,
  stop: Pick<WalkStop, "bought" | "usual">,
): readonly SeenPackage[] {
  const measure = measureOf(comparedPackage(stop));
  const differs = (one: SeenPackage, other: SeenPackage) =>
    Math.abs(inBase(one) / inBase(other) - 1) > SAME_SIZE;
  const found: SeenPackage[] = [];
  for (const one of sizes)
    if (measureOf(one) === measure && found.every((other) => differs(one, other))) found.push(one);
  return found;
}

export type WalkQuestion = "bulk" | "small" | "unitPrice";

/** What the person is asked before a price is kept. `price` is in dollars. */
export function walkQuestions(
  seen: SeenPackage & { readonly price: number },
  stop: Pick<WalkStop, "bought" | "usual">,
  unitPrice: ShelfTag["unitPrice"],
): readonly WalkQuestion[] {
  const sizeClass = sizeClassOf(seen, comparedPackage(stop));
  return [
    ...(sizeClass === null ? [] : [sizeClass]),
    ...(unitPrice === null || agrees(seen, unitPrice) ? [] : (["unitPrice"] as const)),
  ];
}

function agrees(
  seen: SeenPackage & { readonly price: number },
  unitPrice: SeenPackage & { readonly price: number },
) {
  if (measureOf(seen) !== measureOf(unitPrice)) return true;
  const expected = (seen.price * inBase(unitPrice)) / inBase(seen);
  return Math.abs(expected - unitPrice.price) <= CENT + PART * expected;
}

/** What a package costs as tags print it: dollars for 100 g, 100 ml or one piece. */
export function pricePerMeasure({ price, ...seen }: SeenPackage & { readonly price: number }) {
  const measure = measureOf(seen);
  return { measure, price: (price / inBase(seen)) * (measure === "count" ? 1 : 100) };
}
