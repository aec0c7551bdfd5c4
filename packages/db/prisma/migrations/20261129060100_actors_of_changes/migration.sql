-- Who changed a record or wrote a comment is stored as kind, id and name, so that no name can pass for words of ours
-- (claim-39). The default reads what the transaction said; it is no constant, so it comes after the column.
ALTER TABLE "record_changes" ADD COLUMN "changed_by_kind" TEXT, ADD COLUMN "changed_by_id" UUID;
ALTER TABLE "record_changes"
  ALTER COLUMN "changed_by_kind" SET DEFAULT COALESCE(NULLIF(current_setting('gf_ledger.changed_by_kind', true), ''), 'system'),
  ALTER COLUMN "changed_by_id" SET DEFAULT NULLIF(current_setting('gf_ledger.changed_by_id', true), '')::UUID;
ALTER TABLE "claim_comments" ADD COLUMN "author_kind" TEXT;
