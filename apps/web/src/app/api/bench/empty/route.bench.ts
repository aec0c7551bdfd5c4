export const dynamic = "force-dynamic";

/** An empty route handler of the same server, in the bench's build alone. */
export function GET(): Response {
  return Response.json({});
}
