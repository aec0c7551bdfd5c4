-- Around a death a person has a period of their own, beside the claim's twelve months (claim-120).
ALTER TABLE "claims" ADD COLUMN "period_of_persons" JSONB;
