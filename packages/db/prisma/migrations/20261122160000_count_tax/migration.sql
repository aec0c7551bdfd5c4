-- Whether a person's claim counts sales tax (claim-9); null takes the default of the edition.
ALTER TABLE "users" ADD COLUMN "count_tax" BOOLEAN;
