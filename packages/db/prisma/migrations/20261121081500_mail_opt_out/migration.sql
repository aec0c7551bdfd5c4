-- Whether this person wants the tax season's reminder, which no other mail depends on.
ALTER TABLE "users" ADD COLUMN "tax_reminders" BOOLEAN NOT NULL DEFAULT true;
-- Where a mail that nobody asked for can be stopped; null for mail that somebody's own act caused.
ALTER TABLE "outgoing_mails" ADD COLUMN "unsubscribe_url" TEXT;
