import type { Transaction } from "@gf-ledger/db/database";
import { AppError } from "@gf-ledger/domain/app-error";
import type { SignedInContext } from "../context";
import type { Actor } from "../gate/actor";

/** Whose data are read, and through which transaction. */
export interface AccountSource {
  readonly database: Transaction;
  readonly actor: Actor;
}

/** A download holds one of the server's connections for as long as it lasts: so many, and so long. */
const MOST_AT_ONCE = 3;
const LONGEST_MS = 5 * 60_000;
let underWay = 0;

/**
 * Runs `read` on one snapshot of the owner's data: what is changed meanwhile is not seen, so that every
 * file of a download speaks of the same moment. Resolves when the snapshot is taken; `done` settles with
 * `read`. @throws AppError `unavailable` while too many are read at once
 */
export async function openSnapshot(
  ctx: SignedInContext,
  read: (source: AccountSource) => Promise<void>,
): Promise<{ readonly done: Promise<void> }> {
  if (underWay >= MOST_AT_ONCE) {
    throw new AppError(
      "unavailable",
      "Other downloads are being put together. Please try again in a moment.",
      {
        retryAfterSeconds: 10,
      },
    );
  }
  underWay += 1;
  let taken = () => {};
  const begun = new Promise<void>((resolve) => {
    taken = resolve;
  });
  const done = ctx.database
    .$transaction(
      async (transaction) => {
        // A snapshot is taken by the first query.
        await transaction.$queryRaw`SELECT 1`;
        taken();
        await read({ database: transaction, actor: ctx.actor });
      },
      { isolationLevel: "RepeatableRead", timeout: LONGEST_MS, maxWait: 10_000 },
    )
    .finally(() => {
      underWay -= 1;
    });
  await Promise.race([begun, done]);
  return { done };
}
