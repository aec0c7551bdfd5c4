-- Addresses that are told what happens in an account (api-35), and one row for each message to each of them,
-- written in the transaction of what it tells (api-37).
CREATE TABLE "webhooks" (
  "id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "url" TEXT NOT NULL,
  "events" TEXT[] NOT NULL,
  "sealed_secret" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "delivered_at" TIMESTAMPTZ(3),
  "paused_at" TIMESTAMPTZ(3),
  CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "webhooks_user_id_created_at_idx" ON "webhooks"("user_id", "created_at");

CREATE TABLE "webhook_deliveries" (
  "id" UUID NOT NULL,
  "webhook_id" UUID NOT NULL,
  "type" TEXT NOT NULL,
  "payload" TEXT NOT NULL,
  "status" TEXT NOT NULL DEFAULT 'waiting',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "next_attempt_at" TIMESTAMPTZ(3),
  "sent_again" BOOLEAN NOT NULL DEFAULT false,
  "outcome" TEXT,
  "status_code" INTEGER,
  "attempted_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "webhook_deliveries_status_known" CHECK ("status" IN ('waiting', 'delivered', 'failed')),
  CONSTRAINT "webhook_deliveries_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "webhook_deliveries_webhook_id_created_at_idx" ON "webhook_deliveries"("webhook_id", "created_at");
CREATE INDEX "webhook_deliveries_next_attempt_at_idx" ON "webhook_deliveries"("next_attempt_at");

-- Writes one message to each webhook of the account that asked for this event.
CREATE FUNCTION tell_webhooks(owner UUID, event TEXT, told_at TIMESTAMPTZ, told JSONB) RETURNS VOID LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (id, webhook_id, type, payload, created_at, next_attempt_at)
  SELECT gen_random_uuid(), webhooks.id, event,
    jsonb_build_object(
      'type', event,
      'timestamp', to_char(told_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', told)::TEXT,
    told_at, told_at
  FROM webhooks WHERE webhooks.user_id = owner AND event = ANY (webhooks.events)
$$;

CREATE FUNCTION dollars_told(cents JSONB) RETURNS NUMERIC LANGUAGE sql IMMUTABLE AS $$
  SELECT trim_scale((cents #>> '{}')::NUMERIC / 100)
$$;

-- A line item in the words of REST: ids, amounts and what they are of, and no text that a person wrote.
CREATE FUNCTION line_item_told(line JSONB) RETURNS JSONB LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'id', line -> 'id', 'receiptId', line -> 'receipt_id', 'purchaseDate', line -> 'purchase_date',
    'category', line -> 'category', 'kind', line -> 'kind', 'currency', line -> 'currency',
    'price', dollars_told(line -> 'price'), 'originalPrice', dollars_told(line -> 'regular_price'),
    'extraCost', dollars_told(line -> 'extra_cost'))
$$;

-- `changes` are {change, line}. At most 100 line items a message, so that a message stays small.
CREATE FUNCTION tell_of_line_items(changes JSONB) RETURNS VOID LANGUAGE sql AS $$
  WITH parted AS (
    SELECT (one #>> '{line,user_id}')::UUID AS owner, one ->> 'change' AS change, one -> 'line' AS line,
      (row_number() OVER (PARTITION BY one #>> '{line,user_id}', one ->> 'change' ORDER BY one #>> '{line,id}') - 1) / 100 AS part
    FROM jsonb_array_elements(changes) AS one
  ), messages AS (
    SELECT owner, change, part, jsonb_agg(line_item_told(line) ORDER BY line ->> 'id') AS lines
    FROM parted GROUP BY owner, change, part
  )
  SELECT tell_webhooks(owner, 'line_item.changed', now(),
    jsonb_build_object('change', change, 'lineItems', lines))
  FROM messages ORDER BY owner, change, part
$$;

-- Whatever writes to line items is told, as it is recorded; what is taken in from elsewhere is not. Rows that go
-- with their account have no webhook to tell.
CREATE FUNCTION line_items_told() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  left_out CONSTANT TEXT[] := '{receipt_id,receipt_item_id,price_basis,price_evidence,matched_product_id,catalogue_version,claim_id,import_id,return_of_id}';
  changes JSONB;
BEGIN
  IF COALESCE(current_setting('gf_ledger.recording', true), '') = 'off' THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    SELECT jsonb_agg(jsonb_build_object('change', 'added', 'line', to_jsonb(is_now))) INTO changes
    FROM is_now
    WHERE is_now.deleted_at IS NULL
      AND is_now.user_id IN (SELECT user_id FROM webhooks WHERE 'line_item.changed' = ANY (events));
  ELSIF TG_OP = 'DELETE' THEN
    SELECT jsonb_agg(jsonb_build_object('change', 'removed', 'line', to_jsonb(was))) INTO changes
    FROM was
    WHERE was.deleted_at IS NULL
      AND was.user_id IN (SELECT user_id FROM webhooks WHERE 'line_item.changed' = ANY (events))
      AND EXISTS (SELECT 1 FROM users WHERE users.id = was.user_id);
  ELSE
    SELECT jsonb_agg(jsonb_build_object(
      'change', CASE
        WHEN is_now.deleted_at IS NOT NULL THEN 'removed'
        WHEN was.deleted_at IS NOT NULL THEN 'restored'
        ELSE 'changed' END,
      'line', to_jsonb(is_now))) INTO changes
    FROM is_now JOIN was ON was.id = is_now.id
    WHERE NOT (was.deleted_at IS NOT NULL AND is_now.deleted_at IS NOT NULL)
      AND to_jsonb(was) - left_out IS DISTINCT FROM to_jsonb(is_now) - left_out
      AND is_now.user_id IN (SELECT user_id FROM webhooks WHERE 'line_item.changed' = ANY (events));
  END IF;
  IF changes IS NOT NULL THEN PERFORM tell_of_line_items(changes); END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER line_items_added_told AFTER INSERT ON line_items REFERENCING NEW TABLE AS is_now
  FOR EACH STATEMENT EXECUTE FUNCTION line_items_told();
CREATE TRIGGER line_items_changed_told AFTER UPDATE ON line_items REFERENCING OLD TABLE AS was NEW TABLE AS is_now
  FOR EACH STATEMENT EXECUTE FUNCTION line_items_told();
CREATE TRIGGER line_items_removed_told AFTER DELETE ON line_items REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT EXECUTE FUNCTION line_items_told();
