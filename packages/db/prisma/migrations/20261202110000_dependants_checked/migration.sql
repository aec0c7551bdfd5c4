-- The rows of before, looked at while everybody goes on writing (operating-39).
ALTER TABLE "people" VALIDATE CONSTRAINT "people_relation_check";
ALTER TABLE "people" VALIDATE CONSTRAINT "people_lived_with_check";
