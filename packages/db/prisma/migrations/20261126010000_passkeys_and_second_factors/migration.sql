-- Passkeys (accounts-62), the challenges that wait for their answers (accounts-63), and second factors with their
-- recovery codes (accounts-65).
CREATE TABLE "passkeys" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "credential_id" TEXT NOT NULL,
  "public_key" TEXT NOT NULL,
  "counter" BIGINT NOT NULL,
  "transports" TEXT[] NOT NULL,
  "host" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "last_used_at" TIMESTAMPTZ(3),
  CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_user_id_created_at_idx" ON "passkeys"("user_id", "created_at");

CREATE TABLE "passkey_challenges" (
  "challenge_hash" TEXT NOT NULL,
  "user_id" UUID,
  "expires" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("challenge_hash"),
  CONSTRAINT "passkey_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "passkey_challenges_expires_idx" ON "passkey_challenges"("expires");
CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges"("user_id");

CREATE TABLE "second_factors" (
  "user_id" UUID NOT NULL,
  "sealed_secret" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "last_step" BIGINT NOT NULL DEFAULT 0,
  CONSTRAINT "second_factors_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE TABLE "recovery_codes" (
  "code_hash" TEXT NOT NULL,
  "user_id" UUID NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("code_hash"),
  CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "recovery_codes_user_id_idx" ON "recovery_codes"("user_id");

-- When a mailed link opened the account on another device, until this one was told (accounts-68).
ALTER TABLE "sessions" ADD COLUMN "link_used_at" TIMESTAMPTZ(3);
