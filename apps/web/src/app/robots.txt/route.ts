import { EDITION_FACTS } from "@gf-ledger/domain/edition/edition-facts";
import { editionOfRequest } from "@/features/edition/edition-of-request";
import { addressesOf } from "@/features/language/addresses/page-addresses";

/** The pages of one person, and those for finding faults. */
const CLOSED = [
  "/auth-debug",
  "/email-test",
  "/outbox",
  "/receipt-review/[id]",
  "/account",
  "/join-household",
  "/shared-claim",
  "/unsubscribe",
];

/** Says what search engines may read, and where the edition's site map is (editions-8). */
export function GET(request: Request): Response {
  const edition = editionOfRequest(request);
  const { host } = EDITION_FACTS[edition];
  const closed = CLOSED.flatMap((page) => addressesOf(page, edition)).map(({ address }) =>
    address.replace("[id]", ""),
  );
  const lines = [
    "User-agent: *",
    "Allow: /",
    ...["/api/", ...closed].map((path) => `Disallow: ${path}`),
    `Sitemap: https://${host}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
