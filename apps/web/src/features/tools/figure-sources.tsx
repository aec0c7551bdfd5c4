import type { Provenance } from "@gf-ledger/claim/figures/provenance";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { useLocale, useTranslations } from "use-intl";

interface FigureSourcesProps {
  figures: readonly { readonly figure: string; readonly from: Provenance }[];
}

/** Where each figure of the law was read, on which day, and how well it is known (calculators-10). */
export function FigureSources({ figures }: FigureSourcesProps) {
  const t = useTranslations("tools.sources");
  const locale = useLocale();
  const name = useTranslations("sources.names");
  return (
    <div className="border-t border-line pt-3 text-xs">
      <p className="font-semibold">{t("title")}</p>
      <ul className="mt-1 space-y-1">
        {figures.map(({ figure, from }) => (
          <li key={figure}>
            {t.rich("read", {
              figure,
              date: formatDate(from.readOn, locale),
              source: () => t.rich(`standing.${from.standing}`, { source: () => name(from.source) }),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
