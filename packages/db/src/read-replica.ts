import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { type OpenDatabase, openDatabase } from "./database";
import type { Pooling } from "./pooling";

/** How long a caller waits for replicas to catch up; then the primary answers. */
const WAIT_MS = 1000;
const ASK_AGAIN_MS = 20;
/** For how long a replica that was late or away is not asked. */
const REST_MS = 5000;

export interface ReadReplica {
  /**
   * A replica that shows everything that was committed before this question; `null` where the primary has to be asked,
   * since each replica is late, away, or follows another history.
   */
  caughtUp(): Promise<OpenDatabase | null>;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly pooling?: Pooling;
  /** Milliseconds that a caller waits at most. */
  readonly waitMs?: number;
  /** Milliseconds for which a replica that was late is not asked. */
  readonly restMs?: number;
  /** Told of every answer: who reads. */
  readonly onAnswer?: (from: "replica" | "primary") => void;
}

interface Position {
  /** Up to where the primary's log is safe. */
  readonly at: string;
  /** The primary's timeline, which changes with every promotion. */
  readonly timeline: number;
}

const POSITION = `
  SELECT pg_current_wal_flush_lsn()::text AS at,
    ('x' || left(pg_walfile_name(pg_current_wal_flush_lsn()), 8))::bit(32)::int AS timeline`;

/**
 * Whether a server follows the primary, and shows its log up to a position. After a promotion a standby may hold a log
 * that its new primary never had, and counts only once it is seen to follow: by the timeline that it receives, which
 * it asks for when nothing of its own contradicts it, or by that of its latest checkpoint. The former is told to
 * those who have `pg_read_all_stats`.
 */
const SHOWS = `
  SELECT pg_is_in_recovery() AND coalesce($2 IN (timeline_id, (SELECT received_tli FROM pg_stat_wal_receiver)), false)
    AS follows, pg_last_wal_replay_lsn() >= $1::pg_lsn AS shows
  FROM pg_control_checkpoint()`;

/** Waits until a replica shows the position; `false` once nobody waits any more, or where it follows another history. */
async function shows(replica: pg.Pool, { at, timeline }: Position, waited: AbortSignal): Promise<boolean> {
  while (!waited.aborted) {
    const { rows } = await replica.query<{ follows: boolean; shows: boolean | null }>(SHOWS, [at, timeline]);
    if (!rows[0]?.follows) return false;
    if (rows[0].shows) return true;
    await sleep(ASK_AGAIN_MS);
  }
  return false;
}

/** Resolves with `false` at the latest when the signal comes. */
const beforeAbort = (answer: Promise<boolean>, signal: AbortSignal): Promise<boolean> =>
  Promise.race([
    answer.catch(() => false),
    new Promise<boolean>((resolve) => {
      if (signal.aborted) resolve(false);
      signal.addEventListener("abort", () => resolve(false), { once: true });
    }),
  ]);

/**
 * Opens replicas of the primary's database (PostgreSQL's streaming replication) for what only reads. Whoever is let
 * onto one sees their own writes, through whichever server they made them: the primary is asked for its position in
 * the log first. It must not run with `synchronous_commit=off`.
 * @param replicaUrls each leads to one server, since the next question may go over another connection
 */
export function openReadReplica(
  replicaUrls: readonly string[],
  primary: pg.Pool,
  { pooling = "session", waitMs = WAIT_MS, restMs = REST_MS, onAnswer = () => {} }: ReplicaOptions = {},
): ReadReplica {
  const replicas = replicaUrls.map((url) => ({
    open: openDatabase(url, undefined, { pooling }),
    restsUntil: 0,
  }));
  let turn = 0;

  /** The replicas that are not left alone, each first in its turn. */
  function asked() {
    turn += 1;
    const from = turn % replicas.length;
    const inTurn = [...replicas.slice(from), ...replicas.slice(0, from)];
    return inTurn.filter(({ restsUntil }) => performance.now() >= restsUntil);
  }

  async function find(): Promise<OpenDatabase | null> {
    const candidates = asked();
    if (candidates.length === 0) return null;
    const until = performance.now() + waitMs;
    const { rows } = await primary.query<Position>(POSITION);
    for (const [before, candidate] of rows[0] ? candidates.entries() : []) {
      // One that hangs leaves the others their share of the time.
      const share = (until - performance.now()) / (candidates.length - before);
      if (share <= 0) return null;
      const waited = AbortSignal.timeout(Math.ceil(share));
      if (await beforeAbort(shows(candidate.open.pool, rows[0] as Position, waited), waited))
        return candidate.open;
      candidate.restsUntil = performance.now() + restMs;
    }
    return null;
  }

  return {
    async caughtUp() {
      const found = await find().catch(() => null);
      onAnswer(found ? "replica" : "primary");
      return found;
    },
    async close() {
      for (const { open } of replicas) await open.close();
    },
  };
}
