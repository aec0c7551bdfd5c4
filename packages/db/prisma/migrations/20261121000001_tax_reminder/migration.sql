-- The tax year of the last reminder mailed to this person, so that each year's is sent once.
ALTER TABLE "users" ADD COLUMN "tax_reminder_year" INTEGER;
