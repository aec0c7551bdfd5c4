import { translatorOf } from "@gf-ledger/messages/translator";
import { container } from "@/server/container";
import { diagnosticsOpenTo } from "@/server/request/diagnostics-access";
import { requestFacts } from "@/server/request/request-facts";

export const dynamic = "force-dynamic";

/**
 * The messages of the local outbox, newest first, with `?to=` those to one address alone (mail-2, operating-4); 404
 * with a mail server, in production, and for calls from another machine.
 */
export async function GET(request: Request): Promise<Response> {
  const { outbox, settings } = container();
  const headers = { "Cache-Control": "no-store" };
  if (!outbox || settings.production || !diagnosticsOpenTo(request.headers)) {
    const message = translatorOf(requestFacts(request).locale, "diagnostics.outbox")("none");
    return Response.json({ message, code: "not_found" }, { status: 404, headers });
  }
  const to = new URL(request.url).searchParams.get("to") ?? undefined;
  return Response.json({ messages: await outbox.list(to) }, { headers });
}
