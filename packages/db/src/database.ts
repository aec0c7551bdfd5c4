import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { statementSettings } from "./bounded-client";
import { bridgeChangeovers, noteBridged } from "./changeover";
import { takeConnectionsInTurn } from "./connections-in-turn";
import { PrismaClient } from "./generated/client";
import type { Pooling } from "./pooling";

export type Database = PrismaClient;
/** What a transaction's body receives. */
export type Transaction = Omit<
  PrismaClient,
  "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends" | "$use"
>;

export interface OpenDatabase {
  readonly database: Database;
  /** The same connections, for code that speaks SQL itself (rate limits, streaming). */
  readonly pool: pg.Pool;
  /** How many callers wait for a connection. */
  waiting(): number;
  close(): Promise<void>;
}

/** How long a statement of a call may take; longer than any call of the product takes (operating-52). */
const STATEMENT_MS = 30_000;
/** How long a statement of a job or a command may take. */
export const JOB_STATEMENT_MS = 600_000;
const CONNECT_MS = 5_000;

export interface HowOpened {
  readonly pooling?: Pooling;
  /** How long callers wait while a cluster changes over to another primary. */
  readonly changeoverSeconds?: number;
  /** Milliseconds after which the server ends a statement. */
  readonly statementMs?: number;
}

/** Opens a pool on a PostgreSQL-compatible database, or on a pooler in front of one. */
export function openDatabase(
  databaseUrl: string,
  connections = 10,
  { pooling = "session", changeoverSeconds = 0, statementMs = STATEMENT_MS }: HowOpened = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    ...statementSettings(pooling, statementMs),
  });
  bridgeChangeovers(pool, changeoverSeconds);
  const waiting = takeConnectionsInTurn(pool, connections, CONNECT_MS + changeoverSeconds * 1000);
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  const database = new PrismaClient({
    adapter: new PrismaPg(pool),
    ...(changeoverSeconds > 0
      ? { transactionOptions: { maxWait: changeoverSeconds * 1000 + CONNECT_MS } }
      : {}),
  });
  noteBridged(database, changeoverSeconds);
  return {
    database,
    pool,
    waiting,
    close: async () => {
      await database.$disconnect();
      await pool.end().catch(() => {});
    },
  };
}
