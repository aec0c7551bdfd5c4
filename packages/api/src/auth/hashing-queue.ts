import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import pLimit from "p-limit";

/**
 * Passwords worked on at once. Each holds one of the four threads that Node also reads files and looks up
 * names with; the other two stay free, so that no other call waits for a password.
 */
const AT_ONCE = 2;
/** Passwords that may wait: about two seconds of work. */
const MAX_WAITING = 60;

const queue = pLimit(AT_ONCE);

/** Does the work on a password when its turn comes; refused when too many wait already. */
export async function inHashingQueue<Result>(
  work: () => Promise<Result>,
): Promise<Outcome<Result, "too_many_sign_ins">> {
  if (queue.pendingCount >= MAX_WAITING) return refused("too_many_sign_ins");
  return done(await queue(work));
}
