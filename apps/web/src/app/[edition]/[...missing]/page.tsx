import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { type EditionProps, editionStaticParams, localeOfPage } from "@/features/edition/edition-params";
import { NO_PAGE } from "@/features/shell/addresses/no-page";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { MissingPage } from "@/features/shell/missing-page";

/** The one page that the proxy shows for every address that is not a page. */
export function generateStaticParams() {
  return editionStaticParams().map((params) => ({ ...params, missing: [NO_PAGE] }));
}

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "smallPages.missing");
  const words = { title: t("title"), description: t("description") };
  return pageMetadata({ locale, path: "/", ...words, private: true });
}

/** Answers what no other page does; the proxy makes it a 404. `notFound()` would be sent without content. */
export default async function Page(props: EditionProps) {
  return <MissingPage locale={await localeOfPage(props)} />;
}
