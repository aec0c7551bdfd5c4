-- To find the receipt of a picture that is not its first one.
CREATE INDEX CONCURRENTLY "receipts_other_images_sha256_idx" ON "receipts" USING GIN ("other_images_sha256");
