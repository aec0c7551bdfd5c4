import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { IntentLink } from "@/components/intent-link";
import { KeptHyphens } from "@/components/kept-hyphens";
import { EmptyState } from "@/components/notices/empty-state";
import { localAddress } from "../language/addresses/local-address";
import { type Article, LIST_LENGTH } from "./article";
import { TagChips } from "./tag-chips";

/** Up to ten articles, each with date, title, summary, tags and a link (pages-7). */
export function ArticleList({ articles, locale }: { articles: readonly Article[]; locale: Locale }) {
  const words = translatorOf(locale, "blog");
  if (articles.length === 0) return <EmptyState title={words("none")} />;
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {articles.slice(0, LIST_LENGTH).map((article) => (
        <li key={article.slug} className="group flex flex-col border-t border-line py-8 first:md:col-span-2">
          <time dateTime={article.published} className="text-xs text-ink-faint">
            {formatDate(article.published, locale)}
          </time>
          <h2 className="mt-2 max-w-2xl text-xl md:group-first:text-2xl">
            <KeptHyphens text={article.title} />
          </h2>
          <p className="mt-2 mb-4 max-w-2xl flex-1 text-ink-soft">{article.summary}</p>
          <TagChips label={words("tags")} tags={article.tags} />
          <IntentLink
            href={localAddress(`/blog/${article.slug}`, locale)}
            aria-label={words("readThis", { title: article.title })}
            className="mt-3 inline-flex min-h-11 items-center self-start font-semibold text-brand underline"
          >
            {words("readArticle")}
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
