-- The pictures of a receipt that was joined from several, beside the first one's hashes: each of them sent again is
-- told as there already (receipts-123).
ALTER TABLE "receipts"
  ADD COLUMN "other_images_sha256" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
  ADD COLUMN "other_perceptual_hashes" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
