import type { ProcessState } from "./process-state";

/** A server whose database changes over lets its callers wait, and is none the worse for it. */
export type DatabaseState = "ok" | "changing over" | "unreachable";

interface Parts {
  readonly database: DatabaseState;
  readonly readerIsThere: boolean;
  readonly jobs: ProcessState["jobs"];
  readonly stopping: boolean;
}

/**
 * What `/api/ready` answers (operating-18): 503 while a part is missing or the server stops, otherwise 200.
 */
export function readinessOf({ database, readerIsThere, jobs, stopping }: Parts) {
  const parts = {
    database,
    reader: readerIsThere ? "ok" : "missing",
    jobs,
  };
  const ready = !stopping && Object.values(parts).every((part) => part === "ok" || part === "changing over");
  const status = stopping ? "stopping" : ready ? "ready" : "not ready";
  return { httpStatus: ready ? 200 : 503, body: { status, ...parts } };
}
