import type { CreditEstimateView } from "@gf-ledger/claim/file/claim-view";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { ChevronDownIcon } from "@heroicons/react/20/solid";
import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@/components/badge";

type Section = CreditEstimateView["sections"][number];

interface SectionProps {
  section: Section;
  nameOf: (id: string) => string;
}

/** One credit or deduction; opened, each of its lines with its formula and source. */
export function EstimateSectionLines({ section, nameOf }: SectionProps) {
  const t = useTranslations("claim.worth");
  const locale = useLocale();
  const money = (dollars: number) => formatMoney(dollars, locale);
  /** How well a figure is known, where it is not the official text itself. */
  const statusOf = ({ source }: Section["lines"][number]) =>
    source === null || source.standing === "confirmed" ? null : t(`standing.${source.standing}`);
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex cursor-pointer items-center gap-3 p-3 text-sm">
        <span className="min-w-0 flex-1 font-medium">
          {section.words}
          {section.notPaid ? (
            <span className="block font-normal text-ink-soft">{section.notPaid}</span>
          ) : null}
        </span>
        <span className="figures font-semibold">
          {section.upTo ? t("upToWithin", { amount: money(section.amount) }) : money(section.amount)}
        </span>
        <ChevronDownIcon
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-faint group-open:rotate-180 print:hidden"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line px-3 text-sm">
        {section.lines.map((line, index) => {
          const provenanceStatus = statusOf(line);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one answer never change their order.
            <li key={index} className="py-2">
              <span className="flex justify-between gap-4">
                <span className="min-w-0">
                  {line.personId ? t("of", { what: line.words, who: nameOf(line.personId) }) : line.words}
                </span>
                <span className="figures shrink-0">{money(line.amount)}</span>
              </span>
              {line.formula ? <span className="block text-ink-soft tabular-nums">{line.formula}</span> : null}
              {line.source ? (
                <span className="block text-xs text-ink-soft">
                  {provenanceStatus ? <Badge tone="warn">{provenanceStatus}</Badge> : null}{" "}
                  {line.source.words}
                </span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
