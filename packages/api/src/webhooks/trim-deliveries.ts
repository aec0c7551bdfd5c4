import type { Database } from "@gf-ledger/db/database";
import { DELIVERIES_KEPT } from "@gf-ledger/domain/webhook/webhook-view";

/**
 * Removes what each webhook's log no longer shows; what still waits stays, also for one that is paused (api-40). A
 * message that never arrived is missed from now on (api-63).
 */
export async function trimDeliveries(database: Database): Promise<void> {
  await database.$executeRaw`
    /* everybody: every webhook's log is trimmed */
    WITH gone AS (
      DELETE FROM webhook_deliveries WHERE id IN (
        SELECT id FROM (
          SELECT id, status,
            row_number() OVER (PARTITION BY webhook_id ORDER BY created_at DESC, id DESC) AS place
          FROM webhook_deliveries) ranked
        WHERE place > ${DELIVERIES_KEPT} AND status <> 'waiting')
      RETURNING webhook_id, status, created_at)
    UPDATE webhooks SET missed_at = GREATEST(missed_at, lost.at) FROM (
      SELECT webhook_id, max(created_at) AS at FROM gone WHERE status = 'failed' GROUP BY webhook_id) lost
    WHERE webhooks.id = lost.webhook_id`;
}
