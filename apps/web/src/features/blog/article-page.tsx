import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { BackLink } from "@/components/back-link";
import { IntentLink } from "@/components/intent-link";
import { KeptHyphens } from "@/components/kept-hyphens";
import { Markdown } from "../content/markdown";
import { localAddress } from "../language/addresses/local-address";
import { type Article, summaryExcerpt } from "./article";
import { Sources } from "./sources";
import { TagChips } from "./tag-chips";

interface ArticlePageProps {
  article: Article;
  related: readonly Article[];
  locale: Locale;
}

/** One article with its sources and its neighbours (pages-8). */
export function ArticlePage({ article, related, locale }: ArticlePageProps) {
  const words = translatorOf(locale, "blog");
  const day = (date: string) => <time dateTime={date}>{formatDate(date, locale)}</time>;
  return (
    <div className="page max-w-3xl py-10 sm:py-14">
      <BackLink href={localAddress("/blog", locale)}>{words("back")}</BackLink>
      <article className="mt-4">
        <h1 className="text-2xl sm:text-3xl">
          <KeptHyphens text={article.title} />
        </h1>
        <p className="mt-4 text-sm text-ink-faint">
          {words.rich(article.updated ? "publishedAndUpdated" : "published", {
            date: () => day(article.published),
            later: () => day(article.updated ?? article.published),
          })}
        </p>
        <div className="mt-3">
          <TagChips label={words("tags")} tags={article.tags} />
        </div>
        <div className="mt-8">
          <Markdown text={article.content} locale={locale} keepReader />
        </div>
        <Sources sources={article.sources} locale={locale} />
      </article>
      {related.length > 0 ? (
        <section aria-labelledby="related-title" className="mt-12 border-t border-line pt-8">
          <h2 id="related-title" className="text-xl">
            {words("related")}
          </h2>
          <ul className="mt-4 space-y-5">
            {related.map((other) => (
              <li key={other.slug}>
                <IntentLink
                  href={localAddress(`/blog/${other.slug}`, locale)}
                  className="font-semibold text-brand underline"
                >
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
