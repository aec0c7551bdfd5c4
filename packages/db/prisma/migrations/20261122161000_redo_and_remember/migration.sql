-- A saved receipt that is being corrected: its store and date as they were saved (receipts-56).
ALTER TABLE "receipts" ADD COLUMN "reopened" JSONB;
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_reopened_check" CHECK ("reopened" IS NULL OR "status" = 'confirmed');

-- Spellings that a person said are one product (matching-25). No row's product is another row's spelling.
CREATE TABLE "merged_names" (
  "user_id" UUID NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "spelling_key" TEXT NOT NULL,
  "spelling" TEXT NOT NULL,
  "product_key" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  CONSTRAINT "merged_names_pkey" PRIMARY KEY ("user_id", "spelling_key"),
  CONSTRAINT "merged_names_check" CHECK ("spelling_key" <> "product_key")
);
CREATE INDEX "merged_names_user_id_product_key_idx" ON "merged_names"("user_id", "product_key");

-- What a person corrected for a till's text at a chain (receipts-59).
CREATE TABLE "corrections" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "chain_key" TEXT NOT NULL,
  "text_key" TEXT NOT NULL,
  "store" TEXT,
  "text" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "category" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "size" DOUBLE PRECISION,
  "size_unit" TEXT,
  "selected" BOOLEAN NOT NULL,
  "matched_product_id" TEXT REFERENCES "products"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  "corrected_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "corrections_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "corrections_size_check" CHECK (("size" IS NULL) = ("size_unit" IS NULL) AND "size" > 0),
  CONSTRAINT "corrections_kind_check" CHECK (
    "kind" IN ('counterpart', 'intermediate', 'no-counterpart', 'natural', 'never'))
);
CREATE UNIQUE INDEX "corrections_user_id_chain_key_text_key_key" ON "corrections"("user_id", "chain_key", "text_key");
CREATE INDEX "corrections_user_id_text_key_idx" ON "corrections"("user_id", "text_key");
CREATE INDEX "corrections_matched_product_id_idx" ON "corrections"("matched_product_id");

-- The purchase that a return takes back, the odd cent of a split, and what was proposed before anybody corrected it.
ALTER TABLE "receipt_items"
  ADD COLUMN "return_of_id" UUID REFERENCES "line_items"("id") ON DELETE SET NULL ON UPDATE CASCADE
    DEFERRABLE INITIALLY DEFERRED,
  ADD COLUMN "regular_share" INTEGER,
  ADD COLUMN "proposed" JSONB,
  ADD COLUMN "correction_id" UUID REFERENCES "corrections"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "receipt_items_return_of_id_idx" ON "receipt_items"("return_of_id");
CREATE INDEX "receipt_items_correction_id_idx" ON "receipt_items"("correction_id");
ALTER TABLE "receipt_items" ADD CONSTRAINT "receipt_items_return_check" CHECK (
  CASE WHEN "kind" = 'return' THEN "price" <= 0 ELSE "price" >= 0 AND "return_of_id" IS NULL END);
ALTER TABLE "receipt_items" ADD CONSTRAINT "receipt_items_quantity_check" CHECK ("quantity" > 0);
