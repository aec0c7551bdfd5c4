-- A thousand messages of a webhook wait at most, paused or not: one whose receiver takes none, or none in time, would
-- fill the database by changes of its account (api-62). What is not written is not told.
CREATE OR REPLACE FUNCTION tell_webhooks(owner UUID, event TEXT, told_at TIMESTAMPTZ, told JSONB) RETURNS VOID LANGUAGE sql AS $$
  INSERT INTO webhook_deliveries (id, webhook_id, type, payload, created_at, next_attempt_at)
  SELECT gen_random_uuid(), webhooks.id, event,
    jsonb_build_object(
      'type', event,
      'timestamp', to_char(told_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', told)::TEXT,
    told_at, told_at
  FROM webhooks WHERE webhooks.user_id = owner AND event = ANY (webhooks.events)
    AND (SELECT count(*) FROM (
      SELECT 1 FROM webhook_deliveries
      WHERE webhook_deliveries.webhook_id = webhooks.id AND webhook_deliveries.status = 'waiting' LIMIT 1000) waiting) < 1000
$$;
