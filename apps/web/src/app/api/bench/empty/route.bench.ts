export const dynamic = "force-dynamic";

/** An empty route handler on the same server, in the bench's build alone; calls are compared with it. */
export function GET(): Response {
  return Response.json({});
}
