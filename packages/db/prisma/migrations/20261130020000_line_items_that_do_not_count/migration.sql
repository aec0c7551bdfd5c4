-- A line item that is kept and counts in no sum (claim-101), and why the matcher took it for its kind. Every row that is
-- there counts.
ALTER TABLE "line_items"
  ADD COLUMN "counts" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "kind_reason" TEXT;
