-- Why an item of its kind counts or not, in a sentence for the person (claim-6).
ALTER TABLE "receipt_items" ADD COLUMN "kind_reason" TEXT;
