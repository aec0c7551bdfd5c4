-- When somebody said that a comment is dealt with; null while it is open (accounts-56).
ALTER TABLE "claim_comments" ADD COLUMN "settled_at" TIMESTAMPTZ(3);
