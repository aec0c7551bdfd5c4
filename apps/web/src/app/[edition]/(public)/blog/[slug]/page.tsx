import { LOCALES } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { relatedArticles } from "@/features/blog/article";
import { ArticlePage } from "@/features/blog/article-page";
import { NO_ARTICLE } from "@/features/blog/no-article";
import { listArticles } from "@/features/blog/read-articles";
import { simulatedDelay } from "@/features/blog/simulated-delay";
import { localeOfPage } from "@/features/edition/edition-params";
import { segmentOf } from "@/features/edition/locale-segments";
import { pageMetadata } from "@/features/shell/addresses/page-metadata";
import ArticleNotFound from "./not-found";

interface ArticleProps {
  params: Promise<{ edition: string; slug: string }>;
}

async function load(props: ArticleProps) {
  const locale = await localeOfPage(props);
  const { slug } = await props.params;
  const { items } = await listArticles(locale);
  return { locale, items, article: items.find((item) => item.slug === slug) };
}

/** Every article, and the page that says there is none, which the proxy shows for any other address. */
export async function generateStaticParams() {
  const lists = LOCALES.map(async (locale) => {
    const edition = segmentOf(locale);
    const { items } = await listArticles(locale);
    return [{ edition, slug: NO_ARTICLE }, ...items.map(({ slug }) => ({ edition, slug }))];
  });
  return (await Promise.all(lists)).flat();
}

export async function generateMetadata(props: ArticleProps): Promise<Metadata> {
  const { locale, article } = await load(props);
  const words = translatorOf(locale, "blog");
  if (!article) {
    const [title, description] = [words("notFound.title"), words("notFound.description")];
    return pageMetadata({ locale, path: "/blog", title, description, private: true });
  }
  return pageMetadata({
    locale,
    path: `/blog/${article.slug}`,
    title: `${article.title} | ${words("name")}`,
    description: article.summary,
    alternates: article.editions,
  });
}

export default async function BlogArticlePage(props: ArticleProps) {
  await simulatedDelay(700);
  const { locale, items, article } = await load(props);
  const { slug } = await props.params;
  if (slug === NO_ARTICLE) return <ArticleNotFound locale={locale} />;
  if (!article) notFound();
  return <ArticlePage article={article} related={relatedArticles(article, items)} locale={locale} />;
}
