import type { Transaction } from "@gf-ledger/db/database";
import { done, type Outcome, refused } from "@gf-ledger/domain/outcome/outcome";
import type { SignedInContext } from "../context";
import type { Actor } from "../gate/actor";
import { readAtReplica } from "../on-replica";
import { inTransaction } from "../refusals/in-transaction";

/** Whose data are read, and through which transaction. */
export interface AccountSource {
  readonly database: Transaction;
  readonly actor: Actor;
}

/**
 * A download holds one of the server's connections while it lasts: at most this many at once, each at most
 * this long.
 */
const MOST_AT_ONCE = 3;
const LONGEST_MS = 5 * 60_000;
let underWay = 0;

interface SnapshotReading {
  /** What is done once the download has its place, before the snapshot is taken. */
  readonly before: () => Promise<void>;
  readonly read: (source: AccountSource) => Promise<void>;
}

/**
 * Runs `read` on one snapshot of the owner's data: it sees no later change, so that all files of a download
 * describe the same moment. Resolves when the snapshot is taken; `ended` settles with `read`. Refused while
 * too many downloads run.
 */
export async function openSnapshot(
  ctx: SignedInContext,
  { before, read }: SnapshotReading,
): Promise<Outcome<{ readonly ended: Promise<unknown> }, "too_many_downloads">> {
  if (underWay >= MOST_AT_ONCE) return refused("too_many_downloads");
  underWay += 1;
  let taken = () => {};
  let isTaken = false;
  const begun = new Promise<void>((resolve) => {
    taken = () => {
      isTaken = true;
      resolve();
    };
  });
  const reading = ({ database }: SignedInContext) =>
    inTransaction(
      database,
      async (transaction) => {
        // A snapshot is taken by the first query.
        await transaction.$queryRaw`SELECT 1`;
        taken();
        await read({ database: transaction, actor: ctx.actor });
        return done(null);
      },
      { isolationLevel: "RepeatableRead", timeout: LONGEST_MS, maxWait: 10_000 },
    );
  const ended = before()
    .then(() => readAtReplica(ctx, reading, () => !isTaken))
    .finally(() => {
      underWay -= 1;
    });
  await Promise.race([begun, ended]);
  return done({ ended });
}
