import type { Services } from "@gf-ledger/api/context";
import { Gauge, type Registry } from "prom-client";

/** Adds gauges for what waits in the database and its connections; each is read when it is asked for. */
export function addDatabaseGauges(registry: Registry, pool: Services["pool"], waiting: () => number): void {
  const registers = [registry];
  new Gauge({
    name: "gf_database_connections",
    help: "Connections of this server's pool by what they do; `waiting` are callers without one",
    labelNames: ["state"] as const,
    registers,
    collect() {
      this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
      this.set({ state: "idle" }, pool.idleCount);
      this.set({ state: "waiting" }, waiting());
    },
  });
  const counted = (name: string, help: string, sql: string) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        try {
          const { rows } = await pool.query<{ waiting: number }>(sql);
          this.set(rows[0]?.waiting ?? 0);
        } catch {
          // A database that can't be reached must not hide the other figures.
          this.set(Number.NaN);
        }
      },
    });
  counted(
    "gf_mails_waiting",
    "Mails not yet delivered",
    "SELECT count(*)::int AS waiting FROM outgoing_mails WHERE sent_at IS NULL",
  );
  counted(
    "gf_jobs_waiting",
    "Jobs not yet done",
    "SELECT count(*)::int AS waiting FROM jobs.job WHERE state IN ('created', 'retry', 'active')",
  );
}
