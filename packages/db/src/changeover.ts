import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { isConnectionLost } from "./database-trouble";

const ASK_AGAIN_MS = 250;

/** One for the process: the framework bundles code in pieces that do not share modules. */
const holder = globalThis as typeof globalThis & { gfLedgerBridged?: WeakMap<object, number> };
holder.gfLedgerBridged ??= new WeakMap();
const bridged = holder.gfLedgerBridged;

/** For how many seconds calls on this database wait for a changeover; 0 where they don't. */
export const bridgedSeconds = (database: object): number => bridged.get(database) ?? 0;

/** Says of a database for how many seconds its pool bridges a changeover. */
export function noteBridged(database: object, seconds: number): void {
  bridged.set(database, seconds);
}

/**
 * Asks until there is an answer, or an error that is no lost connection, or `seconds` have passed.
 * @throws the last error
 */
export async function retryWhileFailingOver<Answer>(
  ask: () => Promise<Answer>,
  seconds: number,
): Promise<Answer> {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isConnectionLost(error) || performance.now() > until) throw error;
      await sleep(ASK_AGAIN_MS);
    }
  }
}

/** A statement that only reads: asked twice, it does nothing twice. */
const READS = /^\s*SELECT\b[^;]*\bFROM\b/i;

/** The text of a statement that is answered by a promise and read whole; `null` for a stream or a callback. */
function textOf(asked: readonly unknown[]): string | null {
  if (asked.some((each) => typeof each === "function")) return null;
  const [statement] = asked;
  if (typeof statement === "string") return statement;
  if (typeof statement !== "object" || statement === null || "submit" in statement) return null;
  return "text" in statement ? String(statement.text) : null;
}

/**
 * Lets a pool's callers wait while a cluster changes over to another primary: for a connection, and for the answer of
 * a statement that only reads and whose connection was lost. Nothing that writes is asked twice.
 * @param seconds how long a caller waits at most; with 0 nobody waits
 */
export function bridgeChangeovers(pool: pg.Pool, seconds: number): void {
  if (seconds === 0) return;
  const connectOnce = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const connect = () => retryWhileFailingOver(connectOnce, seconds);
  pool.connect = ((callback?: (error: unknown, client?: pg.PoolClient, release?: unknown) => void) => {
    if (!callback) return connect();
    connect().then((client) => callback(undefined, client, client.release), callback);
  }) as pg.Pool["connect"];
  const queryOnce = pool.query.bind(pool) as (...asked: readonly unknown[]) => Promise<unknown>;
  pool.query = ((...asked: readonly unknown[]) => {
    const text = textOf(asked);
    return text !== null && READS.test(text)
      ? retryWhileFailingOver(() => queryOnce(...asked), seconds)
      : queryOnce(...asked);
  }) as pg.Pool["query"];
}
