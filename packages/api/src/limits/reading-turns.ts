import { randomUUID } from "node:crypto";
import type { HeldPhoto, Newcomer, SharedTurns, Turn } from "@gf-ledger/reader/queue/shared-turns";
import type { Pool, PoolClient } from "pg";

/** One server after the other: the turns are agreed on in milliseconds. */
const LOCK = "SELECT pg_advisory_xact_lock(hashtext('reading_turns'))";

/**
 * What a server holds is kept as it tells it: new photos come in, what it no longer tells has ended, and one that left
 * before its turn is forgotten. Photos of a server that told nothing for fifteen seconds are forgotten, and after a
 * minute when an account was last served, and what its web server may send. Photos of an account that is gone are none.
 */
const NOTIFY = `
  /* everybody: what a web server holds is of all accounts */
  WITH told AS (
    SELECT id, user_id, is_read, at
    FROM unnest($3::uuid[], $4::uuid[], $5::boolean[]) WITH ORDINALITY AS photo (id, user_id, is_read, at)
  ), ended AS (
    UPDATE reading_turns SET ended_at = clock_timestamp()
    WHERE server_id = $1 AND begun_at IS NOT NULL AND ended_at IS NULL AND id NOT IN (SELECT id FROM told)
  ), forgotten AS (
    DELETE FROM reading_turns
    WHERE (server_id = $1 AND begun_at IS NULL AND id NOT IN (SELECT id FROM told))
      OR (server_id <> $1 AND ended_at IS NULL AND seen_at < clock_timestamp() - interval '15 seconds')
      OR ended_at < clock_timestamp() - interval '1 minute'
  )
  INSERT INTO reading_turns AS known (id, server_id, user_id, at_once, begun_at)
  SELECT told.id, $1, users.id, $2, CASE WHEN is_read THEN clock_timestamp() END
  FROM told JOIN users ON users.id = told.user_id ORDER BY at
  ON CONFLICT (id) DO UPDATE SET at_once = excluded.at_once, seen_at = clock_timestamp()`;

const PLACES_TAKEN = `
  SELECT count(*)::int AS taken FROM reading_turns WHERE user_id = $1 AND begun_at IS NULL`;

const ENTER = `
  INSERT INTO reading_turns (id, server_id, user_id, at_once) VALUES ($1, $2, $3, $4)`;

/**
 * The order over all servers: an account with photos being read comes after those without, then one photo of each
 * account, then the second of each; the account that waits longest since it came or was served is the first.
 */
const AGREE = `
  /* everybody: accounts are served in turn */
  WITH held AS (
    SELECT * FROM reading_turns WHERE ended_at IS NULL
  ), room AS (
    SELECT coalesce(sum(at_once), 0)::int AS at_once
    FROM (SELECT server_id, max(at_once) AS at_once FROM reading_turns GROUP BY server_id) AS servers
  ), accounts AS (
    SELECT user_id, count(begun_at) FILTER (WHERE ended_at IS NULL) AS being_read,
      greatest(min(entered_at) FILTER (WHERE begun_at IS NULL), max(ended_at)) AS since
    FROM reading_turns GROUP BY user_id
  ), ranked AS (
    SELECT id, server_id, user_id, row_number() OVER (ORDER BY round, since, entered) AS rank
    FROM (
      SELECT id, server_id, user_id, since, entered,
        being_read + row_number() OVER (PARTITION BY user_id ORDER BY entered) AS round
      FROM held JOIN accounts USING (user_id) WHERE begun_at IS NULL
    ) AS waiting
  ), free AS (
    SELECT greatest(0, at_once - (SELECT count(begun_at) FROM held))::int AS places, at_once FROM room
  ), begun AS (
    UPDATE reading_turns SET begun_at = clock_timestamp()
    WHERE server_id = $1 AND id IN (SELECT id FROM ranked, free WHERE rank <= free.places)
    RETURNING id
  )
  SELECT free.at_once AS "atOnce",
    ARRAY(SELECT id FROM begun) AS begin,
    ARRAY(SELECT id FROM ranked WHERE server_id = $1 AND rank > free.places ORDER BY rank) AS waiting,
    ARRAY(SELECT (rank - free.places)::int FROM ranked WHERE server_id = $1 AND rank > free.places ORDER BY rank)
      AS places,
    (SELECT greatest(1, min(rank) - free.places)::int FROM ranked WHERE user_id = $2) AS "placeOfAccount",
    ARRAY(
      SELECT (extract(epoch FROM clock_timestamp() - begun_at) * 1000)::int FROM held WHERE begun_at IS NOT NULL
    ) AS "elapsedMs"
  FROM free`;

interface AgreedRow {
  atOnce: number;
  begin: string[];
  waiting: string[];
  places: number[];
  placeOfAccount: number | null;
  elapsedMs: number[];
}

/**
 * The turns of photos over all web servers, in the database (reading-53). Nothing of a photo is kept in it.
 * @param atOnce photos that this web server may add to those at the readers at the same time
 */
export function createReadingTurns(pool: Pool, atOnce: number): SharedTurns {
  const server = randomUUID();

  async function takePlace(client: PoolClient, { id, owner, places }: Newcomer): Promise<boolean> {
    const { rows } = await client.query<{ taken: number }>(PLACES_TAKEN, [owner]);
    if ((rows[0]?.taken ?? 0) >= places) return false;
    await client.query(ENTER, [id, server, owner, atOnce]);
    return true;
  }

  async function agreeOn(client: PoolClient, held: readonly HeldPhoto[], newcomer?: Newcomer): Promise<Turn> {
    const reported = [
      held.map(({ id }) => id),
      held.map(({ owner }) => owner),
      held.map(({ isRead }) => isRead),
    ];
    await client.query(NOTIFY, [server, atOnce, ...reported]);
    const taken = newcomer ? await takePlace(client, newcomer) : true;
    const { rows } = await client.query<AgreedRow>(AGREE, [server, newcomer?.owner ?? null]);
    const row = rows[0] ?? {
      atOnce,
      begin: [],
      waiting: [],
      places: [],
      placeOfAccount: null,
      elapsedMs: [],
    };
    return {
      begin: row.begin,
      places: new Map(row.waiting.map((id, index) => [id, row.places[index] ?? 1])),
      elapsedMs: row.elapsedMs,
      atOnce: row.atOnce,
      refusedBehind: taken ? null : (row.placeOfAccount ?? 1),
    };
  }

  return {
    async agree(held, newcomer) {
      const client = await pool.connect();
      try {
        await client.query("BEGIN");
        await client.query(LOCK);
        const turn = await agreeOn(client, held, newcomer);
        await client.query("COMMIT");
        client.release();
        return turn;
      } catch (error) {
        // The connection is closed: whatever its transaction did is undone.
        client.release(true);
        throw error;
      }
    },
  };
}
