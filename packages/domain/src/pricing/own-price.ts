import { type Cents, roundHalfAwayFromZero } from "../money/cents";

/** In cents. `ownPrice` and `averagePrice` are for one package, `cataloguePrice` is for the whole line. */
export interface PricedPackage {
  readonly ownPrice: Cents | null;
  readonly averagePrice: Cents;
  /** The average brought to the line's size and quantity; `null` where that was not possible. */
  readonly cataloguePrice: Cents | null;
}

/**
 * A person's own price, which is for one package (prices-10), brought to the line's size in the ratio of the
 * catalogue's price. Without that ratio it is unchanged. `null` where the person set none.
 */
export function ownPriceForLine({ ownPrice, averagePrice, cataloguePrice }: PricedPackage): Cents | null {
  if (ownPrice === null || cataloguePrice === null || averagePrice <= 0) return ownPrice;
  return roundHalfAwayFromZero((ownPrice * cataloguePrice) / averagePrice);
}
