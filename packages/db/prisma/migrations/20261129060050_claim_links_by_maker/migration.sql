-- To end the links that somebody made.
CREATE INDEX CONCURRENTLY "claim_links_maker_id_idx" ON "claim_links"("maker_id");
