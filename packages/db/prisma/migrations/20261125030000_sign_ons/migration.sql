-- A way in through the operator's OpenID Connect issuer (accounts-58): one row a person there, waiting until
-- its account confirmed it.
CREATE TABLE "sign_ons" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "issuer" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "last_used_at" TIMESTAMPTZ(3),
  CONSTRAINT "sign_ons_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "sign_ons_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "sign_ons_issuer_subject_key" ON "sign_ons"("issuer", "subject");
CREATE INDEX "sign_ons_user_id_created_at_idx" ON "sign_ons"("user_id", "created_at");
