"use client";

import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { YearByProduct } from "@gf-ledger/domain/tax-report/year-by-product";
import { useLocale, useTranslations } from "use-intl";
import { Switch } from "@/components/forms/switch";
import { useAllowed } from "@/features/household/allowed";
import { toastFailure } from "@/features/language/toast-failure";
import { trpc } from "@/trpc/client";

/** Whether sales tax counts on both sides, with what it comes to, counted or not (claim-8, claim-9). */
export function TaxChoiceCard({ data }: { data: YearByProduct }) {
  const locale = useLocale();
  const t = useTranslations("taxSummary.tax");
  const mayChange = useAllowed("account");
  const utils = trpc.useUtils();
  const change = trpc.account.updateProfile.useMutation({
    onSuccess: () => utils.taxReport.products.invalidate(),
    onError: (error) => toastFailure(error, { title: t("failed"), otherwise: t("unknown") }),
  });
  if (data.totalTax === 0) return null;
  return (
    <div className="mt-4 text-sm">
      <Switch
        label={t("label")}
        className="print:hidden"
        checked={data.countsTax}
        disabled={change.isPending || !mayChange}
        onChange={(event) => change.mutate({ countTax: event.target.checked })}
      />
      <p className="mt-1 text-ink-soft">
        {t("text", {
          tax: formatMoney(data.totalTax, locale),
          regularTax: formatMoney(data.totalRegularTax, locale),
          counted: data.countsTax ? "yes" : "no",
        })}
      </p>
    </div>
  );
}
