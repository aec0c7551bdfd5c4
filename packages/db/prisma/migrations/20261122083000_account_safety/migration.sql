-- A password chosen at a registration waits with the registration's own link, and opens nothing before.
ALTER TABLE "verification_tokens" ADD COLUMN "pending_password_hash" TEXT, ADD COLUMN "browser_hash" TEXT;

-- Who chose the password of an address that was never verified is not known: its owner chooses one anew.
UPDATE "users" SET "password_hash" = NULL WHERE "email_verified" IS NULL;

ALTER TABLE "sessions" ADD COLUMN "may_set_password_until" TIMESTAMPTZ(3);

-- Keys made before there were scopes and ends do what they did, for one more year.
ALTER TABLE "api_keys" ADD COLUMN "scopes" TEXT[], ADD COLUMN "expires_at" TIMESTAMPTZ(3);
UPDATE "api_keys" SET "scopes" = ARRAY['read', 'write'], "expires_at" = now() + interval '1 year';
ALTER TABLE "api_keys" ALTER COLUMN "expires_at" SET NOT NULL;
