-- Each name of the catalogue once: what a match is looked up in when the products are too many for memory.
CREATE MATERIALIZED VIEW "product_names" AS
  SELECT "category", "name", lower("name") AS "search_name" FROM "products" GROUP BY "category", "name";
CREATE UNIQUE INDEX "product_names_category_name_key" ON "product_names" ("category", "name");

-- The packages of a name.
CREATE INDEX "products_category_name_idx" ON "products" ("category", "name");

-- Trigrams come with most PostgreSQL servers. Where they do not, or may not be switched on, the
-- catalogue is matched in memory, and the server says so at its start.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END
$$;

DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') THEN
    EXECUTE 'CREATE INDEX product_names_trigrams ON product_names USING gin (search_name gin_trgm_ops)';
    EXECUTE 'CREATE INDEX products_trigrams ON products USING gin (search_name gin_trgm_ops)';
  END IF;
END
$$;
