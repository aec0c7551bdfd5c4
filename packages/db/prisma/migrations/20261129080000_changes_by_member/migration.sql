-- To take a deleted account's name out of what its person changed in the records of others.
CREATE INDEX CONCURRENTLY "record_changes_changed_by_id_idx" ON "record_changes"("changed_by_id")
  WHERE "changed_by_kind" IN ('member', 'preparer');
