import type { Database } from "@gf-ledger/db/database";
import { DELIVERIES_KEPT } from "@gf-ledger/domain/webhook/webhook-view";

/** Removes what each webhook's log no longer shows; what still waits to be tried by itself stays (api-40). */
export async function trimDeliveries(database: Database): Promise<void> {
  await database.$executeRaw`
    /* everybody: every webhook's log is trimmed */
    DELETE FROM webhook_deliveries WHERE id IN (
      SELECT id FROM (
        SELECT d.id, d.status = 'waiting' AND w.paused_at IS NULL AS tried,
          row_number() OVER (PARTITION BY d.webhook_id ORDER BY d.created_at DESC, d.id DESC) AS place
        FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id) ranked
      WHERE place > ${DELIVERIES_KEPT} AND NOT tried)`;
}
