-- What a person left out of a file when it was taken in, so that a repeated call answers the same.
ALTER TABLE imports ADD COLUMN duplicates_left_out INTEGER NOT NULL DEFAULT 0;
ALTER TABLE imports ADD COLUMN faults_left_out INTEGER NOT NULL DEFAULT 0;
