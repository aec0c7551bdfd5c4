import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { bridgeChangeovers, noteBridged } from "./changeover";
import { PrismaClient } from "./generated/client";
import { type Pooling, poolSettings } from "./pooling";

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
  close(): Promise<void>;
}

/** Longer than any call of the product takes; a database that hangs is given up. */
const QUERY_MS = 30_000;
const CONNECT_MS = 5_000;

export interface HowOpened {
  readonly pooling?: Pooling;
  /** How long callers wait while a cluster changes over to another primary. */
  readonly changeoverSeconds?: number;
}

/** Opens a pool on a PostgreSQL-compatible database, or on a pooler in front of one. */
export function openDatabase(
  databaseUrl: string,
  connections = 10,
  { pooling = "session", changeoverSeconds = 0 }: HowOpened = {},
): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    ...poolSettings(pooling),
  });
  bridgeChangeovers(pool, changeoverSeconds);
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
    close: async () => {
      await database.$disconnect();
      await pool.end().catch(() => {});
    },
  };
}
