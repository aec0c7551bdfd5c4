import { localeOf } from "@gf-ledger/domain/edition/locale";
import type { Metadata } from "next";
import { Suspense } from "react";
import { ArticleList } from "@/features/blog/article-list";
import { OtherEditionNotice } from "@/features/blog/other-edition-notice";
import { listArticles } from "@/features/blog/read-articles";
import { simulatedDelay } from "@/features/blog/simulated-delay";
import { type EditionProps, editionOf } from "@/features/edition/edition-params";
import { PageHeading } from "@/features/shell/page-heading";
import { pageMetadata } from "@/features/shell/page-metadata";

const DESCRIPTION = {
  ca: "Claiming gluten-free food in Canada, what it really costs, and which records the CRA asks for.",
  us: "Deducting gluten-free food in the United States, what it really costs, and which records to keep.",
} as const;

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const edition = await editionOf(props);
  return pageMetadata({
    locale: localeOf(edition, "en"),
    path: "/blog",
    title: "Blog",
    description: DESCRIPTION[edition],
  });
}

export default async function BlogPage(props: EditionProps) {
  const edition = await editionOf(props);
  await simulatedDelay(500);
  const { items } = await listArticles(edition);
  return (
    <div className="page">
      <PageHeading title="The GF Ledger Blog">
        <p>{DESCRIPTION[edition]}</p>
      </PageHeading>
      <Suspense>
        <OtherEditionNotice edition={edition} />
      </Suspense>
      <ArticleList articles={items} edition={edition} />
    </div>
  );
}
