import { EDITIONS } from "@gf-ledger/domain/edition/edition";
import type { Metadata } from "next";
import { type EditionProps, editionOf } from "@/features/edition/edition-params";
import { NO_PAGE } from "@/features/shell/no-page";
import { pageMetadata } from "@/features/shell/page-metadata";
import PageNotFound from "../not-found";

/** The one that the proxy shows for any address that is not a page. */
export function generateStaticParams() {
  return EDITIONS.map((edition) => ({ edition, missing: [NO_PAGE] }));
}

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  return pageMetadata({
    edition: await editionOf(props),
    path: "/",
    title: "Page Not Found",
    description: "There is no page at this address.",
    private: true,
  });
}

/** Whatever no other page answers; the proxy says 404 for it. Thrown, it would be sent without its content. */
export default function MissingPage() {
  return <PageNotFound />;
}
