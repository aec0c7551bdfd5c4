-- Ten people whose prices of one package, month and currency were looked at together, once (prices-33). The row
-- names nobody and stays when the figure is withdrawn, so that the same prices are never looked at again.
CREATE TABLE "pooled_groups" (
    "id" UUID NOT NULL,
    "product_id" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "region" TEXT NOT NULL,
    "month" DATE NOT NULL,
    "unit" TEXT NOT NULL,
    "size" DOUBLE PRECISION NOT NULL,
    "price" INTEGER,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pooled_groups_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "pooled_groups_price_check" CHECK ("price" > 0 AND "price" % 10 = 0)
);

CREATE INDEX "pooled_groups_product_id_idx" ON "pooled_groups" ("product_id");

ALTER TABLE "pooled_groups" ADD CONSTRAINT "pooled_groups_product_id_fkey"
  FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who stood in a group: of each package, month and currency a person is looked at once, whatever the region.
CREATE TABLE "pooled_votes" (
    "user_id" UUID NOT NULL,
    "group_id" UUID NOT NULL,
    "product_id" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "month" DATE NOT NULL,
    "unit" TEXT NOT NULL,
    "size" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "pooled_votes_pkey" PRIMARY KEY ("user_id", "product_id", "currency", "month", "unit", "size")
);

CREATE INDEX "pooled_votes_group_id_idx" ON "pooled_votes" ("group_id");

ALTER TABLE "pooled_votes" ADD CONSTRAINT "pooled_votes_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "pooled_votes" ADD CONSTRAINT "pooled_votes_group_id_fkey"
  FOREIGN KEY ("group_id") REFERENCES "pooled_groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;
