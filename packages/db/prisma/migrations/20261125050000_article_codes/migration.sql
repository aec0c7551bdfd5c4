-- The article number that a till prints with a line, and corrections remembered by it (reading-46, receipts-87).
ALTER TABLE "receipt_items" ADD COLUMN "article_code" TEXT;
ALTER TABLE "line_items" ADD COLUMN "article_code" TEXT;

ALTER TABLE "corrections" ADD COLUMN "article_code" TEXT NOT NULL DEFAULT '';
DROP INDEX "corrections_user_id_chain_key_text_key_key";
CREATE UNIQUE INDEX "corrections_user_id_chain_key_text_key_article_code_key"
  ON "corrections"("user_id", "chain_key", "text_key", "article_code");
