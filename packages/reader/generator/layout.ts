import type { BasketHabits } from "./basket/basket";
import type { Shop, ShoppingTrip } from "./basket/shopping-trip";
import type { TaxRate } from "./basket/sums";
import type { Product } from "./products/product";
import type { Slip } from "./slip/slip";

export const LAYOUT_NAMES = [
  "supercentre",
  "superstore",
  "midwest",
  "warehouse-club",
  "pharmacy",
  "small-grocer",
  "quebec",
  "thermal-coupons",
  "code-row-above",
  "multi-buy",
  "natural-foods",
  "discount",
] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

/** How one kind of shop prints its receipts. */
export interface Layout {
  readonly products: readonly Product[];
  readonly shops: readonly Shop[];
  readonly habits: BasketHabits;
  readonly taxes: readonly TaxRate[];
  print(trip: ShoppingTrip): Slip;
}
