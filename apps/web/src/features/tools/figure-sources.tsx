import type { Provenance } from "@gf-ledger/claim/figures/provenance";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { LOCALE_FACTS, type Locale } from "@gf-ledger/domain/edition/locale";
import type { Messages } from "@gf-ledger/messages/messages";
import { FilledText } from "../language/filled-text";

interface FigureSourcesProps {
  locale: Locale;
  words: Messages["tools"]["sources"];
  figures: readonly { readonly figure: string; readonly from: Provenance }[];
}

/** Where each figure of the law was read, on which day, and how well it is known (calculators-10). */
export function FigureSources({ locale, words, figures }: FigureSourcesProps) {
  const isEnglish = LOCALE_FACTS[locale].language === "en";
  // The tables name their sources in English.
  const named = (source: string) => (isEnglish ? source : <span lang="en">{source}</span>);
  return (
    <div className="border-t border-line pt-3 text-xs">
      <p className="font-semibold">{words.title}</p>
      <ul className="mt-1 space-y-1">
        {figures.map(({ figure, from }) => (
          <li key={figure}>
            <FilledText
              text={words.read}
              values={{ figure, date: formatDate(from.readOn, locale) }}
              tags={{
                source: () => (
                  <FilledText
                    text={words.standing[from.standing]}
                    tags={{ source: () => named(from.source) }}
                  />
                ),
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
