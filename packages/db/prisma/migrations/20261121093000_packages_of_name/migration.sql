-- The packages of a name by brand and size, so that the nearest are read without looking at all of them.
DROP INDEX "products_category_name_idx";
CREATE INDEX "products_of_name_idx" ON "products" ("category", "name", lower("brand"), "size");
