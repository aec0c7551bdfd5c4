import { type Cents, roundHalfAwayFromZero } from "../money/cents";

/** Cents: of a person's own price and of the average for one package, and of the catalogue for the line. */
export interface PricedPackage {
  readonly ownPrice: Cents | null;
  readonly averagePrice: Cents;
  /** The average brought to the line's size and quantity; `null` where that could not be told. */
  readonly cataloguePrice: Cents | null;
}

/** An own price is for a package (prices-10); it is brought to the line's size as the catalogue's price was. */
export function ownPriceForLine({ ownPrice, averagePrice, cataloguePrice }: PricedPackage): Cents | null {
  if (ownPrice === null || cataloguePrice === null || averagePrice <= 0) return ownPrice;
  return roundHalfAwayFromZero((ownPrice * cataloguePrice) / averagePrice);
}
