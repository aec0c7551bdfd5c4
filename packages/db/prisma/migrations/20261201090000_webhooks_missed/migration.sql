-- What is not told, because a thousand messages of a webhook wait, leaves the moment of the last time (api-63).
ALTER TABLE "webhooks" ADD COLUMN "missed_at" TIMESTAMPTZ(3);

-- A transaction that changes thousands of rows marks a webhook once: a row that one transaction changes again and
-- again is found ever more slowly.
CREATE OR REPLACE FUNCTION tell_webhooks(owner UUID, event TEXT, told_at TIMESTAMPTZ, told JSONB) RETURNS VOID LANGUAGE sql AS $$
  WITH asked AS MATERIALIZED (
    SELECT webhooks.id, (SELECT count(*) FROM (
      SELECT 1 FROM webhook_deliveries
      WHERE webhook_deliveries.webhook_id = webhooks.id AND webhook_deliveries.status = 'waiting' LIMIT 1000) waiting) < 1000
      AS has_room
    FROM webhooks WHERE webhooks.user_id = owner AND event = ANY (webhooks.events)),
  missed AS (
    UPDATE webhooks SET missed_at = date_trunc('milliseconds', told_at) FROM asked
    WHERE asked.id = webhooks.id AND webhooks.user_id = owner AND NOT asked.has_room
      AND webhooks.missed_at IS DISTINCT FROM date_trunc('milliseconds', told_at))
  INSERT INTO webhook_deliveries (id, webhook_id, type, payload, created_at, next_attempt_at)
  SELECT gen_random_uuid(), asked.id, event,
    jsonb_build_object(
      'type', event,
      'timestamp', to_char(told_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', told)::TEXT,
    told_at, told_at
  FROM asked WHERE asked.has_room
$$;
