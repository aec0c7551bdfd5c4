import type { CatalogueProduct } from "@gf-ledger/catalogue/matcher";
import { categorySchema } from "@gf-ledger/domain/category/category";
import { z } from "zod";

/** The columns of the products table that a match needs, as the driver gives them. */
export const productRowSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    brand: z.string().nullable(),
    category: categorySchema,
    size: z.number(),
    unit: z.enum(["g", "ml", "each"]),
    price_ca: z.number(),
    price_us: z.number(),
    as_of: z.string(),
    estimate: z.boolean(),
    source_ca: z.string(),
    source_us: z.string(),
    as_of_ca: z.string(),
    as_of_us: z.string(),
    estimate_ca: z.boolean(),
    estimate_us: z.boolean(),
  })
  .transform((row): CatalogueProduct => {
    const unitPrice = (cents: number) =>
      row.unit === "each" ? null : Math.round((cents / row.size) * 10_000) / 100;
    const { id, name, brand, category, size, unit, estimate } = row;
    return {
      id,
      name,
      brand,
      category,
      size,
      unit,
      estimate,
      asOf: row.as_of,
      price: { ca: row.price_ca, us: row.price_us },
      unitPrice: { ca: unitPrice(row.price_ca), us: unitPrice(row.price_us) },
      basis: {
        ca: { source: row.source_ca, asOf: row.as_of_ca, estimate: row.estimate_ca },
        us: { source: row.source_us, asOf: row.as_of_us, estimate: row.estimate_us },
      },
    };
  });

export const PRODUCT_COLUMNS = `p.id, p.name, p.brand, p.category, p.size, p.unit, p.price_ca, p.price_us,
  p.as_of, p.estimate, p.source_ca, p.source_us, p.as_of_ca, p.as_of_us, p.estimate_ca, p.estimate_us`;
