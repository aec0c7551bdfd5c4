-- A person or a remembered correction as it was before it was removed, for the moment in which that can be taken back.
CREATE TABLE "removal_undos" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "thing" TEXT NOT NULL,
    "kept" JSONB NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "removal_undos_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "removal_undos_thing_check" CHECK ("thing" IN ('person', 'correction'))
);

CREATE INDEX "removal_undos_user_id_idx" ON "removal_undos"("user_id");
CREATE INDEX "removal_undos_taken_at_idx" ON "removal_undos"("taken_at");

-- The row that was removed is gone, so it can't be pointed at.
ALTER TABLE "removal_undos" ADD CONSTRAINT "removal_undos_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
