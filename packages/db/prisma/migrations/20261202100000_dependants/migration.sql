-- Who is a dependant: the relation from a closed list, and what makes a relative one (claim-54).
ALTER TABLE "people" DROP CONSTRAINT "people_relation_check";
ALTER TABLE "people" ADD CONSTRAINT "people_relation_check" CHECK ("relation" IN (
  'self', 'spouse', 'child', 'grandchild', 'parent', 'grandparent', 'sibling', 'aunt-or-uncle', 'niece-or-nephew',
  'other-dependant', 'none')) NOT VALID;
ALTER TABLE "people"
  ADD COLUMN "supported" BOOLEAN,
  ADD COLUMN "resident" BOOLEAN,
  ADD COLUMN "lived_with" TEXT,
  ADD CONSTRAINT "people_lived_with_check" CHECK ("lived_with" IN ('all-year', 'over-half', 'less')) NOT VALID;
