import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ObservationView } from "@gf-ledger/domain/price-book/observation";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Allowed } from "@/features/household/allowed";
import { usePriceBasis } from "@/features/receipt-editor/forms/use-price-basis";
import { KeptPicture } from "./photo/kept-picture";

interface ObservationRowProps {
  observation: ObservationView;
  actions: Readonly<Record<"edit" | "apply" | "remove", (observation: ObservationView) => void>> & {
    readonly forgetPicture: (observation: ObservationView) => Promise<ObservationView | null>;
  };
}

/** One price that the person saw: what, where, when and how, and what can be done with it. */
export function ObservationRow({ observation, actions }: ObservationRowProps) {
  const locale = useLocale();
  const t = useTranslations("priceBook.seen");
  const { amount } = usePriceBasis();
  const { name, brand, size, unit, price, currency, store, place, seenOn, how, productId } = observation;
  const where = [store, place].filter(Boolean).join(", ");
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium break-words">
          {[brand, name].filter(Boolean).join(" ")}
          {size === null ? null : (
            <span className="font-normal text-ink-soft">, {amount(size, unit ?? "piece")}</span>
          )}
        </p>
        <p className="text-xs break-words text-ink-soft">
          {where === "" ? null : `${where}, `}
          {formatDate(seenOn, locale)}, {t(how)}
          {productId === null ? t("notCompared") : null}
        </p>
      </div>
      <span className="figures font-semibold">{formatMoney(price, locale, currency)}</span>
      <Allowed to="change">
        <div className="flex flex-wrap gap-2">
          {observation.fileSha256 === null ? null : (
            <KeptPicture
              name={name}
              sha256={observation.fileSha256}
              fileName={`${[seenOn, store, name].filter(Boolean).join(" ")}.jpg`}
              onDeleted={() => actions.forgetPicture(observation)}
            />
          )}
          {productId === null ? null : (
            <Button
              tone="secondary"
              size="small"
              aria-label={t("applyOne", { name })}
              onClick={() => actions.apply(observation)}
            >
              {t("apply")}
            </Button>
          )}
          <Button
            tone="quiet"
            size="small"
            aria-label={t("editOne", { name })}
            onClick={() => actions.edit(observation)}
          >
            {t("edit")}
          </Button>
          <Button
            tone="quiet"
            size="small"
            aria-label={t("removeOne", { name })}
            onClick={() => actions.remove(observation)}
          >
            {t("remove")}
          </Button>
        </div>
      </Allowed>
    </li>
  );
}
