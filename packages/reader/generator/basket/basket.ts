import { roundHalfAwayFromZero } from "@gf-ledger/domain/money/cents";
import type { Product } from "../products/product";
import type { Random } from "../random";

/** How a shop sells: which kinds of line its receipts can have, each with its likelihood (0 to 1). */
export interface BasketHabits {
  readonly lines: readonly [fewest: number, most: number];
  readonly several: number;
  readonly discounts: number;
  /** Reduced prices, printed as the old price beside the new one. */
  readonly reductions?: number;
  /** Deposit and other fees on a bottle, in cents; 0 for none. */
  readonly depositCents: number;
  readonly weightUnit: "kg" | "lb";
}

export interface BasketLine {
  readonly product: Product;
  readonly code: string;
  readonly quantity: number;
  /** Weight in thousandths of a kilogram or hundredths of a pound, `null` for a counted product. */
  readonly weight: number | null;
  /** Cents for one, or for a kilogram or pound. */
  readonly unitCents: number;
  /** The line's sum in cents before its discount. */
  readonly cents: number;
  /** The crossed-out price of the line in cents, `null` where it was not reduced. `cents` is what counts. */
  readonly wasCents: number | null;
  /** Cents that the line's own discount takes off, 0 or more. */
  readonly discountCents: number;
  readonly depositCents: number;
}

const CENTS_PER_KG_TO_LB = 0.45359237;

function weigh(product: Product, unit: "kg" | "lb", random: Random) {
  const unitCents =
    unit === "kg"
      ? product.cents
      : Math.max(29, Math.floor((product.cents * CENTS_PER_KG_TO_LB) / 10) * 10 + 9);
  const weight = unit === "kg" ? random.int(215, 1890) : random.int(41, 385);
  const cents = roundHalfAwayFromZero((weight / (unit === "kg" ? 1000 : 100)) * unitCents);
  return { quantity: 1, weight, unitCents, cents };
}

function count(product: Product, severally: number, random: Random) {
  const quantity = random.chance(severally) ? random.int(2, 4) : 1;
  const unitCents = Math.max(49, product.cents + random.pick([-50, -20, 0, 0, 0, 20, 50, 100]));
  return { quantity, weight: null, unitCents, cents: unitCents * quantity };
}

/** Draws what somebody bought: every figure exact, so that the receipt's arithmetic holds. */
export function fillBasket(products: readonly Product[], habits: BasketHabits, random: Random): BasketLine[] {
  const glutenFree = products.filter(({ name }) => /GF|GLUTEN/.test(name));
  const wanted = random.int(...habits.lines);
  const chosen = random.sample(products, wanted);
  // Where more is bought than the shop has products, some products are bought again.
  while (chosen.length < wanted) chosen.push(...random.sample(products, wanted - chosen.length));
  // Shoppers have celiac disease: a receipt needs a gluten-free line to show what the product does.
  if (!chosen.some((product) => glutenFree.includes(product))) chosen.splice(0, 1, random.pick(glutenFree));
  return chosen.map((product) => {
    const amount = product.weighed
      ? weigh(product, habits.weightUnit, random)
      : count(product, habits.several, random);
    const discounted = amount.cents >= 250 && random.chance(habits.discounts);
    const reduced = random.chance(habits.reductions ?? 0);
    return {
      product,
      code: random.digits(random.pick([11, 12])),
      wasCents: reduced ? amount.cents + random.pick([50, 80, 100, 149]) : null,
      ...amount,
      discountCents: discounted ? random.pick([50, 75, 100, 100, 150]) : 0,
      depositCents: product.bottled ? habits.depositCents * amount.quantity : 0,
    };
  });
}
