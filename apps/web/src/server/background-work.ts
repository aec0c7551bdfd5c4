import { clearExpired } from "@gf-ledger/api/housekeeping/clear-expired";
import { deliverDueMail } from "@gf-ledger/api/mail/outgoing-mail";
import { container } from "./container";

const MAIL_EVERY_MS = 5_000;
const HOUSEKEEPING_EVERY_MS = 10 * 60_000;

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

/** Mail that waits for its next try, and rows whose time is over. Safe with several servers. */
export function startBackgroundWork(): void {
  const services = container();
  repeat("mail", MAIL_EVERY_MS, () => deliverDueMail(services));
  repeat("housekeeping", HOUSEKEEPING_EVERY_MS, () => clearExpired(services));
}
