-- A snapshot that was brought in from another account names the ids of that account, and its hash forbids to
-- change them: which rows of this account they stand for is kept beside it.
ALTER TABLE claims ADD COLUMN snapshot_ids JSONB;
