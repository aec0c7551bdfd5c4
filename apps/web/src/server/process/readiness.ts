import type { ProcessState } from "./process-state";

/** While its database fails over, a server lets requests wait and stays ready. */
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
