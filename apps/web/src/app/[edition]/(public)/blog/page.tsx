import { LOCALE_FACTS } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { Suspense } from "react";
import { ArticleList } from "@/features/blog/article-list";
import { OtherEditionNotice } from "@/features/blog/other-edition-notice";
import { listArticles } from "@/features/blog/read-articles";
import { simulatedDelay } from "@/features/blog/simulated-delay";
import { type EditionProps, localeOfPage } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import { PageHeading } from "@/features/shell/page-heading";

async function wordsOf(props: EditionProps) {
  const locale = await localeOfPage(props);
  const { edition } = LOCALE_FACTS[locale];
  const words = translatorOf(locale, "blog");
  return { locale, edition, words, description: words(`description.${edition}`) };
}

export async function generateMetadata(props: EditionProps): Promise<Metadata> {
  const { locale, words, description } = await wordsOf(props);
  return pageMetadata({ locale, path: "/blog", title: words("name"), description });
}

export default async function BlogPage(props: EditionProps) {
  const { locale, edition, words, description } = await wordsOf(props);
  await simulatedDelay(500);
  const { items } = await listArticles(locale);
  return (
    <div className="page">
      <PageHeading title={words("title")}>
        <p>{description}</p>
      </PageHeading>
      <Suspense>
        <OtherEditionNotice edition={edition} />
      </Suspense>
      <ArticleList articles={items} locale={locale} />
    </div>
  );
}
