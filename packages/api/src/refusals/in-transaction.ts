import { randomUUID } from "node:crypto";
import { bridgedSeconds, retryWhileFailingOver } from "@gf-ledger/db/changeover";
import type { Database, Transaction } from "@gf-ledger/db/database";
import type { Prisma } from "@gf-ledger/db/generated/client";
import type { Done, Refused } from "@gf-ledger/domain/outcome/outcome";
import { setAuditActor } from "../records/recorder";
import { catchRefusal, throwRefusal } from "./throw-refusal";

interface TransactionOptions {
  readonly isolationLevel?: Prisma.TransactionIsolationLevel;
  /** Milliseconds that the work may take. */
  readonly timeout?: number;
  /** Milliseconds to wait for a connection. */
  readonly maxWait?: number;
}

/**
 * Leaves the mark of a transaction in the database. Waits while an earlier try with the same mark is still being
 * committed. Resolves with `false` where it was: it is there already.
 */
async function leaveMark(transaction: Transaction, mark: string): Promise<boolean> {
  const left = await transaction.$executeRaw`
    INSERT INTO commit_marks (id) VALUES (${mark}::uuid) ON CONFLICT (id) DO NOTHING`;
  return left === 1;
}

/**
 * Runs a verb's work in one transaction and resolves to its outcome. A refusal rolls back everything written
 * before it, so that a verb need not check everything first. The record of changes names the caller (claim-17).
 *
 * On a cluster that may change over, work whose connection was lost is run again (operating-42), so it changes nothing
 * but by its transaction. Where the commit was sent and its answer lost, the mark tells whether it arrived.
 */
export async function inTransaction<Answer extends Done<unknown> | Refused>(
  database: Database,
  work: (transaction: Transaction) => Promise<Answer>,
  options: TransactionOptions = {},
): Promise<Answer> {
  const run = (once: (transaction: Transaction) => Promise<Answer>) =>
    catchRefusal(() => database.$transaction(once, options)) as Promise<Answer>;
  const worked = async (transaction: Transaction): Promise<Answer> => {
    await setAuditActor(transaction);
    const outcome = await work(transaction);
    return outcome.ok ? outcome : throwRefusal(outcome);
  };
  const seconds = bridgedSeconds(database);
  if (seconds === 0) return run(worked);
  const mark = randomUUID();
  let sent: Answer | null = null;
  const marked = async (transaction: Transaction): Promise<Answer> => {
    if (!(await leaveMark(transaction, mark)) && sent) return sent;
    sent = await worked(transaction);
    return sent;
  };
  return retryWhileFailingOver(() => run(marked), seconds);
}
