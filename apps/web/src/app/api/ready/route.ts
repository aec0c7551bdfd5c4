import { container } from "@/server/container";
import { processState } from "@/server/process/process-state";
import { type DatabaseState, readinessOf } from "@/server/process/readiness";

export const dynamic = "force-dynamic";

async function databaseState(): Promise<DatabaseState> {
  const { pool, databaseWatch } = container();
  if (databaseWatch.away) return "unreachable";
  if (databaseWatch.changing) return "changing over";
  return pool.query("SELECT 1").then(
    () => "ok",
    () => "unreachable",
  );
}

/** Whether this server can do its work: the database answers, photos can be read, the job queue runs. */
export async function GET(): Promise<Response> {
  const [database, reader] = [await databaseState(), await container().readersAreThere()];
  const { jobs, stopping } = processState();
  const { httpStatus, body } = readinessOf({
    database,
    readerIsThere: reader,
    jobs,
    stopping,
  });
  return Response.json(body, { status: httpStatus, headers: { "Cache-Control": "no-store" } });
}
