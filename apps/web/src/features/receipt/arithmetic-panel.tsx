import { centsFromDollars, dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ReadingCharge } from "@gf-ledger/domain/reading/receipt-reading";
import type { ReceiptView } from "@gf-ledger/domain/receipt/receipt-view";
import { CheckCircleIcon, ExclamationTriangleIcon } from "@heroicons/react/20/solid";
import { useLocale, useTranslations } from "use-intl";
import { Card, CardBody, CardTitle } from "@/components/card";

/** Cents by which the goods exceed the subtotal. Tills add deposits before it or after it (reading-26). */
function gapToSubtotal(subtotalCents: number, itemsCents: number, depositCents: number): number {
  const withDeposits = itemsCents + depositCents - subtotalCents;
  return withDeposits === 0 ? 0 : itemsCents - subtotalCents;
}

const sum = (charges: readonly ReadingCharge[]) => charges.reduce((total, charge) => total + charge.cents, 0);

/**
 * Shows how the receipt adds up: items, subtotal, tax, total, and what does not agree (reading-26). A
 * mismatch warns and never blocks.
 */
export function ArithmeticPanel({ receipt }: { receipt: ReceiptView }) {
  const locale = useLocale();
  const t = useTranslations("receipt.arithmetic");
  const money = (dollars: number | null) =>
    dollars === null ? t("notRead") : formatMoney(dollars, locale, receipt.currency);
  const itemsCents = receipt.items.reduce((total, item) => total + centsFromDollars(item.price), 0);
  const subtotalCents = receipt.subtotal === null ? null : centsFromDollars(receipt.subtotal);
  const depositCents = sum(receipt.deposits);
  const gap = subtotalCents === null ? null : gapToSubtotal(subtotalCents, itemsCents, depositCents);
  const rows: [string, string][] = [
    [t("items", { items: receipt.items.length }), money(dollarsFromCents(itemsCents))],
    [t("subtotal"), money(receipt.subtotal)],
  ];
  if (receipt.deposits.length > 0) {
    rows.push([t("deposits"), money(dollarsFromCents(depositCents))]);
  }
  rows.push([t("tax"), money(receipt.tax)], [t("total"), money(receipt.total)]);

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
        <Verdict gap={gap} money={money} totalAgrees={receipt.arithmetic.totalAgrees} />
      </CardBody>
    </Card>
  );
}

interface VerdictProps {
  /** Cents by which the items exceed the subtotal; `null` without a subtotal. */
  gap: number | null;
  money: (dollars: number) => string;
  totalAgrees: boolean | null;
}

function Verdict({ gap, money, totalAgrees }: VerdictProps) {
  const t = useTranslations("receipt.arithmetic");
  if (gap === null) {
    return <p className="mt-3 text-sm text-ink-soft">{t("noSubtotal")}</p>;
  }
  if (gap !== 0) {
    const amount = money(dollarsFromCents(Math.abs(gap)));
    return (
      <p className="mt-3 flex gap-2 text-sm text-warn">
        <ExclamationTriangleIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {t(gap > 0 ? "more" : "less", { amount })}
      </p>
    );
  }
  if (totalAgrees === false) {
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
