import { translatorOf } from "@gf-ledger/messages/translator";
import { container } from "@/server/container";
import { metrics } from "@/server/process/metrics";
import { bearsToken } from "@/server/process/metrics-token";
import { requestFacts } from "@/server/request/request-facts";

export const dynamic = "force-dynamic";

/**
 * This server's metrics for Prometheus; 404 where no `METRICS_TOKEN` is set or the request does not bear it.
 */
export async function GET(request: Request): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  const { METRICS_TOKEN: token } = container().environment;
  if (!token || !bearsToken(request.headers.get("authorization"), token)) {
    const message = translatorOf(requestFacts(request).locale, "failures")("noSuchCall");
    return Response.json({ message, code: "not_found" }, { status: 404, headers });
  }
  const { registry } = metrics();
  return new Response(await registry.metrics(), {
    headers: { ...headers, "Content-Type": registry.contentType },
  });
}
