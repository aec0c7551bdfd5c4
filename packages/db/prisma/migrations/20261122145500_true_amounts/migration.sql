-- What a line is, its package's size and its tax letters (claim-5, claim-6, claim-8).
ALTER TABLE "receipt_items"
  ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'counterpart',
  ADD COLUMN "kind_note" TEXT,
  ADD COLUMN "size" DOUBLE PRECISION,
  ADD COLUMN "size_unit" TEXT,
  ADD COLUMN "tax_code" TEXT;

ALTER TABLE "line_items"
  ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'counterpart',
  ADD COLUMN "kind_note" TEXT,
  ADD COLUMN "size" DOUBLE PRECISION,
  ADD COLUMN "unit" TEXT,
  ADD COLUMN "sold_by_weight" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "size_compared" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "price_evidence" JSONB,
  ADD COLUMN "tax_code" TEXT,
  ADD COLUMN "tax_cents" INTEGER,
  ADD COLUMN "regular_tax_cents" INTEGER,
  ADD COLUMN "return_of_id" UUID REFERENCES "line_items"("id") ON DELETE SET NULL ON UPDATE CASCADE
    DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX "line_items_return_of_id_idx" ON "line_items"("return_of_id");

-- A line item keeps its signed difference (claim-3); what a report counts of it is worked out where it is summed.
ALTER TABLE "line_items" DROP CONSTRAINT "line_items_amounts_check";
UPDATE "line_items" SET "extra_cost" = "price" - "regular_price" WHERE "extra_cost" <> "price" - "regular_price";

-- Only a return has amounts and a quantity below 0, whatever wrote the row.
ALTER TABLE "line_items" ADD CONSTRAINT "line_items_amounts_check" CHECK (
  "extra_cost" = "price" - "regular_price"
  AND CASE WHEN "kind" = 'return' THEN "price" <= 0 AND "regular_price" <= 0 AND "quantity" < 0
      ELSE "price" >= 0 AND "regular_price" >= 0 AND "quantity" > 0 END);
ALTER TABLE "line_items" ADD CONSTRAINT "line_items_kind_check" CHECK (
  "kind" IN ('counterpart', 'intermediate', 'no-counterpart', 'natural', 'never', 'return')
  AND ("return_of_id" IS NULL OR "kind" = 'return') AND "return_of_id" <> "id");
ALTER TABLE "line_items" ADD CONSTRAINT "line_items_size_check" CHECK (
  ("size" IS NULL) = ("unit" IS NULL) AND "size" > 0 AND ("size" IS NOT NULL OR NOT "sold_by_weight"));
ALTER TABLE "receipt_items" ADD CONSTRAINT "receipt_items_kind_check" CHECK (
  "kind" IN ('counterpart', 'intermediate', 'no-counterpart', 'natural', 'never', 'return'));
ALTER TABLE "receipt_items" ADD CONSTRAINT "receipt_items_size_check" CHECK (
  ("size" IS NULL) = ("size_unit" IS NULL) AND "size" > 0);
