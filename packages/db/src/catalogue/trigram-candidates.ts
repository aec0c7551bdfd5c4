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

/** Whether any name holds one of the words: words of letters and digits alone, so nothing in them is a wildcard. */
export async function isNameHolding(pool: Pool, words: readonly string[]): Promise<boolean> {
  if (words.length === 0) return false;
  const { rows } = await pool.query<{ held: boolean }>(
    "SELECT EXISTS (SELECT 1 FROM product_names WHERE search_name LIKE ANY ($1)) AS held",
    [words.map((word) => `%${word.replace(/[^a-z0-9]/g, "")}%`)],
  );
  return rows[0]?.held ?? false;
}

/** Packages of one name, each part read off the index of name, brand and size. */
const OF_NAME = "SELECT * FROM products p WHERE p.category = wanted.category AND p.name = wanted.name";
const NEAREST = `(${OF_NAME} AND lower(p.brand) IS NULL AND p.size < $4 ORDER BY p.size DESC LIMIT 2)
  UNION ALL (${OF_NAME} AND lower(p.brand) IS NULL AND p.size >= $4 ORDER BY p.size LIMIT 2)
  UNION ALL (${OF_NAME} AND lower(p.brand) = ANY ($3) LIMIT 4)
  UNION ALL (${OF_NAME} AND lower(p.brand) IS NOT NULL ORDER BY lower(p.brand), p.size LIMIT 1)`;
/** More than any package holds: without a size on the line the largest one comes first. */
const ANY_SIZE = 1e9;

/**
 * Packages of the given names: those without a brand that are nearest to `size` in number, those of a
 * brand that the line names (`brands`, lower case), and one of another, for names that only brands have.
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
       CROSS JOIN LATERAL (${NEAREST}) p
      ORDER BY wanted.place`,
    [names.map(({ category }) => category), names.map(({ name }) => name), brands, size ?? ANY_SIZE],
  );
  return rows.map((row) => productRowSchema.parse(row));
}
