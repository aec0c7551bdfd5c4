/**
 * Why a job ended early: it took too long, held too much memory, its process died, or its work threw.
 * A job that its caller gave up throws the signal's reason instead.
 */
export type JobEnd = "timed_out" | "too_much_memory" | "died" | "failed";

/** Thrown to whoever waits for a job's next item. */
export class JobEnded extends Error {
  /** The framework bundles code in pieces that do not share modules, so that there may be several of this class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "JobEnded";
  }

  constructor(
    readonly reason: JobEnd,
    /** What the work threw, in its own words; for logs, never for people. */
    detail = "",
  ) {
    super(`The job ended early: ${reason}${detail ? ` (${detail})` : ""}`);
    this.name = "JobEnded";
  }
}
