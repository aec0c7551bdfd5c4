/** Codes of Node, PostgreSQL and Prisma that say that the database can't be asked at this moment. */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|08\w{3}|57P0[123]|53300|25006|P1001|P1002|P1008|P1017|P2024|P2028|P2037)$/;
/** No room on the disk, or nowhere to write. */
const FULL = /^(53100|ENOSPC|58030)$/;
/** Messages that say it in words: the driver's own errors have no code. */
const AWAY_WORDS = new RegExp(
  [
    "Connection terminated",
    "timeout exceeded when trying to connect",
    "Query read timeout",
    "Client has encountered a connection error",
    "Can't reach database server",
    "server closed the connection",
    "not queryable",
    "DatabaseNotReachable",
    "ConnectionClosed",
    "SocketTimeout",
    "TooManyConnections",
  ].join("|"),
  "i",
);
const FULL_WORDS = /No space left on device/i;
const MAX_DEPTH = 6;

export type DatabaseTrouble = "away" | "full";

/** An error with its causes and the errors that it gathers. */
function chainOf(error: unknown, depth = 0): Record<string, unknown>[] {
  if (typeof error !== "object" || error === null || depth > MAX_DEPTH) return [];
  const one = error as Record<string, unknown>;
  const inner = [
    one.cause,
    one.meta,
    one.driverAdapterError,
    ...(Array.isArray(one.errors) ? one.errors : []),
  ];
  return [one, ...inner.flatMap((next) => chainOf(next, depth + 1))];
}

/**
 * Whether an error says that the database is away or has no room; `null` for every other error. Codes and
 * words tell it, since the driver, its adapter and the rate limiter each wrap it their own way.
 */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  const chain = chainOf(error);
  const tells = (code: RegExp, words: RegExp) =>
    chain.some((one) =>
      [one.code, one.originalCode, one.kind, one.message, one.originalMessage].some(
        (text) => typeof text === "string" && (code.test(text) || words.test(text)),
      ),
    );
  if (tells(FULL, FULL_WORDS)) return "full";
  return tells(AWAY, AWAY_WORDS) ? "away" : null;
}
