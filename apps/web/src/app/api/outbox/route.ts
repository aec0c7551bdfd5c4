import { listOutbox } from "@gf-ledger/mail/outbox/outbox-reading";
import { container } from "@/server/container";

export const dynamic = "force-dynamic";

/** The messages of the local outbox, newest first (D36); not there with a mail server or in production. */
export async function GET(): Promise<Response> {
  const { outboxDirectory, settings } = container();
  const headers = { "Cache-Control": "no-store" };
  if (!outboxDirectory || settings.production) {
    return Response.json(
      { message: "There is no outbox here.", code: "not_found" },
      { status: 404, headers },
    );
  }
  return Response.json({ messages: await listOutbox(outboxDirectory) }, { headers });
}
