-- The language a person chose; null is not chosen, and follows the browser.
ALTER TABLE "users" ADD COLUMN "language" TEXT CONSTRAINT "users_language_spoken" CHECK ("language" IN ('en', 'fr'));

-- A mail is kept in each language of its edition, and goes out in the one that its reader has when it is sent.
ALTER TABLE "outgoing_mails" ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en' CONSTRAINT "outgoing_mails_language_spoken" CHECK ("language" IN ('en', 'fr'));
ALTER TABLE "outgoing_mails" ADD COLUMN "translations" JSONB NOT NULL DEFAULT '{}';
