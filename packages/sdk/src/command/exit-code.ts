import { CommanderError } from "commander";
import { GfLedgerError } from "../gf-ledger-error";

/** The command's exit codes. */
export const EXIT = {
  done: 0,
  /** Something failed: the server, the network, or at least one file of many. */
  failed: 1,
  /** The command line was not right. */
  usage: 2,
  /** There is no key, or the key is no longer valid. */
  unauthenticated: 3,
  /** A limit is used up: the readings of an hour, or what a server counts by the month. */
  limitReached: 4,
} as const;

/** Servers from before saves were counted answer an upload beyond the month `plan_limit`. */
const LIMITS: ReadonlySet<string> = new Set(["rate_limited", "plan_limit"]);

/** A command line that cannot be carried out, in a sentence. */
export class UsageError extends Error {}

export function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (error instanceof UsageError) return EXIT.usage;
  if (!(error instanceof GfLedgerError)) return EXIT.failed;
  if (error.code === "bad_option") return EXIT.usage;
  if (error.code === "unauthenticated") return EXIT.unauthenticated;
  return LIMITS.has(error.code) ? EXIT.limitReached : EXIT.failed;
}
