-- The migration before this one emptied the table, and its check held for what was written since.
ALTER TABLE "pooled_prices" VALIDATE CONSTRAINT "pooled_prices_floor_check";
