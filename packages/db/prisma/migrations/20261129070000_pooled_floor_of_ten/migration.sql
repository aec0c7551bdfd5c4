-- Whether this installation read a receipt's photo: only such receipts count in the pooled prices (prices-30).
ALTER TABLE "receipts" ADD COLUMN "read_here" BOOLEAN NOT NULL DEFAULT false;

-- A pooled price stands on ten people and says no single one: it is rounded, and its numbers are whole tens
-- (prices-20). What was worked out under the old floor goes at once; the next recomputation publishes anew.
DELETE FROM "pooled_prices";
ALTER TABLE "pooled_prices"
  DROP CONSTRAINT "pooled_prices_floor_check",
  ADD CONSTRAINT "pooled_prices_floor_check" CHECK (
    "people" >= 10 AND "people" % 10 = 0 AND "receipts" = "people" AND "price" % 10 = 0) NOT VALID;
