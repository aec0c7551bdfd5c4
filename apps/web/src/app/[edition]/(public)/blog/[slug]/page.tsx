import { EDITIONS } from "@gf-ledger/domain/edition/edition";
import { localeOf } from "@gf-ledger/domain/edition/locale";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { relatedArticles } from "@/features/blog/article";
import { ArticlePage } from "@/features/blog/article-page";
import { NO_ARTICLE } from "@/features/blog/no-article";
import { listArticles } from "@/features/blog/read-articles";
import { simulatedDelay } from "@/features/blog/simulated-delay";
import { editionOf } from "@/features/edition/edition-params";
import { pageMetadata } from "@/features/shell/page-metadata";
import ArticleNotFound from "./not-found";

interface ArticleProps {
  params: Promise<{ edition: string; slug: string }>;
}

async function load(props: ArticleProps) {
  const edition = await editionOf(props);
  const { slug } = await props.params;
  const { items } = await listArticles(edition);
  return { edition, items, article: items.find((item) => item.slug === slug) };
}

/** Every article, and the page that says there is none, which the proxy shows for any other address. */
export async function generateStaticParams() {
  const lists = EDITIONS.map(async (edition) => [
    { edition, slug: NO_ARTICLE },
    ...(await listArticles(edition)).items.map(({ slug }) => ({ edition, slug })),
  ]);
  return (await Promise.all(lists)).flat();
}

export async function generateMetadata(props: ArticleProps): Promise<Metadata> {
  const { edition, article } = await load(props);
  if (!article) {
    const description = "There is no article at this address.";
    return pageMetadata({
      locale: localeOf(edition, "en"),
      path: "/blog",
      title: "Blog post not found",
      description,
      private: true,
    });
  }
  const title = `${article.title} | Blog`;
  const alternates = article.editions;
  return pageMetadata({
    locale: localeOf(edition, "en"),
    path: `/blog/${article.slug}`,
    title,
    description: article.summary,
    alternates,
  });
}

export default async function BlogArticlePage(props: ArticleProps) {
  await simulatedDelay(700);
  const { edition, items, article } = await load(props);
  const { slug } = await props.params;
  if (slug === NO_ARTICLE) return <ArticleNotFound />;
  if (!article) notFound();
  return <ArticlePage article={article} related={relatedArticles(article, items)} edition={edition} />;
}
