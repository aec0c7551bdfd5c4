import { createHash, timingSafeEqual } from "node:crypto";
import { translatorOf } from "@gf-ledger/messages/translator";
import { container } from "@/server/container";
import { metrics } from "@/server/process/metrics";
import { requestFacts } from "@/server/request-facts";

export const dynamic = "force-dynamic";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Whether the request bears the token. Digests of one length are compared, so that the time tells nothing.
 */
function opens(request: Request, token: string): boolean {
  const sent = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(sent), digest(token));
}

/**
 * This server's metrics for Prometheus; 404 where no `METRICS_TOKEN` is set or the request does not bear it.
 */
export async function GET(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  const { METRICS_TOKEN: token } = container().environment;
  if (!token || !opens(request, token)) {
    const message = translatorOf(requestFacts(request).locale, "failures")("noSuchCall");
    return Response.json({ message, code: "not_found" }, { status: 404, headers });
  }
  const { registry } = metrics();
  return new Response(await registry.metrics(), {
    headers: { ...headers, "Content-Type": registry.contentType },
  });
}
