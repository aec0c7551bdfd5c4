-- The day on which a claim was filed is said by the person, and can lie before the day it was frozen (claim-62).
-- NULL: the day of filed_at, as in every claim from before.
ALTER TABLE "claims" ADD COLUMN "filed_on" DATE;
