import type { DescribedError } from "@gf-ledger/api/trpc/error-mapper";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { bearerAccessHeaders } from "./cross-origin";

/** Adds to an answer the headers of every answer (api-7) and the call's cookies. */
export function finishAnswer(
  answer: Response,
  call: { request: Request; requestId: string; locale: Locale; setCookies: readonly string[] },
): Response {
  const { headers, status } = answer;
  headers.set("X-Request-Id", call.requestId);
  // Events must not be held back to be compressed.
  const events = headers.get("Content-Type") === "text/event-stream";
  headers.set("Cache-Control", events ? "no-store, no-transform" : "no-store");
  headers.set("Content-Language", call.locale);
  headers.append("Vary", "Accept-Language");
  headers.set("X-Content-Type-Options", "nosniff");
  for (const [name, value] of Object.entries(bearerAccessHeaders(call.request))) headers.set(name, value);
  for (const cookie of call.setCookies) headers.append("Set-Cookie", cookie);
  if (call.request.method !== "HEAD") return answer;
  // Cancels a body that nobody reads, so that its writer ends.
  void answer.body?.cancel();
  return new Response(null, { status, headers });
}

/** A failure as JSON, with `Retry-After` where another try may succeed. */
export function errorAnswer(described: DescribedError): Response {
  const { status, body, retryAfterSeconds } = described;
  const headers = new Headers();
  if (retryAfterSeconds !== null) headers.set("Retry-After", String(retryAfterSeconds));
  return Response.json(body, { status, headers });
}
