import { CATEGORIES, type Category } from "@gf-ledger/domain/category/categories";
import { centsFromDollars } from "@gf-ledger/domain/money/cents";
import { type DataRows, defineTable, tableEntries } from "@gf-ledger/domain/table/table";
import { z } from "zod";
import { PRODUCT_FILES, productFile } from "./product-files";

/**
 * What is sold, which public figure it stands on in each country, and its prices in dollars, which
 * `scripts/reprice.ts` writes. "=" before a figure's id marks the published average of this very package.
 */
const PRODUCT = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "is no lower-case slug"),
  name: z.string().min(1),
  brand: z.string().min(1).nullable(),
  size: z.number().positive(),
  unit: z.enum(["g", "ml", "each"]),
  caAnchor: z.string().min(1),
  usAnchor: z.string().min(1),
  cad: z.number().positive(),
  usd: z.number().positive(),
});

/** A row of the product files. */
export interface ProductRow {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly category: Category;
  readonly size: number;
  readonly unit: "g" | "ml" | "each";
  readonly anchors: Readonly<Record<"ca" | "us", string>>;
  readonly cents: Readonly<Record<"ca" | "us", number>>;
}

/** The product file of a category. */
export function productTable(category: Category, rows: DataRows = PRODUCT_FILES[category]) {
  return defineTable(productFile(category), rows, PRODUCT, ["id"]);
}

/** Every row of the product files, category by category, in their order. */
export const PRODUCT_ROWS: readonly ProductRow[] = CATEGORIES.flatMap((category) =>
  tableEntries(productTable(category)).map(
    ({ id, name, brand, size, unit, caAnchor, usAnchor, cad, usd }) => ({
      id,
      name,
      brand,
      category,
      size,
      unit,
      anchors: { ca: caAnchor, us: usAnchor },
      cents: { ca: centsFromDollars(cad), us: centsFromDollars(usd) },
    }),
  ),
);
