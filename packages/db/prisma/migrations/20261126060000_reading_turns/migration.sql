-- The photos that wait for readers apart or are read by them, of all web servers together, so that accounts are
-- served in turn over all of them (reading-53). Nothing of a photo is in it. Not logged: each web server tells its
-- photos again within seconds, so nothing is lost with the table.
CREATE UNLOGGED TABLE "reading_turns" (
  "id" UUID NOT NULL,
  "server_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "entered" BIGSERIAL NOT NULL,
  "at_once" INTEGER NOT NULL,
  "entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  "begun_at" TIMESTAMPTZ(3),
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "reading_turns_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "reading_turns_user_id_idx" ON "reading_turns"("user_id");
ALTER TABLE "reading_turns" ADD CONSTRAINT "reading_turns_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
