import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ApiViewer } from "@/features/api-docs/api-viewer";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { PageHeading } from "@/features/shell/page-heading";

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const locale = await localeOfPage(props);
  const t = translatorOf(locale, "smallPages.apiDocs");
  return pageMetadata({ locale, path: "/docs/api", title: t("title"), description: t("description") });
}

export default async function ApiDocsPage(props: EditionProps) {
  const t = translatorOf(await localeOfPage(props), "smallPages.apiDocs");
  const address = (inside: ReactNode) => (
    <a href="/api/openapi.json" className="font-medium text-brand underline underline-offset-2">
      {inside}
    </a>
  );
  return (
    <div className="page pb-12">
      <PageHeading title={t("title")}>
        <p>
          {t("description")} {t.rich("document", { address })}
        </p>
      </PageHeading>
      {/* The viewer and what it shows are in English, whatever the page around it. */}
      <div lang="en">
        <ApiViewer />
      </div>
    </div>
  );
}
