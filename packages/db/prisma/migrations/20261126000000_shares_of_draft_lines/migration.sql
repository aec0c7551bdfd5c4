-- Who eats a line of a draft (receipts-88): null where nothing was said of it. A draft has few lines, so it is read
-- and written with its line; once saved, the line item's allocation holds it. The check is not validated: every row that is
-- there has none, and reading them all would hold the table.
ALTER TABLE "receipt_items" ADD COLUMN "shares" JSONB;
ALTER TABLE "receipt_items" ADD CONSTRAINT "receipt_items_shares_list"
  CHECK ("shares" IS NULL OR jsonb_typeof("shares") = 'array') NOT VALID;

-- Receipts that are being corrected hold what their line items say.
UPDATE "receipt_items" SET "shares" = said."shares"
FROM (
  SELECT "line_items"."receipt_item_id" AS "id",
    coalesce(jsonb_agg(jsonb_build_object('personId', "person_id", 'share', "share"))
      FILTER (WHERE "person_id" IS NOT NULL), '[]') AS "shares"
  FROM "receipts"
  JOIN "line_items" ON "line_items"."receipt_id" = "receipts"."id"
  JOIN "allocations" ON "allocations"."line_item_id" = "line_items"."id"
  LEFT JOIN "allocation_parts" ON "allocation_parts"."allocation_id" = "allocations"."id"
  WHERE "receipts"."reopened" IS NOT NULL AND "line_items"."deleted_at" IS NULL
  GROUP BY "line_items"."receipt_item_id"
) AS said
WHERE "receipt_items"."id" = said."id";
