-- A key may be for one tax year alone; those made before reach every year, as they did.
ALTER TABLE "api_keys" ADD COLUMN "tax_year" INTEGER;
