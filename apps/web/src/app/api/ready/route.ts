import { container } from "@/server/container";
import { processState } from "@/server/process/process-state";
import { readinessOf } from "@/server/process/readiness";

export const dynamic = "force-dynamic";

async function databaseAnswers(): Promise<boolean> {
  const { pool, databaseWatch } = container();
  if (databaseWatch.away) return false;
  return pool.query("SELECT 1").then(
    () => true,
    () => false,
  );
}

/** Whether this server can do its work: the database answers, photos can be read, the job queue runs. */
export async function GET(): Promise<Response> {
  const [database, reader] = [await databaseAnswers(), await container().readersAreThere()];
  const { jobs, stopping } = processState();
  const { httpStatus, body } = readinessOf({
    databaseAnswers: database,
    readerIsThere: reader,
    jobs,
    stopping,
  });
  return Response.json(body, { status: httpStatus, headers: { "Cache-Control": "no-store" } });
}
