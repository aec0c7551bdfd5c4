import PgBoss from "pg-boss";
import type { Services } from "../context";
import { clearExpired } from "../housekeeping/clear-expired";
import { codeOlderRows } from "../housekeeping/code-older-rows";
import { collectMail } from "../mail-in/verbs/collect-mail";
import { publishMedians } from "../pooled-prices/publish-medians";
import { watchFolder } from "../watched-folder/watch-folder";
import { checkPaymentEndpoints } from "./check-payment-endpoints";
import { reconcileSubscriptions } from "./reconcile-subscriptions";
import { remindOfTaxSeason } from "./tax-season";

const SCHEMA = "jobs";
const POLL_SECONDS = 30;
/** Wait before the first jobs: they load the database client, and the server should be ready before that. */
const FIRST_JOBS_MS = 2_000;
const RECONCILE = "reconcile-subscriptions";
const CODE_OLDER_ROWS = "code-older-rows";

interface Job {
  readonly name: string;
  /** When it runs, as a cron expression in UTC. */
  readonly cron: string;
  readonly run: (services: Services) => Promise<unknown>;
  /** By default at most one waits; with `stately` at most one runs as well, on all servers together. */
  readonly policy?: "stately";
}

/** At every start too: what was lost is made good, and an endpoint that loses something is said. */
async function watchPayments(services: Services): Promise<void> {
  await checkPaymentEndpoints(services);
  await reconcileSubscriptions(services);
}

const JOBS: readonly Job[] = [
  { name: "clear-expired", cron: "*/10 * * * *", run: clearExpired },
  { name: CODE_OLDER_ROWS, cron: "29 7 * * *", run: codeOlderRows },
  { name: RECONCILE, cron: "17 */6 * * *", run: watchPayments },
  { name: "pooled-prices", cron: "41 8 * * *", run: publishMedians },
  { name: "tax-season", cron: "23 15 * * *", run: remindOfTaxSeason },
];

/** Only where there is a mailbox to look into. */
const COLLECT_MAIL: Job = { name: "collect-mail", cron: "* * * * *", run: collectMail };

/** Only where there is a folder to watch. One server at a time looks into it. */
const WATCH_FOLDER: Job = {
  name: "watch-folder",
  cron: "* * * * *",
  policy: "stately",
  run: (services) => watchFolder(services),
};

const jobsOf = ({ mailbox, settings }: Services): readonly Job[] => [
  ...JOBS,
  ...(mailbox ? [COLLECT_MAIL] : []),
  ...(settings.watched ? [WATCH_FOLDER] : []),
];

export interface JobQueue {
  /** Asks for a reconciliation soon; while one waits, asking again adds no second one. */
  reconcile(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the job queue over the product's own database and connections, in a schema of its own. Any number of
 * servers may run it: each due job is made once and taken by one of them. Reconciles at start, and puts what older
 * rows say in English into codes.
 * The services' connections are the database's own, where those of the product are a pooler's.
 */
export async function startJobQueue(services: Services): Promise<JobQueue> {
  const { log, pool } = services;
  const boss = new PgBoss({
    schema: SCHEMA,
    db: { executeSql: (text, values) => pool.query(text, values) },
  });
  boss.on("error", (error) => log("warn", "job_queue_failed", { error }));
  await boss.start();
  const jobs = jobsOf(services);
  for (const optional of [COLLECT_MAIL, WATCH_FOLDER]) {
    if (!jobs.includes(optional)) await boss.unschedule(optional.name);
  }
  for (const { name, cron, policy = "short" } of jobs) {
    await boss.createQueue(name, { name, policy, retryLimit: 3, retryBackoff: true });
    await boss.schedule(name, cron);
  }
  let taken = Promise.resolve();
  const taking = setTimeout(() => {
    taken = takeJobs(boss, services).catch((error) => log("warn", "job_queue_failed", { error }));
  }, FIRST_JOBS_MS);
  const reconcile = async () => {
    await boss.send(RECONCILE, {});
  };
  await reconcile();
  await boss.send(CODE_OLDER_ROWS, {});
  return {
    reconcile,
    close: async () => {
      clearTimeout(taking);
      // A job that is taken while the queue stops would find its connections closed.
      await taken;
      return boss.stop({ graceful: true, wait: true, close: false, timeout: 5000 });
    },
  };
}

async function takeJobs(boss: PgBoss, services: Services): Promise<void> {
  for (const { name, run } of jobsOf(services)) {
    await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, async () => {
      await run(services);
    });
  }
}
