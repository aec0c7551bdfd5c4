import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { CheckCircleIcon, ExclamationTriangleIcon } from "@heroicons/react/20/solid";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";
import { DoubtMark } from "./doubt-mark";
import { isTotalDoubtful } from "./head-doubts";
import { depositCents, gapToSubtotal, itemsCents, missingBetween, unaccounted } from "./items-gap";

/**
 * Shows how the receipt adds up: items, subtotal, tax, total, and what does not agree (reading-26). A
 * mismatch warns and never blocks.
 */
export function ArithmeticPanel({ receipt }: { receipt: ReceiptView }) {
  const locale = useLocale();
  const t = useTranslations("receipt.arithmetic");
  const money = (dollars: number | null) =>
    dollars === null ? t("notRead") : formatMoney(dollars, locale, receipt.currency);
  const rows: [string, ReactNode][] = [
    [t("items", { items: receipt.items.length }), money(dollarsFromCents(itemsCents(receipt)))],
    [t("subtotal"), money(receipt.subtotal)],
  ];
  if (receipt.deposits.length > 0) {
    rows.push([t("deposits"), money(dollarsFromCents(depositCents(receipt)))]);
  }
  rows.push([t("tax"), money(receipt.tax)]);
  const total = (
    <>
      {money(receipt.total)}
      {isTotalDoubtful(receipt) ? <DoubtMark /> : null}
    </>
  );
  rows.push([t("total"), total]);

  return (
    <Card>
      <CardBody>
        <CardTitle>{t("title")}</CardTitle>
        <dl className="mt-3 text-sm">
          {rows.map(([label, value]) => (
            <div
              key={label}
              className="flex justify-between gap-4 border-b border-line py-1.5 last:font-semibold"
            >
              <dt>{label}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
        <Verdict receipt={receipt} money={money} />
      </CardBody>
    </Card>
  );
}

interface VerdictProps {
  receipt: ReceiptView;
  money: (dollars: number) => string;
}

function Verdict({ receipt, money }: VerdictProps) {
  const t = useTranslations("receipt.arithmetic");
  const gap = gapToSubtotal(receipt);
  if (gap === null) {
    return <p className="mt-3 text-sm text-ink-soft">{t("noSubtotal")}</p>;
  }
  if (gap !== 0) {
    const between = gap < 0 ? missingBetween(receipt) : null;
    const amount = money(gap < 0 ? unaccounted(receipt) : dollarsFromCents(gap));
    return (
      <p className="mt-3 flex gap-2 text-sm text-warn">
        <ExclamationTriangleIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {between ? t("lessBetween", { amount, ...between }) : t(gap > 0 ? "more" : "less", { amount })}
      </p>
    );
  }
  if (receipt.arithmetic.totalAgrees === false) {
    return (
      <p className="mt-3 flex gap-2 text-sm text-warn">
        <ExclamationTriangleIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t("totalDiffers")}
      </p>
    );
  }
  return (
    <p className="mt-3 flex gap-2 text-sm text-claim">
      <CheckCircleIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {t("agree")}
    </p>
  );
}
