-- Which transactions were committed, kept for a day, where a cluster may change over to another primary: a commit whose
-- answer was lost is found by its mark, and its work is not done twice (operating-42).
CREATE TABLE "commit_marks" (
  "id" UUID NOT NULL,
  "made_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "commit_marks_pkey" PRIMARY KEY ("id")
);
