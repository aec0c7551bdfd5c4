import type { ProvenanceStatus } from "@gf-ledger/claim/figures/provenance";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { type Locale, localeOfPlace } from "@gf-ledger/domain/edition/locale";
import { translatorOf } from "@gf-ledger/messages/translator";
import clsx from "clsx";
import { MarkedLanguage } from "./marked-language";
import type { Source } from "./source";

interface SourceListProps {
  sources: readonly Source[];
  /** An edition stands for its English locale. */
  locale: Edition | Locale;
}

/** Whether nothing is said beside the link, which is then no part of a sentence: a finger's target of its own. */
const isAlone = ({ year, readOn }: Source) => !year && !readOn;

/** Sources by name, link and year, with the day they were read and how well their figures are known. */
export function SourceList({ sources, locale }: SourceListProps) {
  const words = translatorOf(localeOfPlace(locale), "blog");
  const standing = (of: ProvenanceStatus) => (of === "confirmed" ? "" : ` ${words(`standing.${of}`)}`);
  return (
    <ul className="mt-3 space-y-2 text-sm">
      {sources.map((source) => (
        <li key={source.name}>
          {source.url ? (
            <a
              href={source.url}
              target="_blank"
              rel="noopener noreferrer"
              className={clsx("text-brand underline", isAlone(source) && "finger inline-block")}
            >
              <MarkedLanguage text={source.name} />
              <span className="sr-only"> {words("newTab")}</span>
            </a>
          ) : (
            <MarkedLanguage text={source.name} />
          )}
          {source.year ? ` (${source.year})` : null}
          {source.readOn ? (
            <span className="text-ink-soft">
              {words("read", { date: formatDate(source.readOn, locale) })}
              {standing(source.standing)}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
