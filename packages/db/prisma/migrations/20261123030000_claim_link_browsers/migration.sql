-- What each opening of a claim's link did, and the browsers that were let in by a mailed confirmation.
ALTER TABLE "claim_link_openings" ADD COLUMN "what" TEXT NOT NULL DEFAULT 'viewed';

CREATE TABLE "claim_link_browsers" (
  "id" UUID NOT NULL,
  "link_id" UUID NOT NULL,
  "code_hash" TEXT NOT NULL,
  "code_expires_at" TIMESTAMPTZ(3) NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "browser_hash" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "claim_link_browsers_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "claim_link_browsers_confirmed_whole" CHECK (("confirmed_at" IS NULL) = ("browser_hash" IS NULL))
);
CREATE UNIQUE INDEX "claim_link_browsers_code_hash_key" ON "claim_link_browsers"("code_hash");
CREATE UNIQUE INDEX "claim_link_browsers_browser_hash_key" ON "claim_link_browsers"("browser_hash");
CREATE INDEX "claim_link_browsers_link_id_idx" ON "claim_link_browsers"("link_id");
ALTER TABLE "claim_link_browsers" ADD CONSTRAINT "claim_link_browsers_link_id_fkey"
  FOREIGN KEY ("link_id") REFERENCES "claim_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;
