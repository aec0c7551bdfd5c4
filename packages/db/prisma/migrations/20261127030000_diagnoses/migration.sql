-- When a person was diagnosed, and the name of whoever signed the letter (claim-10).
ALTER TABLE "people" ADD COLUMN "diagnosed_on" DATE, ADD COLUMN "letter_signed_by" TEXT;
