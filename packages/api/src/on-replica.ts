import { isConnectionLost } from "@gf-ledger/db/database-trouble";
import type { Services } from "./context";

/** PostgreSQL's code of a question that a standby gave up, since what it read is replaced on the primary. */
const GIVEN_UP = "40001";

/**
 * The same context, with its reads on a replica that shows everything written so far; itself where there is none
 * (operating-43). For what only reads.
 */
export async function onReplica<Context extends Pick<Services, "replica" | "database" | "pool">>(
  context: Context,
): Promise<Context> {
  const caughtUp = await context.replica?.caughtUp();
  return caughtUp ? { ...context, database: caughtUp.database, pool: caughtUp.pool } : context;
}

/** Whether an error comes of the replica and not of the question, so that the primary is asked instead. */
export const isReplicaTrouble = (error: unknown): boolean =>
  isConnectionLost(error) ||
  (typeof error === "object" && error !== null && "code" in error && error.code === GIVEN_UP);
