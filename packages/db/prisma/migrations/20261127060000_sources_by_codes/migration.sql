-- A product's price names its source for each country, as codes and figures (prices-35). The text of both together
-- is written no more; it stays a column while servers of before read it.
ALTER TABLE "products" ALTER COLUMN "source" SET DEFAULT '';
