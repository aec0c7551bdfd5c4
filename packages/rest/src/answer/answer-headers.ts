import type { DescribedError } from "@gf-ledger/api/trpc/error-mapper";
import { bearerAccessHeaders } from "./cross-origin";

/** Adds to an answer what every answer carries (D30), and the call's cookies. */
export function finishAnswer(
  answer: Response,
  call: { request: Request; requestId: string; setCookies: readonly string[] },
): Response {
  const headers = new Headers(answer.headers);
  headers.set("X-Request-Id", call.requestId);
  // What arrives bit by bit must not be held back to be compressed.
  const events = headers.get("Content-Type") === "text/event-stream";
  headers.set("Cache-Control", events ? "no-store, no-transform" : "no-store");
  headers.set("X-Content-Type-Options", "nosniff");
  for (const [name, value] of Object.entries(bearerAccessHeaders(call.request))) headers.set(name, value);
  for (const cookie of call.setCookies) headers.append("Set-Cookie", cookie);
  const headOnly = call.request.method === "HEAD";
  // A body nobody reads is let go, so that what writes it ends.
  if (headOnly) void answer.body?.cancel();
  return new Response(headOnly ? null : answer.body, { status: answer.status, headers });
}

/** A failure as JSON, with `Retry-After` where another try may succeed. */
export function errorAnswer(described: DescribedError): Response {
  const { status, body, retryAfterSeconds } = described;
  const headers = new Headers();
  if (retryAfterSeconds !== null) headers.set("Retry-After", String(retryAfterSeconds));
  return Response.json(body, { status, headers });
}
