import type { LineItem } from "../../src/sums/lines/line-item";

let made = 0;

/** A loaf of gluten-free bread for Ann, 6.99 against 3.49 for the same size, bought on 3 March 2025. */
export function lineItem(changes: Partial<LineItem> = {}): LineItem {
  made += 1;
  return {
    id: `line-${made}`,
    purchaseDate: "2025-03-03",
    product: "bread",
    kind: "counterpart",
    claimed: true,
    quantity: 1,
    size: 500,
    unit: "g",
    soldByWeight: false,
    price: 699,
    currency: "CAD",
    cadPerUsd: null,
    tax: null,
    regularPrice: { basis: "package", price: 349, size: 500, unit: "g" },
    priceSource: "own",
    shares: [{ personId: "ann", share: 1 }],
    returnOf: null,
    claimedIn: null,
    ...changes,
  };
}

/** A regular package's price and size. */
export function regularPackage(price: number, size: number | null, unit: LineItem["unit"] = "g") {
  return { basis: "package" as const, price, size, unit };
}
