-- A province or census region may be named without sharing prices: averages that are published for it count for
-- whoever named it (prices-32). Every row that the old check let in satisfies the new one.
ALTER TABLE "users"
  DROP CONSTRAINT "users_price_region_check",
  ADD CONSTRAINT "users_price_region_check" CHECK (
    "price_region" IS NULL OR "price_region" IN (
      'CA-AB', 'CA-BC', 'CA-MB', 'CA-NB', 'CA-NL', 'CA-NS', 'CA-NT', 'CA-NU', 'CA-ON', 'CA-PE', 'CA-QC', 'CA-SK',
      'CA-YT', 'US-NORTHEAST', 'US-MIDWEST', 'US-SOUTH', 'US-WEST')) NOT VALID;
