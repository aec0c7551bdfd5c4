export const dynamic = "force-dynamic";

/** Whether the process answers at all. */
export function GET(): Response {
  return Response.json({ status: "ok" }, { headers: { "Cache-Control": "no-store" } });
}
