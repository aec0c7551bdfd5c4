-- Receipts come by mail: an account's own address, who may write to it, and what became of each mail.
CREATE TABLE "mail_addresses" (
  "user_id" UUID NOT NULL,
  "token" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "mail_addresses_pkey" PRIMARY KEY ("user_id"),
  CONSTRAINT "mail_addresses_token" CHECK ("token" ~ '^[a-z0-9]{16,40}$')
);
CREATE UNIQUE INDEX "mail_addresses_token_key" ON "mail_addresses"("token");

CREATE TABLE "mail_senders" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "mail_senders_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "mail_senders_user_id_email_key" ON "mail_senders"("user_id", "email");

CREATE TABLE "mails_in" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "message_key" TEXT NOT NULL,
  "sender" TEXT NOT NULL,
  "outcome" TEXT,
  "receipts" INTEGER NOT NULL DEFAULT 0,
  "received_at" TIMESTAMPTZ(3) NOT NULL,
  "leased_until" TIMESTAMPTZ(3),
  CONSTRAINT "mails_in_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "mails_in_outcome" CHECK ("outcome" IN ('drafts', 'nothing', 'stranger', 'too-many'))
);
CREATE UNIQUE INDEX "mails_in_user_id_message_key_key" ON "mails_in"("user_id", "message_key");
CREATE INDEX "mails_in_user_id_received_at_idx" ON "mails_in"("user_id", "received_at");
CREATE INDEX "mails_in_received_at_idx" ON "mails_in"("received_at");

CREATE TABLE "mail_signatures" (
  "token_hash" TEXT NOT NULL,
  "message_key" TEXT NOT NULL,
  "seen_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "mail_signatures_pkey" PRIMARY KEY ("token_hash")
);
CREATE INDEX "mail_signatures_seen_at_idx" ON "mail_signatures"("seen_at");

ALTER TABLE "mail_addresses" ADD CONSTRAINT "mail_addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mail_senders" ADD CONSTRAINT "mail_senders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "mails_in" ADD CONSTRAINT "mails_in_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
