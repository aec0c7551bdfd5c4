import type { Transaction } from "@gf-ledger/db/database";
import { done } from "@gf-ledger/domain/outcome/outcome";
import type { DocumentContext } from "../../context";
import type { Actor } from "../../gate/actor";
import { readAtReplica } from "../../on-replica";
import { inTransaction } from "../../refusals/in-transaction";

/** Whose data are read, and through which transaction. */
export interface AccountSource {
  readonly database: Transaction;
  readonly actor: Actor;
}

/** A download holds a connection while it lasts. */
const LONGEST_MS = 5 * 60_000;

/**
 * Runs `read` on one snapshot of the owner's data: it sees no later change, so that all files of a download
 * describe the same moment. Resolves when the snapshot is taken, with a promise that settles with `read`.
 */
export async function openSnapshot(
  ctx: DocumentContext,
  read: (source: AccountSource) => Promise<void>,
): Promise<{ readonly ended: Promise<unknown> }> {
  let taken = () => {};
  let isTaken = false;
  const begun = new Promise<void>((resolve) => {
    taken = () => {
      isTaken = true;
      resolve();
    };
  });
  const reading = ({ database }: DocumentContext) =>
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
  const ended = readAtReplica(ctx, reading, () => !isTaken);
  await Promise.race([begun, ended]);
  return { ended };
}
