import { Prisma } from "@gf-ledger/db/generated/client";
import type { PriceEvidence } from "@gf-ledger/domain/pricing/price-evidence";
import type { TestApp } from "./test-app";

export type Row = Prisma.LineItemCreateManyInput;
type Given = Omit<Partial<Row>, "priceEvidence"> & { readonly priceEvidence?: PriceEvidence | null };

const DEFAULTS = {
  purchaseDate: new Date("2026-03-14T00:00:00Z"),
  store: "Maple Grocer",
  name: "GF bread",
  category: "Bread and Bakery",
  quantity: 1,
  currency: "CAD",
  price: 699,
  regularPrice: 349,
  priceSource: "own",
  sizeCompared: true,
};

/** Writes line items of a person as confirming receipts would; what is not given is a loaf, 6.99 against 3.49. */
export async function logged(
  testApp: TestApp,
  { user }: Awaited<ReturnType<TestApp["signIn"]>>,
  rows: readonly Given[],
): Promise<void> {
  await testApp.database.lineItem.createMany({
    data: rows.map((given) => {
      const row = { ...DEFAULTS, ...given, userId: user.id };
      const priceEvidence = given.priceEvidence ?? Prisma.DbNull;
      return { ...row, priceEvidence, extraCost: row.price - row.regularPrice };
    }),
  });
}

/** What was seen of a regular package; other facts are plausible. */
export function seen(
  price: number,
  size: number,
  unit: PriceEvidence["unit"],
  rest: Partial<PriceEvidence> = {},
): PriceEvidence {
  return {
    product: "White Bread",
    productId: null,
    price,
    size,
    unit,
    store: "Maple Grocer",
    place: null,
    knownOn: "2026-03-01",
    origin: "shelf",
    observationId: null,
    carriedBy: null,
    pooled: null,
    estimated: false,
    ...rest,
  };
}
