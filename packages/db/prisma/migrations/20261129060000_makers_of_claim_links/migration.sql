-- Who made a link to a claim: it ends with its maker's right (claim-38). A link from before has no maker named and
-- counts as the owner's.
ALTER TABLE "claim_links" ADD COLUMN "maker_kind" TEXT, ADD COLUMN "maker_id" UUID, ADD COLUMN "maker_name" TEXT;
