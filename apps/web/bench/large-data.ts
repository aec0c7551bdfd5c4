import { join } from "node:path";
import { type EmbeddedServer, startEmbeddedServer } from "@gf-ledger/db/embedded/embedded-server";
import { freePort } from "@gf-ledger/db/embedded/free-port";
import pg from "pg";
import { type Crowd, cookieOf, crowdedDatabase, draftId, ITEMS_EACH, personAsking, YEAR } from "./load/crowd";
import { sideBySide, type Target } from "./load/load";
import type { Measurement } from "./measurement";
import { type BenchServer, startBenchServer } from "./process/bench-server";

const SMALL = 50;
/** This many people ask in turn, so that no one person's rows stay in the processor's cache. */
const ASKING = 50;
/** More than are confirmed while one side is measured. */
const DRAFTS_EACH = 80;

const CALLS = [
  `/api/tax-report/summary?year=${YEAR}`,
  "/api/tax-report/years",
  "/api/tax-report/gf-receipts",
  `/api/tax-report/products?year=${YEAR}`,
  "/api/receipts",
  "/api/receipts?query=grain",
  "/api/subscription-status",
] as const;

const crowdOf = (people: number): Crowd => ({ people, asking: ASKING, draftsEach: DRAFTS_EACH });

function askedIn({ origin, headers }: BenchServer, path: string, crowd: Crowd): Target {
  const cookies = Array.from({ length: ASKING }, (_, n) => cookieOf(personAsking(crowd, n)));
  return { url: `${origin}${path}`, headers, cookies };
}

/** Confirms one draft after the other, each once. */
async function savesIn(server: BenchServer, databaseUrl: string, crowd: Crowd): Promise<Target> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ id: string; status: string; n: number }>(
      `SELECT id, status, n FROM generate_series(0, $1::int - 1) n JOIN receipts ON id = ${draftId(crowd, "n")}
       ORDER BY n`,
      [ASKING * DRAFTS_EACH],
    )
    .finally(() => client.end());
  const waiting = rows.filter(({ status }) => status === "draft");
  return {
    url: server.origin,
    headers: server.headers,
    take: (amount) =>
      waiting.splice(0, amount).map(({ id, n }) => ({
        method: "POST",
        path: `/api/receipts/${id}/confirm`,
        headers: {
          ...server.headers,
          "content-type": "application/json",
          cookie: cookieOf(personAsking(crowd, n)),
        },
        body: "{}",
      })),
  };
}

/** So many people, spread evenly, ask once each. */
const ONCE = 500;

/**
 * One call of each of many people, in milliseconds. They lie between those who ask in turn, `offset` of the way from
 * one to the next.
 */
async function firstCalls(
  server: BenchServer,
  crowd: Crowd,
  path: string,
  offset: number,
): Promise<number[]> {
  const times: number[] = [];
  const step = Math.max(1, crowd.people / ONCE);
  for (let person = step * offset; person < crowd.people; person += step) {
    const since = performance.now();
    const answer = await fetch(`${server.origin}${path}`, {
      headers: { ...server.headers, cookie: cookieOf(Math.floor(person)) },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
    times.push(performance.now() - since);
  }
  return times;
}

/** What a crowd takes on disk. */
export interface Size {
  readonly megabytes: number;
  readonly tables: readonly {
    readonly name: string;
    readonly rows: number;
    readonly table: number;
    readonly indexes: number;
  }[];
}

async function sizeOf(url: string): Promise<Size> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<Size["tables"][number]>(
      `SELECT relname AS name, reltuples::float8 AS rows, (pg_table_size(oid) / 1048576.0)::float8 AS table,
         (pg_indexes_size(oid) / 1048576.0)::float8 AS indexes
       FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
       ORDER BY pg_total_relation_size(oid) DESC LIMIT 6`,
    );
    const { rows } = await client.query<{ megabytes: number }>(
      "SELECT (pg_database_size(current_database()) / 1048576.0)::float8 AS megabytes",
    );
    return { megabytes: rows[0]?.megabytes ?? Number.NaN, tables };
  } finally {
    await client.end();
  }
}

/** Settings for filling alone; a start without them takes the product's. */
const FILLING = {
  wal_level: "minimal",
  max_wal_senders: "0",
  full_page_writes: "off",
  max_wal_size: "8GB",
  checkpoint_timeout: "1h",
  autovacuum: "off",
  max_parallel_maintenance_workers: "1",
};

async function withSettings(server: EmbeddedServer, settings: Readonly<Record<string, string>> | null) {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    if (!settings) await client.query("ALTER SYSTEM RESET ALL");
    for (const [name, value] of Object.entries(settings ?? {}))
      await client.query(`ALTER SYSTEM SET ${name} = '${value}'`);
  } finally {
    await client.end();
  }
}

/** Writes both crowds into a folder, unless they stand there; the server that did so is stopped. */
export async function writeCrowds(
  directory: string,
  people: number,
  print: (line: string) => void,
): Promise<void> {
  const before = await startEmbeddedServer({ directory, durable: false });
  await withSettings(before, FILLING).finally(() => before.stop());
  const server = await startEmbeddedServer({ directory, durable: false });
  try {
    for (const crowd of [people, SMALL].map(crowdOf)) {
      const since = performance.now();
      print(`Writing ${crowd.people} people …`);
      await crowdedDatabase(server.url, crowd, print);
      print(`  after ${Math.round((performance.now() - since) / 1000)} s`);
    }
    await withSettings(server, null);
  } finally {
    await server.stop();
  }
}

export interface Growth {
  readonly rows: readonly Measurement[];
  readonly size: Size;
  /** Of people who had not asked since the database was started, by call, in milliseconds. */
  readonly firstCalls: readonly { readonly path: string; readonly times: readonly number[] }[];
}

/** A person's calls among many people, compared with 50 people who have 10,000 line items together. */
export async function largeData(
  root: string,
  work: string,
  people: number,
  options: {
    readonly directory?: string;
    readonly env?: Readonly<Record<string, string>>;
    say: (line: string) => void;
  },
): Promise<Growth> {
  const directory = options.directory ?? join(work, "large");
  await writeCrowds(directory, people, options.say);
  const postgres = await startEmbeddedServer({ directory });
  const closers = [() => postgres.stop()];
  try {
    const sides: { server: BenchServer; url: string; crowd: Crowd }[] = [];
    for (const crowd of [people, SMALL].map(crowdOf)) {
      const url = await crowdedDatabase(postgres.url, crowd, options.say);
      const env = { ...options.env, DATABASE_URL: url, DATA_DIR: join(work, `server-${crowd.people}`) };
      const server = await startBenchServer(root, await freePort(), env);
      closers.push(() => server.stop());
      sides.push({ server, url, crowd });
    }
    const [large, small] = sides;
    if (!large || !small) throw new Error("The servers did not start.");
    const first: Growth["firstCalls"][number][] = [];
    for (const [path, offset] of [
      [CALLS[0], 0.25],
      [CALLS[2], 0.75],
    ] as const)
      first.push({ path, times: await firstCalls(large.server, large.crowd, path, offset) });
    const rows: Measurement[] = [];
    const compared = async (name: string, own: Target, other: Target) => {
      const { ratios, own: mine, other: theirs } = await sideBySide(own, other, 1);
      rows.push({
        name: `${name} among ${people.toLocaleString("en")} people, ${(people * ITEMS_EACH).toLocaleString("en")} items`,
        against: `among ${SMALL} people, ${(SMALL * ITEMS_EACH).toLocaleString("en")} items`,
        unit: "×",
        budget: 1.2,
        runs: ratios,
        detail: `${mine.toFixed(2)} ms : ${theirs.toFixed(2)} ms`,
      });
      options.say(`${name}: ${mine.toFixed(2)} ms : ${theirs.toFixed(2)} ms`);
    };
    for (const path of CALLS)
      await compared(
        path,
        askedIn(large.server, path, large.crowd),
        askedIn(small.server, path, small.crowd),
      );
    await compared(
      "saving a receipt of 8 lines",
      await savesIn(large.server, large.url, large.crowd),
      await savesIn(small.server, small.url, small.crowd),
    );
    return { rows, size: await sizeOf(large.url), firstCalls: first };
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
