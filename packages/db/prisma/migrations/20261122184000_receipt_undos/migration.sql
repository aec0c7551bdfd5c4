-- Receipts as they were before something was taken away from them or a correction was saved (receipts-66).
CREATE TABLE "receipt_undos" (
    "receipt_id" UUID NOT NULL,
    "act" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "kept" JSONB NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "receipt_undos_pkey" PRIMARY KEY ("receipt_id", "act"),
    CONSTRAINT "receipt_undos_act_check" CHECK (
      "act" IN ('draft-discarded', 'line-removed', 'correction-begun', 'correction-saved'))
);

CREATE INDEX "receipt_undos_user_id_idx" ON "receipt_undos"("user_id");
CREATE INDEX "receipt_undos_taken_at_idx" ON "receipt_undos"("taken_at");

-- A discarded draft's row is gone, so the receipt itself can't be pointed at.
ALTER TABLE "receipt_undos" ADD CONSTRAINT "receipt_undos_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
