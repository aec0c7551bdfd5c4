import type { ProcessState } from "./process-state";

interface Parts {
  readonly databaseAnswers: boolean;
  readonly readerIsThere: boolean;
  readonly jobs: ProcessState["jobs"];
  readonly stopping: boolean;
}

/**
 * What `/api/ready` answers (operating-18): 503 while a part is missing or the server stops, otherwise 200.
 */
export function readinessOf({ databaseAnswers, readerIsThere, jobs, stopping }: Parts) {
  const parts = {
    database: databaseAnswers ? "ok" : "unreachable",
    reader: readerIsThere ? "ok" : "missing",
    jobs,
  };
  const ready = !stopping && Object.values(parts).every((part) => part === "ok");
  const status = stopping ? "stopping" : ready ? "ready" : "not ready";
  return { httpStatus: ready ? 200 : 503, body: { status, ...parts } };
}
