import { startJobQueue } from "@gf-ledger/api/jobs/job-queue";
import { deliverDueMail } from "@gf-ledger/api/mail/outgoing-mail";
import { container } from "./container";

const MAIL_EVERY_MS = 5_000;
const QUEUE_AGAIN_MS = 60_000;

/** Repeats a task with a pause between its runs; a failure is logged and the next run tries again. */
function repeat(name: string, pauseMs: number, task: () => Promise<unknown>): void {
  const run = async () => {
    try {
      await task();
    } catch (error) {
      container().log("warn", "background_task_failed", { task: name, error: String(error) });
    }
    setTimeout(run, pauseMs).unref();
  };
  void run();
}

/** What the server waits for before it ends; it and this code are bundled apart. */
const holder = globalThis as typeof globalThis & { gfLedgerBeforeExit?: Set<() => Promise<void>> };

/** Starts the queue, again after a while where the database was not there yet. The product runs without it. */
async function startJobs(): Promise<void> {
  const services = container();
  try {
    const queue = await startJobQueue(services);
    holder.gfLedgerBeforeExit ??= new Set();
    holder.gfLedgerBeforeExit.add(queue.close);
  } catch (error) {
    services.log("warn", "background_task_failed", { task: "jobs", error: String(error) });
    setTimeout(() => void startJobs(), QUEUE_AGAIN_MS).unref();
  }
}

/** Mail that waits for its next try, and the jobs of the queue. Safe with several servers. */
export function startBackgroundWork(): void {
  const services = container();
  repeat("mail", MAIL_EVERY_MS, () => deliverDueMail(services));
  void startJobs();
}
