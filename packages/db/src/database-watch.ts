import pg from "pg";

export interface DatabaseWatch {
  /** Whether the database did not answer when it was last asked, twice in a row, and no changeover explains it. */
  readonly away: boolean;
  /** Whether it does not answer, and a cluster may still be changing over to another primary. */
  readonly changing: boolean;
  close(): Promise<void>;
}

export interface WatchOptions {
  readonly everyMs?: number;
  /** An answer that takes longer counts as no answer. */
  readonly deadlineMs?: number;
  /** How long a cluster may take to change over; 0 for a single database. */
  readonly changeoverMs?: number;
  readonly onChange?: (away: boolean) => void;
}

/** One answer may be late for many reasons; two in a row mean that the database is away. */
const MISSES = 2;
const BEAT_MS = 50;

/** The longest time that this process stood still, in milliseconds, since it was last asked. */
function standstill() {
  let last = performance.now();
  let longest = 0;
  const beat = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last - BEAT_MS);
    last = now;
  };
  const timer = setInterval(beat, BEAT_MS);
  timer.unref();
  return {
    longest(): number {
      beat();
      const found = longest;
      longest = 0;
      return found;
    },
    end: () => clearInterval(timer),
  };
}

/**
 * Asks the database again and again over its own connection, so that callers need not wait for one that
 * hangs. Recovers by itself. An answer missed because this process itself stood still does not count.
 */
export function watchDatabase(
  databaseUrl: string,
  { everyMs = 1000, deadlineMs = 2000, changeoverMs = 0, onChange = () => {} }: WatchOptions = {},
): DatabaseWatch {
  let missed = 0;
  let away = false;
  let lastAnswer = performance.now();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const still = standstill();

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
    const before = away;
    missed = answered ? 0 : missed + 1;
    if (answered) lastAnswer = performance.now();
    away = missed >= MISSES && performance.now() - lastAnswer >= changeoverMs;
    if (before !== away) onChange(away);
  }

  async function look(): Promise<void> {
    still.longest();
    try {
      await ask();
      record(true);
    } catch {
      drop();
      if (still.longest() < deadlineMs / 2) record(false);
    }
    if (closed) return;
    timer = setTimeout(() => void look(), everyMs);
    timer.unref();
  }

  void look();
  return {
    get away() {
      return away;
    },
    get changing() {
      return missed > 0 && !away && changeoverMs > 0;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      still.end();
      drop();
    },
  };
}
