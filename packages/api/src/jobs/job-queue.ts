import PgBoss from "pg-boss";
import type { Services } from "../context";
import { clearExpired } from "../housekeeping/clear-expired";
import { reconcileSubscriptions } from "./reconcile-subscriptions";
import { remindOfTaxSeason } from "./tax-season";

const SCHEMA = "jobs";
const POLL_SECONDS = 30;
const RECONCILE = "reconcile-subscriptions";

interface Job {
  readonly name: string;
  /** When it runs, as a cron expression in UTC. */
  readonly cron: string;
  readonly run: (services: Services) => Promise<unknown>;
}

const JOBS: readonly Job[] = [
  { name: "clear-expired", cron: "*/10 * * * *", run: clearExpired },
  { name: RECONCILE, cron: "17 */6 * * *", run: reconcileSubscriptions },
  { name: "tax-season", cron: "23 15 * * *", run: remindOfTaxSeason },
];

export interface JobQueue {
  /** Asks for a reconciling soon; asked again while one waits, it is the same one. */
  reconcile(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the job queue over the product's own database and connections, in a schema of its own. Any
 * number of servers may run it: each due job is made once and taken by one of them. Reconciles at start.
 */
export async function startJobQueue(services: Services): Promise<JobQueue> {
  const { log, pool } = services;
  const boss = new PgBoss({
    schema: SCHEMA,
    db: { executeSql: (text, values) => pool.query(text, values) },
  });
  boss.on("error", (error) => log("warn", "job_queue_failed", { error }));
  await boss.start();
  for (const { name, cron, run } of JOBS) {
    await boss.createQueue(name, { name, policy: "short", retryLimit: 3, retryBackoff: true });
    await boss.schedule(name, cron);
    await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
      await run(services);
    });
  }
  const reconcile = async () => {
    await boss.send(RECONCILE, {});
  };
  await reconcile();
  return { reconcile, close: () => boss.stop({ graceful: true, wait: true, close: false, timeout: 5000 }) };
}
