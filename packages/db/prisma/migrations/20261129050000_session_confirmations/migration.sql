-- When the person of a session last showed that it is them, and the code that was mailed to show it (accounts-76,
-- accounts-78). Sessions from before were never confirmed, so they are asked once.
ALTER TABLE "sessions"
  ADD COLUMN "confirmed_at" TIMESTAMPTZ(3),
  ADD COLUMN "confirmation_code_hash" TEXT,
  ADD COLUMN "confirmation_code_expires" TIMESTAMPTZ(3);
