import { AppError } from "@gf-ledger/domain/app-error";
import pLimit from "p-limit";

/**
 * Passwords worked on at once. Each holds one of the four threads that Node also reads files and looks up names
 * with; the other two stay free, so that no other call waits for a password.
 */
const AT_ONCE = 2;
/** Waiting ones, about two seconds of work. */
const MOST_WAITING = 60;
const RETRY_SECONDS = 2;

const queue = pLimit(AT_ONCE);

/**
 * Does the work on a password when its turn comes.
 * @throws AppError `unavailable` with `Retry-After` when too many wait already; nothing was done then.
 */
export function inHashingQueue<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= MOST_WAITING) {
    throw new AppError("unavailable", "Many people are signing in right now. Please try again in a moment.", {
      retryAfterSeconds: RETRY_SECONDS,
    });
  }
  return queue(work);
}
