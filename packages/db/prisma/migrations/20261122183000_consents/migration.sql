-- An account that a link alone made has yet to give the two consents; accounts from before gave them in the form.
ALTER TABLE "users" ADD COLUMN "consents_due" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "verification_tokens" ADD COLUMN "consented" BOOLEAN NOT NULL DEFAULT false;
