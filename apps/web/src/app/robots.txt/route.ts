import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition";
import { editionOfRequest } from "@/features/edition/edition-of-request";

/** Says what search engines may read, and where the edition's site map is (editions-8). */
export function GET(request: Request): Response {
  const { host } = EDITION_FACTS[editionOfRequest(request)];
  const closed = [
    "/api/",
    "/auth-debug",
    "/email-test",
    "/outbox",
    "/receipt-review/",
    "/account",
    "/join-household",
    "/shared-claim",
    "/unsubscribe",
  ];
  const lines = [
    "User-agent: *",
    "Allow: /",
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: https://${host}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
