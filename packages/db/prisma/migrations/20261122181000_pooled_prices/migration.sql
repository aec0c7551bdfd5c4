-- Whether a person's regular prices count in the pooled medians (prices-20), and the region asked for that alone.
ALTER TABLE "users"
  ADD COLUMN "share_prices" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "price_region" TEXT,
  ADD CONSTRAINT "users_price_region_check" CHECK (
    "price_region" IS NULL OR ("share_prices" AND "price_region" IN (
      'CA-AB', 'CA-BC', 'CA-MB', 'CA-NB', 'CA-NL', 'CA-NS', 'CA-NT', 'CA-NU', 'CA-ON', 'CA-PE', 'CA-QC', 'CA-SK',
      'CA-YT', 'US-NORTHEAST', 'US-MIDWEST', 'US-SOUTH', 'US-WEST')));

-- Medians over the people who share. No row names anybody, and none stands on fewer than five people and ten
-- receipts, whatever writes it.
CREATE TABLE "pooled_prices" (
    "product_id" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "size" DOUBLE PRECISION NOT NULL,
    "unit" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "month" DATE NOT NULL,
    "price" INTEGER NOT NULL,
    "people" INTEGER NOT NULL,
    "receipts" INTEGER NOT NULL,
    "computed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pooled_prices_pkey" PRIMARY KEY ("product_id", "currency", "region", "month", "unit", "size"),
    CONSTRAINT "pooled_prices_floor_check" CHECK ("people" >= 5 AND "receipts" >= 10),
    CONSTRAINT "pooled_prices_price_check" CHECK ("price" > 0 AND "size" > 0),
    CONSTRAINT "pooled_prices_unit_check" CHECK ("unit" IN ('g', 'ml', 'piece')),
    CONSTRAINT "pooled_prices_month_check" CHECK (EXTRACT(DAY FROM "month") = 1),
    CONSTRAINT "pooled_prices_country_check" CHECK (
      ("currency" = 'CAD' AND "region" LIKE 'CA%') OR ("currency" = 'USD' AND "region" LIKE 'US%'))
);

ALTER TABLE "pooled_prices" ADD CONSTRAINT "pooled_prices_product_id_fkey"
  FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;
