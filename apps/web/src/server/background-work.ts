import { startJobQueue } from "@gf-ledger/api/jobs/job-queue";
import { deliverDueMail } from "@gf-ledger/api/mail/outgoing-mail";
import { deliverDueWebhooks } from "@gf-ledger/api/webhooks/deliver-due";
import { container } from "./container";
import { processState } from "./process/process-state";

const MAIL_EVERY_MS = 5_000;
const WEBHOOKS_EVERY_MS = 5_000;
/** The first look for mail loads the database client; this pause keeps it from slowing the start. */
const FIRST_LOOK_MS = 2_000;
const QUEUE_AGAIN_MS = 5_000;

/** Repeats a task with a pause between its runs; a failure is logged and the next run tries again. */
function repeat(name: string, pauseMs: number, task: () => Promise<unknown>): void {
  const run = async () => {
    if (processState().stopping) return;
    try {
      await task();
    } catch (error) {
      container().log("warn", "background_task_failed", { task: name, error });
    }
    setTimeout(run, pauseMs).unref();
  };
  setTimeout(run, FIRST_LOOK_MS).unref();
}

/** Starts the queue, and tries again while the database can't be reached. The product runs without it too. */
async function startJobs(): Promise<void> {
  const services = container();
  try {
    const { database, pool } = services.jobs;
    const queue = await startJobQueue({ ...services, database, pool });
    const state = processState();
    state.beforeExit.add(queue.close);
    state.jobs = "ok";
  } catch (error) {
    services.log("warn", "background_task_failed", { task: "jobs", error });
    if (!processState().stopping) setTimeout(() => void startJobs(), QUEUE_AGAIN_MS).unref();
  }
}

/**
 * Starts the work beside the requests: due mail, due webhook messages and the queue's jobs. Several servers may do
 * so at once.
 */
export function startBackgroundWork(): void {
  const services = container();
  repeat("mail", MAIL_EVERY_MS, () => deliverDueMail(services));
  repeat("webhooks", WEBHOOKS_EVERY_MS, () => deliverDueWebhooks(services));
  void startJobs();
}
