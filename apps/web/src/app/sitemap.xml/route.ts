import { EDITION_FACTS, EDITIONS, type Edition } from "@gf-ledger/domain/edition/edition-facts";
import { listArticles } from "@/features/blog/read-articles";
import { editionOfRequest } from "@/features/edition/edition-of-request";
import { addressesOf } from "@/features/language/addresses/page-addresses";

const PAGES = ["/", "/how-it-works", "/tools", "/blog", "/auth", "/terms", "/privacy-policy"];

interface Entry {
  readonly path: string;
  readonly editions: readonly Edition[];
  readonly modified?: string;
}

const address = (edition: Edition, path: string) => `https://${EDITION_FACTS[edition].host}${path}`;

function urlElement(edition: Edition, { path, editions, modified }: Entry): string {
  const link = (locale: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`;
  const alternates = editions.flatMap((other) =>
    addressesOf(path, other).map((one) => link(one.locale, address(other, one.address))),
  );
  const date = modified ? `<lastmod>${modified}</lastmod>` : "";
  const element = (one: string) =>
    `<url><loc>${address(edition, one)}</loc>${date}${alternates.join("")}</url>`;
  return addressesOf(path, edition)
    .map((one) => element(one.address))
    .join("\n");
}

/** The public pages of the edition, each with its counterpart in the other (editions-8). */
export async function GET(request: Request): Promise<Response> {
  const edition = editionOfRequest(request);
  const { items } = await listArticles(edition);
  const entries: Entry[] = [
    ...PAGES.map((path) => ({ path, editions: EDITIONS })),
    ...items.map(({ slug, editions, updated, published }) => ({
      path: `/blog/${slug}`,
      editions,
      modified: updated ?? published,
    })),
  ];
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map((entry) => urlElement(edition, entry)),
    "</urlset>",
  ].join("\n");
  return new Response(`${body}\n`, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
