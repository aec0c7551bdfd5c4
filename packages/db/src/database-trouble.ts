/** PostgreSQL's codes of a server that stops, starts, or follows another one. */
const CHANGING = /^(57P0[123]|25006)$/;
/** Codes of Node, PostgreSQL and Prisma that say that there is no connection, or none any more. */
const LOST = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|08\w{3}|P1001|P1017)$/;
/** Further ones that say that the database can't be asked at this moment. */
const AWAY = /^(ENOTFOUND|53300|P1002|P1008|P2024|P2028|P2037)$/;
/** The server ended a statement that took too long, or whose caller had left. */
const ENDED = /^57014$/;
/** No room on the disk, or nowhere to write. */
const FULL = /^(53100|ENOSPC|58030)$/;
/** Messages that say it in words: the driver's own errors have no code. */
const LOST_WORDS = new RegExp(
  [
    "Connection terminated",
    "Client has encountered a connection error",
    "Can't reach database server",
    "server closed the connection",
    "not queryable",
    "DatabaseNotReachable",
    "ConnectionClosed",
  ].join("|"),
  "i",
);
const AWAY_WORDS =
  /timeout exceeded when trying to connect|Query read timeout|SocketTimeout|TooManyConnections/i;
const NO_WORDS = /(?!)/;
const FULL_WORDS = /No space left on device/i;
/** A replica's codes, and Prisma's, of a question that it gave up, since the primary clears away what it reads. */
const GIVEN_UP = /^(40001|40P01|P2034)$/;
/** Text that the database cannot store: it holds NUL. */
const UNSTORABLE = /^22021$/;
const MAX_DEPTH = 6;

/** `changing` when the server itself says that it stops, starts, or no longer takes writes. */
export type DatabaseTrouble = "away" | "changing" | "full";

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

const matchesTrouble = (error: unknown, code: RegExp, words: RegExp): boolean =>
  chainOf(error).some((one) =>
    [one.code, one.originalCode, one.kind, one.message, one.originalMessage].some(
      (text) => typeof text === "string" && (code.test(text) || words.test(text)),
    ),
  );

/**
 * Whether an error says that the database is away, changes over or has no room; `null` for every other error. Codes
 * and words tell it, since the driver, its adapter and the rate limiter each wrap it their own way.
 */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  if (matchesTrouble(error, FULL, FULL_WORDS)) return "full";
  if (matchesTrouble(error, CHANGING, NO_WORDS)) return "changing";
  const away = matchesTrouble(error, LOST, LOST_WORDS) || matchesTrouble(error, AWAY, AWAY_WORDS);
  return away || matchesTrouble(error, ENDED, NO_WORDS) ? "away" : null;
}

/** Whether an error says that a text cannot be stored, which is the caller's fault and no bug. */
export const isUnstorableText = (error: unknown): boolean => matchesTrouble(error, UNSTORABLE, NO_WORDS);

/** Whether an error says that there was no connection to the database, or that it broke. */
export const isConnectionLost = (error: unknown): boolean =>
  matchesTrouble(error, CHANGING, NO_WORDS) || matchesTrouble(error, LOST, LOST_WORDS);

/** Whether an error comes of the replica that was asked and not of the question, which another server may answer. */
export const isReplicaTrouble = (error: unknown): boolean =>
  !matchesTrouble(error, ENDED, NO_WORDS) &&
  (databaseTrouble(error) !== null || matchesTrouble(error, GIVEN_UP, NO_WORDS));
