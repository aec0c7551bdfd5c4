-- The secret address of an account's calendar (reports-49), stored as a hash: one an account.
CREATE TABLE "calendar_feeds" (
  "user_id" UUID NOT NULL,
  "secret_hash" TEXT NOT NULL,
  "language" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "last_read_at" TIMESTAMPTZ(3),
  CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "calendar_feeds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "calendar_feeds_secret_hash_key" ON "calendar_feeds"("secret_hash");
