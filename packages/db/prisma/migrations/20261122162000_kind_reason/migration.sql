-- Why an item of its kind counts or not, in a sentence (claim-6).
ALTER TABLE "receipt_items" ADD COLUMN "kind_reason" TEXT;
