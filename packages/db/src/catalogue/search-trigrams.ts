import type { SearchAnswer, SearchOptions } from "@gf-ledger/catalogue/matcher";
import type { ProductIndex } from "@gf-ledger/catalogue/matching/product-index";
import { fold } from "@gf-ledger/catalogue/text/fold";
import { wordsOf } from "@gf-ledger/catalogue/text/line";
import type { Pool } from "pg";
import { PRODUCT_COLUMNS, productRowSchema } from "./product-row";

const FOUND = "($1::text IS NULL OR p.category = $1) AND p.search_name LIKE ALL ($2::text[])";

/** Products that hold every word of the query (read through misprints), likest first, page by page. */
export async function searchTrigrams(
  pool: Pool,
  language: ProductIndex,
  query: string,
  options: SearchOptions,
): Promise<SearchAnswer> {
  const words = wordsOf(fold(query)).flatMap((token) => language.vocabulary.resolve(token));
  if (words.length === 0 && query.trim() !== "") return { items: [], total: 0 };
  const patterns = words.map(({ word }) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
  const text = words.map(({ word }) => word).join(" ");
  const filter = [options.category ?? null, patterns];
  const [counted, found] = await Promise.all([
    pool.query<{ total: string }>(`SELECT count(*) AS total FROM products p WHERE ${FOUND}`, filter),
    pool.query(
      `SELECT ${PRODUCT_COLUMNS} FROM products p WHERE ${FOUND}
        ORDER BY similarity(p.search_name, $3) DESC, p.id LIMIT $4 OFFSET $5`,
      [...filter, text, options.limit, options.offset],
    ),
  ]);
  return {
    items: found.rows.map((row) => productRowSchema.parse(row)),
    total: Number(counted.rows[0]?.total ?? 0),
  };
}
