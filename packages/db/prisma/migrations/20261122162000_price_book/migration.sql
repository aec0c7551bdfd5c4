-- Prices of regular products that a person saw: the evidence that comes before any average (prices-23).
CREATE TABLE "price_observations" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "product_id" TEXT,
    "name" TEXT NOT NULL,
    "brand" TEXT,
    "size" DOUBLE PRECISION,
    "unit" TEXT,
    "price" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "store" TEXT,
    "place" TEXT,
    "seen_on" DATE NOT NULL,
    "how" TEXT NOT NULL,
    "url" TEXT,
    "file_sha256" TEXT,
    "receipt_item_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_observations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "price_observations_price_check" CHECK ("price" >= 0 AND "currency" IN ('CAD', 'USD')),
    CONSTRAINT "price_observations_size_check" CHECK (("size" IS NULL) = ("unit" IS NULL) AND "size" > 0),
    CONSTRAINT "price_observations_how_check" CHECK (
      "how" IN ('own-receipt', 'shelf-tag', 'flyer', 'web', 'typed')),
    CONSTRAINT "price_observations_file_check" CHECK ("file_sha256" ~ '^[0-9a-f]{64}$')
);

CREATE UNIQUE INDEX "price_observations_receipt_item_id_key" ON "price_observations"("receipt_item_id");
-- What the choice of a regular price asks: one person's prices of some products near a day.
CREATE INDEX "price_observations_user_id_product_id_seen_on_idx"
  ON "price_observations"("user_id", "product_id", "seen_on");
CREATE INDEX "price_observations_user_id_seen_on_id_idx" ON "price_observations"("user_id", "seen_on", "id");
CREATE INDEX "price_observations_product_id_idx" ON "price_observations"("product_id");

ALTER TABLE "price_observations" ADD CONSTRAINT "price_observations_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "price_observations" ADD CONSTRAINT "price_observations_product_id_fkey"
  FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE;
-- A line that is taken off a receipt takes its price along.
ALTER TABLE "price_observations" ADD CONSTRAINT "price_observations_receipt_item_id_fkey"
  FOREIGN KEY ("receipt_item_id") REFERENCES "receipt_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;
