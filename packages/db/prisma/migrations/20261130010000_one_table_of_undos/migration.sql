-- One table for all that can be undone, in place of three (receipts-66, reports-48, claim-33, receipts-60).
CREATE TABLE "undos" (
    "user_id" UUID NOT NULL,
    "subject_id" UUID NOT NULL,
    "act" TEXT NOT NULL,
    "kept" JSONB NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "undos_pkey" PRIMARY KEY ("user_id", "subject_id", "act"),
    CONSTRAINT "undos_act_check" CHECK ("act" IN (
      'draft-discarded', 'line-removed', 'correction-begun', 'correction-saved', 'line-items-changed',
      'person-removed', 'correction-forgotten'))
);

CREATE INDEX "undos_taken_at_idx" ON "undos"("taken_at");

-- What was removed is gone, so only its owner can be pointed at.
ALTER TABLE "undos" ADD CONSTRAINT "undos_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- All of it is kept: the beginning of a correction is needed until the correction is saved, the rest for a minute.
-- Each table holds what was done in a day. Nobody writes between the copy and the removal of the old tables.
LOCK TABLE "receipt_undos", "line_item_undos", "removal_undos" IN ACCESS EXCLUSIVE MODE;
INSERT INTO "undos" ("user_id", "subject_id", "act", "kept", "taken_at")
  SELECT "user_id", "receipt_id", "act", "kept", "taken_at" FROM "receipt_undos"
  UNION ALL
  SELECT "user_id", "id", 'line-items-changed', "kept", "taken_at" FROM "line_item_undos"
  UNION ALL
  SELECT "user_id", "id", CASE "thing" WHEN 'person' THEN 'person-removed' ELSE 'correction-forgotten' END,
    "kept", "taken_at" FROM "removal_undos";
DROP TABLE "receipt_undos", "line_item_undos", "removal_undos";
