-- The check of the migration before holds for every row.
ALTER TABLE "record_changes" VALIDATE CONSTRAINT "record_changes_change_check";
