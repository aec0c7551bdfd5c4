/**
 * Why a job ended early: it took too long, held too much memory, its process died, or its work threw.
 * A job that its caller gave up throws the signal's reason instead.
 */
export type JobEnd = "timed_out" | "too_much_memory" | "died" | "failed";

/** Thrown to whoever waits for a job's next item. */
export class JobEnded extends Error {
  constructor(
    readonly reason: JobEnd,
    /** What the work threw, in its own words; for logs, never for people. */
    detail = "",
  ) {
    super(`The job ended early: ${reason}${detail ? ` (${detail})` : ""}`);
    this.name = "JobEnded";
  }
}
