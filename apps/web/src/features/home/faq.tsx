import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import { KeptHyphens } from "@/components/kept-hyphens";
import { Markdown } from "../content/markdown";
import { readFaq } from "../content/read-faq";
import { SourceList } from "../content/source-list";

/** The edition's questions and answers; opening one closes the one before (pages-3). */
export async function FaqSection({ locale }: { locale: Locale }) {
  const t = translatorOf(locale, "home.faq");
  const { entries, sources } = await readFaq(locale);
  return (
    <section id="faq" aria-labelledby="faq-title" className="page grid gap-8 py-8 lg:grid-cols-[1fr_2fr]">
      <h2 id="faq-title" className="text-2xl">
        {t("title")}
      </h2>
      <div className="border-t border-line">
        {entries.map(({ question, answer }) => (
          <details key={question} name="faq" className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center gap-4 py-3 font-semibold text-balance [&::-webkit-details-marker]:hidden">
              <span className="flex-1">
                <KeptHyphens text={question} />
              </span>
              <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0 text-ink-faint">
                <path
                  d="m5 7.5 5 5 5-5"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  className="origin-center transition-transform group-open:rotate-180"
                />
              </svg>
            </summary>
            <div className="pb-5 text-ink-soft">
              <Markdown text={answer} />
            </div>
          </details>
        ))}
        <details className="mt-4 text-sm text-ink-soft">
          <summary className="finger cursor-pointer">{t("sources")}</summary>
          <SourceList sources={sources} locale={locale} />
        </details>
      </div>
    </section>
  );
}
