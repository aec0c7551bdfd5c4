import type { CatalogueProduct } from "@gf-ledger/catalogue/matcher";
import type { Category } from "@gf-ledger/domain/category/category";
import type { Pool } from "pg";
import { PRODUCT_COLUMNS, productRowSchema } from "./product-row";

export interface NamedCategory {
  readonly category: string;
  readonly name: string;
}

/** Names that are scored for a line; the scorer keeps three. */
const NAMES = 40;
/** Packages fetched of one name: the sizes around the line's own. */
const PACKAGES = 6;

/** The catalogue's names most like any of the terms, within a category if one is given, likest first. */
export async function likeNames(
  pool: Pool,
  terms: readonly string[],
  category: Category | null,
): Promise<NamedCategory[]> {
  const { rows } = await pool.query<NamedCategory>(
    `SELECT n.category, n.name
       FROM unnest($1::text[]) AS term
       JOIN product_names n ON n.search_name % term
      WHERE $2::text IS NULL OR n.category = $2
      GROUP BY n.category, n.name
      ORDER BY max(similarity(n.search_name, term)) DESC, n.name
      LIMIT ${NAMES}`,
    [terms, category],
  );
  return rows;
}

/**
 * Packages of the given names: those of a brand that the line names first, then those without a brand,
 * nearest in size (`null`: the smallest number of the table's order).
 */
export async function packagesOf(
  pool: Pool,
  names: readonly NamedCategory[],
  brands: readonly string[],
  size: number | null,
): Promise<CatalogueProduct[]> {
  if (names.length === 0) return [];
  const { rows } = await pool.query(
    `SELECT ${PRODUCT_COLUMNS}
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS wanted (category, name, place)
       CROSS JOIN LATERAL (
         SELECT * FROM products
          WHERE products.category = wanted.category AND products.name = wanted.name
          ORDER BY coalesce(lower(brand) = ANY ($3), false) DESC, brand IS NOT NULL,
                   abs(ln(size / $4)) NULLS LAST, id
          LIMIT ${PACKAGES}
       ) p
      ORDER BY wanted.place`,
    [names.map(({ category }) => category), names.map(({ name }) => name), brands, size],
  );
  return rows.map((row) => productRowSchema.parse(row));
}
