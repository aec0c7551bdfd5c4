import { isReplicaTrouble } from "@gf-ledger/db/database-trouble";
import type { Services } from "./context";

type Reading = Pick<Services, "replica" | "database" | "pool">;

/**
 * The same context, with its reads on a replica that shows everything written so far; itself where there is none
 * (operating-43). For what only reads.
 */
export async function onReplica<Context extends Reading>(context: Context): Promise<Context> {
  const caughtUp = await context.replica?.caughtUp();
  return caughtUp ? { ...context, database: caughtUp.database, pool: caughtUp.pool } : context;
}

/**
 * Reads at a replica that shows everything written so far, and at the database itself where there is none or it fails.
 * @param again whether a failed reading may still be begun again
 */
export async function readAtReplica<Context extends Reading, Answer>(
  context: Context,
  read: (reading: Context) => Promise<Answer>,
  again = () => true,
): Promise<Answer> {
  const reading = await onReplica(context);
  if (reading === context) return read(context);
  try {
    return await read(reading);
  } catch (error) {
    if (!isReplicaTrouble(error) || !again()) throw error;
    return read(context);
  }
}
