"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ObservationView } from "@gf-ledger/domain/price-book/observation";
import { useEffect } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "@/components/button";
import { Dialog } from "@/components/dialog";
import { Spinner } from "@/components/notices/spinner";
import { toast } from "@/components/notices/toast";
import { useToastError } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";

interface ApplyDialogProps {
  observation: ObservationView;
  onClose: () => void;
}

/** Shows which line items a price would change, and changes them when the person says so (prices-26). */
export function ApplyDialog({ observation, onClose }: ApplyDialogProps) {
  const locale = useLocale();
  const t = useTranslations("priceBook.apply");
  const common = useTranslations("common");
  const toastError = useToastError();
  const cache = trpc.useUtils();
  const preview = trpc.priceBook.applyPrice.useMutation({ retry: false, onError: toastError });
  const { mutate: look } = preview;
  const apply = trpc.priceBook.applyPrice.useMutation({
    retry: false,
    onError: toastError,
    onSuccess: ({ changes }) => {
      void cache.priceBook.checklist.invalidate();
      void cache.taxReport.invalidate();
      toast({ title: t("done"), description: t("doneText", { count: changes.length }), tone: "success" });
      onClose();
    },
  });
  const { id } = observation;
  useEffect(() => look({ id, preview: true }), [look, id]);

  const money = (dollars: number) => formatMoney(dollars, locale);
  const { changes = [], filed = 0 } = preview.data ?? {};
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      description={t("text", { name: observation.name, price: money(observation.price) })}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {preview.data && changes.length === 0 ? t("close") : common("cancel")}
          </Button>
          {changes.length > 0 ? (
            <Button busy={apply.isPending} onClick={() => apply.mutate({ id })}>
              {t("change", { count: changes.length })}
            </Button>
          ) : null}
        </>
      }
    >
      {preview.isPending ? <Spinner label={t("looking")} /> : null}
      {preview.data && changes.length === 0 ? <p className="text-sm">{t("nothing")}</p> : null}
      {filed > 0 ? <p className="text-sm">{t("filed", { count: filed })}</p> : null}
      <ul className="max-h-72 divide-y divide-line overflow-y-auto">
        {changes.map((change) => (
          <li key={change.lineItemId} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2 text-sm">
            <span className="min-w-0 break-words">
              {change.name}
              <span className="block text-xs text-ink-soft">{formatDate(change.purchaseDate, locale)}</span>
            </span>
            <span className="figures text-right">
              {money(change.regularPriceBefore)} → {money(change.regularPrice)}
              <span className="block text-xs text-ink-soft">
                {t("extraCost", {
                  before: money(change.extraCostBefore),
                  after: money(change.extraCost),
                })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
