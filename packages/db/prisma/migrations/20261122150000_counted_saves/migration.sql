-- The plan counts what is saved, not what is read (plans-27).
CREATE TABLE "counted_saves" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "receipt_id" UUID,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "counted_saves_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "counted_saves_receipt_id_key" ON "counted_saves"("receipt_id");
CREATE INDEX "counted_saves_user_id_saved_at_idx" ON "counted_saves"("user_id", "saved_at");
ALTER TABLE "counted_saves" ADD CONSTRAINT "counted_saves_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "counted_saves" ADD CONSTRAINT "counted_saves_receipt_id_fkey"
    FOREIGN KEY ("receipt_id") REFERENCES "receipts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What was saved before counts as it would have: with a gluten-free item, and no photo twice. Receipts that an
-- import brought have no reading in this account, and never counted.
INSERT INTO "counted_saves" ("id", "user_id", "receipt_id", "saved_at")
SELECT r."id", r."user_id", r."id", r."confirmed_at"
FROM "receipts" r
WHERE r."status" = 'confirmed' AND r."confirmed_at" IS NOT NULL
  AND EXISTS (
    SELECT FROM "receipt_items" i WHERE i."receipt_id" = r."id" AND i."selected" AND i."gluten_free")
  AND EXISTS (
    SELECT FROM "readings" d
    WHERE d."user_id" = r."user_id"
      AND d."read_at" BETWEEN r."created_at" - INTERVAL '1 minute' AND r."created_at" + INTERVAL '1 minute')
  AND NOT EXISTS (
    SELECT FROM "receipts" e
    WHERE e."user_id" = r."user_id" AND e."image_sha256" = r."image_sha256"
      AND (e."confirmed_at", e."id") < (r."confirmed_at", r."id"));

DROP TABLE "readings";
