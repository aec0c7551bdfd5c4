import pg from "pg";

export interface DatabaseWatch {
  /** Whether the database did not answer when it was last asked, twice in a row. */
  readonly away: boolean;
  close(): Promise<void>;
}

export interface WatchOptions {
  readonly everyMs?: number;
  /** An answer that takes longer is none. */
  readonly deadlineMs?: number;
  readonly onChange?: (away: boolean) => void;
}

/** One answer may be late because this process was busy; two in a row are not. */
const MISSES = 2;

/**
 * Asks the database again and again over a connection of its own, so that callers need not wait out the silence of one
 * that hangs. Recovers by itself.
 */
export function watchDatabase(
  databaseUrl: string,
  { everyMs = 1000, deadlineMs = 2000, onChange = () => {} }: WatchOptions = {},
): DatabaseWatch {
  let missed = 0;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function drop(): void {
    const broken = client;
    client = null;
    // A connection to a database that hangs would not end politely.
    (
      broken as unknown as { connection?: { stream?: { destroy(): void } } } | null
    )?.connection?.stream?.destroy();
  }

  async function ask(): Promise<void> {
    if (!client) {
      client = new pg.Client({
        connectionString: databaseUrl,
        connectionTimeoutMillis: deadlineMs,
        query_timeout: deadlineMs,
        application_name: "gf-ledger-watch",
      });
      client.on("error", drop);
      await client.connect();
    }
    await client.query("SELECT 1");
  }

  function record(answered: boolean): void {
    const before = missed >= MISSES;
    missed = answered ? 0 : missed + 1;
    const after = missed >= MISSES;
    if (before !== after) onChange(after);
  }

  async function look(): Promise<void> {
    try {
      await ask();
      record(true);
    } catch {
      drop();
      record(false);
    }
    if (closed) return;
    timer = setTimeout(() => void look(), everyMs);
    timer.unref();
  }

  void look();
  return {
    get away() {
      return missed >= MISSES;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      drop();
    },
  };
}
