import { Prisma } from "@gf-ledger/db/generated/client";
import { unitSchema } from "@gf-ledger/domain/size/unit";
import { cataloguePriceFor } from "./catalogue-price";

interface Amount {
  readonly quantity: number;
  readonly unit: string;
  readonly size: number | null;
  readonly sizeUnit: string | null;
}

/** Catalogue price and scaling for a known package size; nothing for goods sold by weight or without a size. */
export function pricedBySize(
  product: Parameters<typeof cataloguePriceFor>[0] | null,
  { quantity, unit, size, sizeUnit }: Amount,
) {
  if (!product || size === null || unit !== "each") return {};
  const priced = cataloguePriceFor(product, { quantity, size, sizeUnit: unitSchema.parse(sizeUnit) });
  return { cataloguePrice: priced.cataloguePrice, scaledBy: priced.scaledBy ?? Prisma.DbNull };
}
