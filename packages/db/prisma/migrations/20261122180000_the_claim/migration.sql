-- The people of an account (claim-10), with their net incomes.
CREATE TABLE "people" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "name" TEXT NOT NULL,
  "relation" TEXT NOT NULL,
  "birth_date" DATE,
  "died_on" DATE,
  "celiac" BOOLEAN NOT NULL DEFAULT false,
  "letter_date" DATE,
  "letter_practitioner" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "people_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "net_incomes" (
  "person_id" UUID NOT NULL,
  "tax_year" INTEGER NOT NULL,
  "cents" BIGINT NOT NULL,
  CONSTRAINT "net_incomes_pkey" PRIMARY KEY ("person_id", "tax_year")
);

-- Who eats (claim-11).
CREATE TABLE "allocations" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "category" TEXT,
  "line_item_id" UUID,
  CONSTRAINT "allocations_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "allocation_parts" (
  "allocation_id" UUID NOT NULL,
  "person_id" UUID NOT NULL,
  "share" DOUBLE PRECISION NOT NULL,
  CONSTRAINT "allocation_parts_pkey" PRIMARY KEY ("allocation_id", "person_id")
);

-- The claim of a tax year (claim-16), and read-only links to it.
CREATE TABLE "claims" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "edition" TEXT NOT NULL,
  "tax_year" INTEGER NOT NULL,
  "status" TEXT NOT NULL DEFAULT 'draft',
  "period_from" DATE,
  "period_to" DATE,
  "count_guidance" BOOLEAN NOT NULL DEFAULT false,
  "exchange_method" TEXT,
  "worth_inputs" JSONB,
  "filed_at" TIMESTAMPTZ(3),
  "snapshot" TEXT,
  "snapshot_sha256" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "claims_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "claim_links" (
  "id" UUID NOT NULL,
  "claim_id" UUID NOT NULL,
  "token_hash" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "revoked_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "claim_links_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "claim_link_openings" (
  "id" UUID NOT NULL,
  "link_id" UUID NOT NULL,
  "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "user_agent" TEXT,
  CONSTRAINT "claim_link_openings_pkey" PRIMARY KEY ("id")
);

-- What was changed, by whom and why (claim-17).
CREATE TABLE "record_changes" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "thing" TEXT NOT NULL,
  "thing_id" UUID NOT NULL,
  "change" TEXT NOT NULL,
  "field" TEXT,
  "old" JSONB,
  "new" JSONB,
  "changed_by" TEXT NOT NULL,
  "why" TEXT,
  "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "record_changes_pkey" PRIMARY KEY ("id")
);

-- Other medical expenses (claim-13).
CREATE TABLE "other_expenses" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "person_id" UUID NOT NULL,
  "date" DATE NOT NULL,
  "amount" INTEGER NOT NULL,
  "currency" TEXT NOT NULL,
  "what" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "other_expenses_pkey" PRIMARY KEY ("id")
);

-- The ledger beside the food rows (claim-15).
CREATE TABLE "adjustments" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "person_id" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "date" DATE NOT NULL,
  "amount" INTEGER,
  "miles" DOUBLE PRECISION,
  "currency" TEXT NOT NULL,
  "note" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "adjustments_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "adjustment_line_items" (
  "adjustment_id" UUID NOT NULL,
  "line_item_id" UUID NOT NULL,
  CONSTRAINT "adjustment_line_items_pkey" PRIMARY KEY ("adjustment_id", "line_item_id")
);

-- Exchange rates that a person typed (claim-14).
CREATE TABLE "given_rates" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "method" TEXT NOT NULL,
  "date" DATE NOT NULL,
  "cad_per_usd" DOUBLE PRECISION NOT NULL,
  "source" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "given_rates_pkey" PRIMARY KEY ("id")
);

-- Files of expenses that were taken in.
CREATE TABLE "imports" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "file_name" TEXT NOT NULL,
  "file_sha256" TEXT NOT NULL,
  "mapping" JSONB NOT NULL,
  "line_item_count" INTEGER NOT NULL,
  "undone_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "imports_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "people_user_id_created_at_idx" ON "people"("user_id", "created_at");
CREATE UNIQUE INDEX "allocations_line_item_id_key" ON "allocations"("line_item_id");
CREATE INDEX "allocations_user_id_idx" ON "allocations"("user_id");
CREATE INDEX "allocation_parts_person_id_idx" ON "allocation_parts"("person_id");
CREATE INDEX "claims_user_id_tax_year_idx" ON "claims"("user_id", "tax_year");
CREATE UNIQUE INDEX "claim_links_token_hash_key" ON "claim_links"("token_hash");
CREATE INDEX "claim_links_claim_id_idx" ON "claim_links"("claim_id");
CREATE INDEX "claim_link_openings_link_id_opened_at_idx" ON "claim_link_openings"("link_id", "opened_at");
CREATE INDEX "record_changes_user_id_changed_at_idx" ON "record_changes"("user_id", "changed_at");
CREATE INDEX "record_changes_thing_id_changed_at_idx" ON "record_changes"("thing_id", "changed_at");
CREATE INDEX "other_expenses_user_id_date_idx" ON "other_expenses"("user_id", "date");
CREATE INDEX "other_expenses_person_id_idx" ON "other_expenses"("person_id");
CREATE INDEX "adjustments_user_id_date_idx" ON "adjustments"("user_id", "date");
CREATE INDEX "adjustments_person_id_idx" ON "adjustments"("person_id");
CREATE INDEX "adjustment_line_items_line_item_id_idx" ON "adjustment_line_items"("line_item_id");
CREATE UNIQUE INDEX "given_rates_user_id_method_date_key" ON "given_rates"("user_id", "method", "date");
CREATE INDEX "imports_user_id_created_at_idx" ON "imports"("user_id", "created_at");

ALTER TABLE "people" ADD CONSTRAINT "people_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "net_incomes" ADD CONSTRAINT "net_incomes_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_line_item_id_fkey" FOREIGN KEY ("line_item_id") REFERENCES "line_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "allocation_parts" ADD CONSTRAINT "allocation_parts_allocation_id_fkey" FOREIGN KEY ("allocation_id") REFERENCES "allocations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "allocation_parts" ADD CONSTRAINT "allocation_parts_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "claims" ADD CONSTRAINT "claims_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_claim_id_fkey" FOREIGN KEY ("claim_id") REFERENCES "claims"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "claim_link_openings" ADD CONSTRAINT "claim_link_openings_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "claim_links"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "other_expenses" ADD CONSTRAINT "other_expenses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "other_expenses" ADD CONSTRAINT "other_expenses_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "adjustment_line_items" ADD CONSTRAINT "adjustment_line_items_adjustment_id_fkey" FOREIGN KEY ("adjustment_id") REFERENCES "adjustments"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "adjustment_line_items" ADD CONSTRAINT "adjustment_line_items_line_item_id_fkey" FOREIGN KEY ("line_item_id") REFERENCES "line_items"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "given_rates" ADD CONSTRAINT "given_rates_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "line_items" ADD COLUMN "claim_id" UUID, ADD COLUMN "import_id" UUID;
ALTER TABLE "line_items" ADD CONSTRAINT "line_items_claim_id_fkey" FOREIGN KEY ("claim_id") REFERENCES "claims"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "line_items" ADD CONSTRAINT "line_items_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "imports"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "line_items_claim_id_idx" ON "line_items"("claim_id");
CREATE INDEX "line_items_import_id_idx" ON "line_items"("import_id");

-- What the rules of the claim forbid, whatever wrote the row.
ALTER TABLE "people" ADD CONSTRAINT "people_relation_check" CHECK ("relation" IN ('self', 'spouse', 'child', 'other-dependant'));
ALTER TABLE "people" ADD CONSTRAINT "people_letter_check" CHECK (
  ("letter_date" IS NULL) = ("letter_practitioner" IS NULL)
  AND "letter_practitioner" IN ('doctor', 'nurse-practitioner', 'other-practitioner'));
CREATE UNIQUE INDEX "people_one_self_key" ON "people"("user_id") WHERE "relation" = 'self';
CREATE UNIQUE INDEX "people_one_spouse_key" ON "people"("user_id") WHERE "relation" = 'spouse';
ALTER TABLE "net_incomes" ADD CONSTRAINT "net_incomes_cents_check" CHECK ("cents" >= 0 AND "tax_year" BETWEEN 2000 AND 2100);
ALTER TABLE "allocations" ADD CONSTRAINT "allocations_one_scope_check" CHECK ("category" IS NULL OR "line_item_id" IS NULL);
CREATE UNIQUE INDEX "allocations_of_category_key" ON "allocations"("user_id", "category") WHERE "category" IS NOT NULL;
CREATE UNIQUE INDEX "allocations_of_household_key" ON "allocations"("user_id") WHERE "category" IS NULL AND "line_item_id" IS NULL;
ALTER TABLE "allocation_parts" ADD CONSTRAINT "allocation_parts_share_check" CHECK ("share" > 0 AND "share" <= 1);
ALTER TABLE "claims" ADD CONSTRAINT "claims_status_check" CHECK (
  "status" IN ('draft', 'filed', 'adjusted')
  AND ("status" = 'draft') = ("filed_at" IS NULL)
  AND ("status" = 'draft') = ("snapshot" IS NULL)
  AND ("status" = 'draft') = ("snapshot_sha256" IS NULL));
ALTER TABLE "claims" ADD CONSTRAINT "claims_edition_check" CHECK ("edition" IN ('ca', 'us'));
ALTER TABLE "claims" ADD CONSTRAINT "claims_period_check" CHECK (
  ("period_from" IS NULL) = ("period_to" IS NULL) AND "period_from" <= "period_to"
  AND ("status" = 'draft' OR "period_from" IS NOT NULL));
ALTER TABLE "claims" ADD CONSTRAINT "claims_exchange_method_check" CHECK ("exchange_method" IN ('annual-average', 'daily'));
CREATE UNIQUE INDEX "claims_one_draft_key" ON "claims"("user_id", "edition", "tax_year") WHERE "status" = 'draft';
-- No day of a filed claim is claimed twice. Servers without btree_gist rely on the lock that filing takes.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS btree_gist;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'btree_gist is not available: %', SQLERRM;
END
$$;
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'btree_gist') THEN
    EXECUTE 'ALTER TABLE claims ADD CONSTRAINT claims_filed_apart EXCLUDE USING gist (
      user_id WITH =, edition WITH =, daterange(period_from, period_to, ''[]'') WITH &&) WHERE (status <> ''draft'')';
  END IF;
END
$$;
ALTER TABLE "record_changes" ADD CONSTRAINT "record_changes_change_check" CHECK (
  "change" IN ('changed', 'added', 'removed')
  AND "thing" IN ('line-item', 'person', 'adjustment', 'other-expense', 'claim'));
ALTER TABLE "other_expenses" ADD CONSTRAINT "other_expenses_amount_check" CHECK ("amount" > 0 AND "currency" IN ('CAD', 'USD'));
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_amount_check" CHECK (
  "kind" IN ('shipping', 'reimbursement', 'hsa-fsa', 'mileage', 'tolls-and-parking', 'correction')
  AND "currency" IN ('CAD', 'USD')
  AND ("kind" = 'mileage') = ("miles" IS NOT NULL) AND ("kind" = 'mileage') = ("amount" IS NULL)
  AND "miles" > 0 AND ("amount" > 0 OR ("kind" = 'correction' AND "amount" <> 0)));
ALTER TABLE "given_rates" ADD CONSTRAINT "given_rates_rate_check" CHECK (
  "method" IN ('annual-average', 'daily') AND "cad_per_usd" BETWEEN 0.5 AND 3);
