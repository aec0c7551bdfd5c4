import type { WorthView } from "@gf-ledger/claim/file/claim-view";
import type { Edition } from "@gf-ledger/domain/edition/edition-facts";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { Badge } from "@/components/badge";

type Section = WorthView["sections"][number];

interface SectionProps {
  section: Section;
  edition: Edition;
  nameOf: (id: string) => string;
}

/** How well a figure is known, where it is not the official text itself. */
const STANDING_WORDS = {
  confirmed: null,
  secondary: "reported",
  derived: "calculated",
  unconfirmed: "not confirmed",
} as const;

/** One credit or deduction; opened, each of its lines with its formula and source. */
export function WorthSectionLines({ section, edition, nameOf }: SectionProps) {
  const money = (dollars: number) => formatMoney(dollars, edition);
  return (
    <details className="rounded-md border border-line">
      <summary className="flex cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1 p-3 text-sm">
        <span className="min-w-0 font-medium">
          {section.words}
          {section.notPaid ? (
            <span className="block font-normal text-ink-soft">{section.notPaid}</span>
          ) : null}
        </span>
        <span className="figures font-semibold">
          {section.upTo ? "up to " : ""}
          {money(section.amount)}
        </span>
      </summary>
      <ul className="divide-y divide-line border-t border-line px-3 text-sm">
        {section.lines.map((line, index) => {
          const standing = line.source ? STANDING_WORDS[line.source.standing] : null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer never change their order.
            <li key={index} className="py-2">
              <span className="flex justify-between gap-4">
                <span className="min-w-0">
                  {line.words}
                  {line.personId ? ` (${nameOf(line.personId)})` : ""}
                </span>
                <span className="figures shrink-0">{money(line.amount)}</span>
              </span>
              {line.formula ? <span className="figures block text-ink-soft">{line.formula}</span> : null}
              {line.source ? (
                <span className="block text-xs text-ink-soft">
                  {standing ? <Badge tone="warn">{standing}</Badge> : null} {line.source.words}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
