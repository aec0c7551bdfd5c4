import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import { BackLink } from "@/components/back-link";
import { IntentLink } from "@/components/intent-link";
import { KeptHyphens } from "@/components/kept-hyphens";
import { Markdown } from "../content/markdown";
import { type Article, summaryExcerpt } from "./article";
import { Sources } from "./sources";
import { TagChips } from "./tag-chips";

interface ArticlePageProps {
  article: Article;
  related: readonly Article[];
  edition: Edition;
}

/** One article with its sources and its neighbours (pages-8). */
export function ArticlePage({ article, related, edition }: ArticlePageProps) {
  return (
    <div className="page max-w-3xl py-10 sm:py-14">
      <BackLink href="/blog">Back to Blog</BackLink>
      <article className="mt-4">
        <h1 className="text-2xl sm:text-3xl">
          <KeptHyphens text={article.title} />
        </h1>
        <p className="mt-4 text-sm text-ink-faint">
          Published <time dateTime={article.published}>{formatDate(article.published, edition)}</time>
          {article.updated ? (
            <>
              , updated <time dateTime={article.updated}>{formatDate(article.updated, edition)}</time>
            </>
          ) : null}
        </p>
        <div className="mt-3">
          <TagChips tags={article.tags} />
        </div>
        <div className="mt-8">
          <Markdown text={article.content} keepReader />
        </div>
        <Sources sources={article.sources} edition={edition} />
      </article>
      {related.length > 0 ? (
        <section aria-labelledby="related-title" className="mt-12 border-t border-line pt-8">
          <h2 id="related-title" className="text-xl">
            Related Articles
          </h2>
          <ul className="mt-4 space-y-5">
            {related.map((other) => (
              <li key={other.slug}>
                <IntentLink href={`/blog/${other.slug}`} className="font-semibold text-brand underline">
                  <KeptHyphens text={other.title} />
                </IntentLink>
                <p className="mt-1 text-sm text-ink-soft">{summaryExcerpt(other.summary)}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
