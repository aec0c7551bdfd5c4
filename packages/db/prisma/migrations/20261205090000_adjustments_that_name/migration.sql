-- A repayment whose purchase is deleted for good loses its link. It still named one, and lowers no other product.
ALTER TABLE "adjustments" ADD COLUMN "names_expense" BOOLEAN NOT NULL DEFAULT false;

UPDATE "adjustments" SET "names_expense" = true
  WHERE EXISTS (SELECT 1 FROM "adjustment_line_items" WHERE "adjustment_id" = "adjustments"."id")
     OR EXISTS (SELECT 1 FROM "adjustment_expenses" WHERE "adjustment_id" = "adjustments"."id");
