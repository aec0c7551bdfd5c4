-- Several people may use the records of one account: invited by mail, as member or as preparer.
CREATE TABLE "household_members" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "member_id" UUID NOT NULL,
  "role" TEXT NOT NULL,
  "accepted_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "household_members_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "household_members_somebody_else" CHECK ("user_id" <> "member_id"),
  CONSTRAINT "household_members_role" CHECK ("role" IN ('member', 'preparer'))
);
CREATE UNIQUE INDEX "household_members_user_id_member_id_key" ON "household_members"("user_id", "member_id");
CREATE INDEX "household_members_member_id_idx" ON "household_members"("member_id");

CREATE TABLE "household_invitations" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "role" TEXT NOT NULL,
  "token_hash" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "household_invitations_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "household_invitations_role" CHECK ("role" IN ('member', 'preparer'))
);
CREATE UNIQUE INDEX "household_invitations_token_hash_key" ON "household_invitations"("token_hash");
CREATE UNIQUE INDEX "household_invitations_user_id_email_key" ON "household_invitations"("user_id", "email");

-- Whose records a session looks at, where they are not its person's own.
ALTER TABLE "sessions" ADD COLUMN "looking_at_id" UUID;
CREATE INDEX "sessions_looking_at_id_idx" ON "sessions"("looking_at_id");

-- What members, preparers and the owner say to each other about a claim.
CREATE TABLE "claim_comments" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "claim_id" UUID NOT NULL,
  "line_item_id" UUID,
  "author_id" UUID,
  "author" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "claim_comments_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "claim_comments_user_id_idx" ON "claim_comments"("user_id");
CREATE INDEX "claim_comments_claim_id_created_at_idx" ON "claim_comments"("claim_id", "created_at");
CREATE INDEX "claim_comments_line_item_id_idx" ON "claim_comments"("line_item_id");
CREATE INDEX "claim_comments_author_id_idx" ON "claim_comments"("author_id");

ALTER TABLE "household_members" ADD CONSTRAINT "household_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "household_members" ADD CONSTRAINT "household_members_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "household_invitations" ADD CONSTRAINT "household_invitations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_looking_at_id_fkey" FOREIGN KEY ("looking_at_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "claim_comments" ADD CONSTRAINT "claim_comments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "claim_comments" ADD CONSTRAINT "claim_comments_claim_id_fkey" FOREIGN KEY ("claim_id") REFERENCES "claims"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "claim_comments" ADD CONSTRAINT "claim_comments_line_item_id_fkey" FOREIGN KEY ("line_item_id") REFERENCES "line_items"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "claim_comments" ADD CONSTRAINT "claim_comments_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
