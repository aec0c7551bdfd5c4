-- Where each country's price of a product comes from; before, only the two together were kept.
ALTER TABLE "products"
  ADD COLUMN "source_ca" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "source_us" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "as_of_ca" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "as_of_us" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "estimate_ca" BOOLEAN NOT NULL DEFAULT true,
  ADD COLUMN "estimate_us" BOOLEAN NOT NULL DEFAULT true;

-- The next start seeds the catalogue again and so fills them.
DELETE FROM "catalogue_version";

-- What a logged expense was compared with, in words; NULL for rows logged before.
ALTER TABLE "line_items" ADD COLUMN "price_basis" TEXT;
