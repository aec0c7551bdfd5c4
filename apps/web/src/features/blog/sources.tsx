import type { Locale } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import type { Source } from "../content/source";
import { SourceList } from "../content/source-list";

/** Where an article's figures come from: name, link where there is one, year in parentheses (pages-8). */
export function Sources({ sources, locale }: { sources: readonly Source[]; locale: Locale }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="sources-title" className="mt-10 rounded-lg bg-sunken p-5">
      <h2 id="sources-title" className="text-base font-semibold">
        {translatorOf(locale, "blog")("sources")}
      </h2>
      <SourceList sources={sources} locale={locale} />
    </section>
  );
}
