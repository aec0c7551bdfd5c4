import type { Database, Transaction } from "@gf-ledger/db/database";
import type { Prisma } from "@gf-ledger/db/generated/client";
import type { Done, Refused } from "@gf-ledger/domain/outcome/outcome";
import { nameRecorder } from "../records/recorder";
import { orWithdrawn, withdraw } from "./withdraw";

interface TransactionOptions {
  readonly isolationLevel?: Prisma.TransactionIsolationLevel;
  /** Milliseconds that the work may take. */
  readonly timeout?: number;
  /** Milliseconds to wait for a connection. */
  readonly maxWait?: number;
}

/**
 * Runs a verb's work in one transaction and resolves to its outcome. A refusal rolls back everything written
 * before it, so that a verb need not check everything first. The record of changes names the caller (claim-17).
 */
export function inTransaction<Answer extends Done<unknown> | Refused>(
  database: Database,
  work: (transaction: Transaction) => Promise<Answer>,
  options: TransactionOptions = {},
): Promise<Answer> {
  return orWithdrawn(() =>
    database.$transaction(async (transaction) => {
      await nameRecorder(transaction);
      const outcome = await work(transaction);
      return outcome.ok ? outcome : withdraw(outcome);
    }, options),
  ) as Promise<Answer>;
}
