import { EDITIONS } from "@gf-ledger/domain/edition/edition";
import type { Metadata } from "next";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { NO_PAGE } from "@/features/shell/no-page";
import { pageMetadata } from "@/features/shell/page-metadata";
import PageNotFound from "../not-found";

/** The one page that the proxy shows for every address that is not a page. */
export function generateStaticParams() {
  return EDITIONS.map((edition) => ({ edition, missing: [NO_PAGE] }));
}

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    locale: await localeOfPage(props),
    path: "/",
    title: "Page Not Found",
    description: "There is no page at this address.",
    private: true,
  });
}

/** Answers what no other page does; the proxy makes it a 404. `notFound()` would be sent without content. */
export default function MissingPage() {
  return <PageNotFound />;
}
