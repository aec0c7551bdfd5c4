import type { ClaimRatesView } from "@gf-ledger/claim/currency/rate-view";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { factsInLine } from "@gf-ledger/messages/facts-in-line";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Allowed } from "@/features/household/allowed";
import { rateText } from "./rate-text";
import { useEntryChanges } from "./use-entry-changes";

interface NeededRateProps {
  method: ClaimRatesView["method"];
  needed: ClaimRatesView["needed"][number];
  onEnter: () => void;
}

/** A rate that the claim needs: its figure and source, or that it has to be entered. */
export function NeededRate({ method, needed, onEnter }: NeededRateProps) {
  const t = useTranslations("rates");
  const locale = useLocale();
  const { removeRate, setRate, busy, toastRemoved } = useEntryChanges();
  const { cadPerUsd, source, amounts, rateId } = needed;
  const of = formatDate(needed.of, locale, "medium");

  async function remove(id: string) {
    if ((await removeRate(id)) === null) return;
    if (cadPerUsd === null || source === null) return;
    const typed = { method, date: needed.date, cadPerUsd, source };
    toastRemoved(t("rateOf", { of, rate: rateText(cadPerUsd, locale) }), () => void setRate(typed));
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0 grow basis-56">
        <p className="font-medium">
          {cadPerUsd === null ? t("missing", { of }) : t("rateOf", { of, rate: rateText(cadPerUsd, locale) })}
        </p>
        <p className={cadPerUsd === null ? "text-warn" : "text-ink-soft wrap-anywhere"}>
          {cadPerUsd === null
            ? t("notCounted", { amounts })
            : factsInLine([source, t("amounts", { amounts })])}
        </p>
      </div>
      <Allowed to="change">
        <div className="flex flex-wrap gap-2">
          {rateId === null ? null : (
            <Button tone="quiet" size="small" busy={busy} onClick={() => void remove(rateId)}>
              {t("remove")}
            </Button>
          )}
          <Button tone="secondary" size="small" onClick={onEnter}>
            {t(cadPerUsd === null ? "enter" : "enterAnother")}
          </Button>
        </div>
      </Allowed>
    </li>
  );
}
