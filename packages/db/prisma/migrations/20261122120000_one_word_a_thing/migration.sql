-- One word a thing (D42): each column is called as the glossary calls it. No row is rewritten.
ALTER TABLE "receipts" RENAME COLUMN "store_location" TO "store";
ALTER TABLE "receipts" RENAME COLUMN "logs_created" TO "line_item_count";

ALTER TABLE "receipt_items" RENAME COLUMN "price_cents" TO "price";
ALTER TABLE "receipt_items" RENAME COLUMN "unit_price_cents" TO "unit_price";
ALTER TABLE "receipt_items" RENAME COLUMN "catalogue_cents" TO "catalogue_price";
ALTER TABLE "receipt_items" RENAME COLUMN "custom_regular_price_cents" TO "custom_regular_price";

ALTER TABLE "line_items" RENAME COLUMN "store_location" TO "store";
ALTER TABLE "line_items" RENAME COLUMN "product_name" TO "name";
ALTER TABLE "line_items" RENAME COLUMN "gf_price_cents" TO "price";
ALTER TABLE "line_items" RENAME COLUMN "regular_price_cents" TO "regular_price";
ALTER TABLE "line_items" RENAME COLUMN "savings_cents" TO "extra_cost";

ALTER TABLE "products" RENAME COLUMN "price_ca_cents" TO "price_ca";
ALTER TABLE "products" RENAME COLUMN "price_us_cents" TO "price_us";

ALTER TABLE "product_prices" RENAME COLUMN "price_cents" TO "price";
