import type { CandidateSource, NamedCategory } from "@gf-ledger/catalogue/candidate-source";
import type { Pool } from "pg";
import { PRODUCT_COLUMNS, productRowSchema } from "./product-row";

/** How many names are returned for a line; the scorer keeps three. */
const NAMES = 40;

const EXTENT = `SELECT (SELECT count(*) FROM products) AS products,
  EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') AS trigrams`;

const LIKE_NAMES = `SELECT n.category, n.name
   FROM unnest($1::text[]) AS term
   JOIN product_names n ON n.search_name % term
  WHERE $2::text IS NULL OR n.category = $2
  GROUP BY n.category, n.name
  ORDER BY max(similarity(n.search_name, term)) DESC, n.name
  LIMIT ${NAMES}`;

const NAME_HOLDING = "SELECT EXISTS (SELECT 1 FROM product_names WHERE search_name LIKE ANY ($1)) AS held";

/** Packages of one name, each part read off the index of name, brand and size. */
const OF_NAME = "SELECT * FROM products p WHERE p.category = wanted.category AND p.name = wanted.name";
const NEAREST = `(${OF_NAME} AND lower(p.brand) IS NULL AND p.size < $4 ORDER BY p.size DESC LIMIT 2)
  UNION ALL (${OF_NAME} AND lower(p.brand) IS NULL AND p.size >= $4 ORDER BY p.size LIMIT 2)
  UNION ALL (${OF_NAME} AND lower(p.brand) = ANY ($3) LIMIT 4)
  UNION ALL (${OF_NAME} AND lower(p.brand) IS NOT NULL ORDER BY lower(p.brand), p.size LIMIT 1)`;
const PACKAGES = `SELECT ${PRODUCT_COLUMNS}
   FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS wanted (category, name, place)
   CROSS JOIN LATERAL (${NEAREST}) p
  ORDER BY wanted.place`;
/** More than any package holds: without a size on the line the largest one comes first. */
const ANY_SIZE = 1e9;

const FOUND = "($1::text IS NULL OR p.category = $1) AND p.search_name LIKE ALL ($2::text[])";
const COUNT_FOUND = `SELECT count(*) AS total FROM products p WHERE ${FOUND}`;
const PAGE_FOUND = `SELECT ${PRODUCT_COLUMNS} FROM products p WHERE ${FOUND}
  ORDER BY similarity(p.search_name, $3) DESC, p.id LIMIT $4 OFFSET $5`;

/** The products table as a source of candidates, found by trigrams. */
export function tableCandidates(pool: Pool): CandidateSource {
  return {
    extent: async () => {
      const { rows } = await pool.query<{ products: string; trigrams: boolean }>(EXTENT);
      return { products: Number(rows[0]?.products ?? 0), findsAlike: rows[0]?.trigrams ?? false };
    },
    prepare: async () => {
      await pool.query("REFRESH MATERIALIZED VIEW product_names");
      await pool.query("ANALYZE product_names, products");
    },
    likeNames: async (terms, category) =>
      (await pool.query<NamedCategory>(LIKE_NAMES, [terms, category])).rows,
    isNameHolding: async (words) => {
      if (words.length === 0) return false;
      // Only letters and digits stay, so nothing in a word is a wildcard.
      const patterns = words.map((word) => `%${word.replace(/[^a-z0-9]/g, "")}%`);
      const { rows } = await pool.query<{ held: boolean }>(NAME_HOLDING, [patterns]);
      return rows[0]?.held ?? false;
    },
    packagesOf: async (names, brands, size) => {
      if (names.length === 0) return [];
      const wanted = [names.map(({ category }) => category), names.map(({ name }) => name)];
      const { rows } = await pool.query(PACKAGES, [...wanted, brands, size ?? ANY_SIZE]);
      return rows.map((row) => productRowSchema.parse(row));
    },
    search: async (words, { category, limit, offset }) => {
      const filter = [category ?? null, words.map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`)];
      const [counted, found] = await Promise.all([
        pool.query<{ total: string }>(COUNT_FOUND, filter),
        pool.query(PAGE_FOUND, [...filter, words.join(" "), limit, offset]),
      ]);
      return {
        items: found.rows.map((row) => productRowSchema.parse(row)),
        total: Number(counted.rows[0]?.total ?? 0),
      };
    },
  };
}
