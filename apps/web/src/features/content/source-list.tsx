import type { Standing } from "@gf-ledger/claim/figures/provenance";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import type { Edition } from "@gf-ledger/domain/edition/edition";
import type { Source } from "./source";

const STANDING: Readonly<Record<Standing, string>> = {
  confirmed: "",
  secondary: " Reported by others; the document itself was not read.",
  derived: " Calculated.",
  unconfirmed: " Guidance, not confirmed by a tax authority.",
};

interface SourceListProps {
  sources: readonly Source[];
  edition: Edition;
}

/** Sources by name, link and year, with the day they were read and how well their figures are known. */
export function SourceList({ sources, edition }: SourceListProps) {
  return (
    <ul className="mt-3 space-y-2 text-sm">
      {sources.map(({ name, url, year, readOn, standing }) => (
        <li key={name}>
          {url ? (
            <a href={url} target="_blank" rel="noopener noreferrer" className="text-brand underline">
              {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            name
          )}
          {year ? ` (${year})` : null}
          {readOn ? (
            <span className="text-ink-soft">
              {`. Read ${formatDate(readOn, edition)}.`}
              {STANDING[standing]}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
