-- What a public source of products said of a barcode, and when it was asked (matching-38). It is a copy that
-- can be asked for again: it belongs to nobody, and says of nobody that they asked.
CREATE TABLE "looked_up_products" (
  "barcode" TEXT NOT NULL,
  "product" JSONB,
  "asked_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "looked_up_products_pkey" PRIMARY KEY ("barcode")
);
CREATE INDEX "looked_up_products_asked_at_idx" ON "looked_up_products"("asked_at");
