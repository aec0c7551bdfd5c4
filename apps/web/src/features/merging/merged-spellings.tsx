import type { MergedNames } from "@gf-ledger/domain/matching/merged-names";
import { useTranslations } from "use-intl";
import { Button } from "@/components/button";

interface MergedSpellingsProps {
  merged: MergedNames["merged"];
  busy: boolean;
  onPart: (from: string) => void;
}

/** What was merged before, each with the way to part it again. */
export function MergedSpellings({ merged, busy, onPart }: MergedSpellingsProps) {
  const t = useTranslations("merging");
  if (merged.length === 0) return null;
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{t("merged")}</h3>
      <ul className="mt-2 max-h-56 divide-y divide-line overflow-y-auto">
        {merged.map(({ from, into }) => (
          <li key={from} className="flex items-center justify-between gap-3 py-1.5 text-sm">
            <span className="min-w-0 break-words">
              {t.rich("countedAs", {
                from,
                into,
                soft: (words) => <span className="text-ink-soft">{words}</span>,
              })}
            </span>
            <Button tone="quiet" size="small" disabled={busy} onClick={() => onPart(from)}>
              {t.rich("part", {
                name: from,
                hidden: (words) => <span className="sr-only">{words}</span>,
              })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
