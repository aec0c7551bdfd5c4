-- Line items as they were before several were changed at once, for the moment in which that can be taken back.
CREATE TABLE "line_item_undos" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kept" JSONB NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "line_item_undos_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "line_item_undos_user_id_idx" ON "line_item_undos"("user_id");
CREATE INDEX "line_item_undos_taken_at_idx" ON "line_item_undos"("taken_at");

ALTER TABLE "line_item_undos" ADD CONSTRAINT "line_item_undos_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
