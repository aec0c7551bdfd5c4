import { access } from "node:fs/promises";
import { readerWorkerPath } from "@/server/adapters/readers";
import { container } from "@/server/container";
import { processState } from "@/server/process/process-state";

export const dynamic = "force-dynamic";

async function databaseAnswers(): Promise<boolean> {
  const { pool, databaseWatch } = container();
  if (databaseWatch.away) return false;
  return pool.query("SELECT 1").then(
    () => true,
    () => false,
  );
}

async function readerIsThere(): Promise<boolean> {
  return access(readerWorkerPath(container().environment)).then(
    () => true,
    () => false,
  );
}

/** Whether this server can do its work: the database answers, the reader can be started, the job queue runs. */
export async function GET(): Promise<Response> {
  const state = processState();
  const parts = {
    database: (await databaseAnswers()) ? "ok" : "unreachable",
    reader: (await readerIsThere()) ? "ok" : "missing",
    jobs: state.jobs,
  };
  const ready = !state.stopping && Object.values(parts).every((part) => part === "ok");
  const status = state.stopping ? "stopping" : ready ? "ready" : "not ready";
  const headers = { "Cache-Control": "no-store" };
  return Response.json({ status, ...parts }, { status: ready ? 200 : 503, headers });
}
