import { container } from "@/server/container";

export const dynamic = "force-dynamic";

/** Whether this server can do its work: the database answers. */
export async function GET(): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  try {
    await container().pool.query("SELECT 1");
    return Response.json({ status: "ready", database: "ok" }, { headers });
  } catch {
    return Response.json({ status: "not ready", database: "unreachable" }, { status: 503, headers });
  }
}
