"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import type { ComponentProps } from "react";
import { useLocale, useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";
import { useLineItems } from "../../../reports/use-line-items";
import { daysOfClaim } from "../days-of-claim";
import { useExpensesOfClaim } from "../use-entries-of-claim";
import { SEVERAL } from "./adjustment-values";

/** The receipts of several saved items, each with its store, day and number of items. */
function receiptsOf(items: readonly Pick<LineItemView, "receiptId" | "store" | "purchaseDate">[]) {
  const receipts = new Map<string, { id: string; store: string | null; date: string; count: number }>();
  for (const { receiptId: id, store, purchaseDate: date } of items)
    if (id !== null) receipts.set(id, { id, store, date, count: (receipts.get(id)?.count ?? 0) + 1 });
  return [...receipts.values()].filter(({ count }) => count > 1);
}

/** A list that a person can still choose from. */
const MAX = 500;

type PaidBackProps = Omit<ComponentProps<typeof SelectField>, "label" | "options" | "hint"> & {
  claim: ClaimView;
  /** The entry names several things, which stay until another is chosen. */
  several: boolean;
};

/** Chooses what was paid back: another medical expense, an item or a whole receipt (claim-46). */
export function PaidBack({ claim, several, ...rest }: PaidBackProps) {
  const t = useTranslations("adjustments");
  const locale = useLocale();
  const { data } = useLineItems();
  const { data: expenses } = useExpensesOfClaim(claim);
  const { from, to } = daysOfClaim(claim);
  const items = (data?.lineItems ?? [])
    .filter(({ purchaseDate }) => purchaseDate >= from && purchaseDate <= to)
    .slice(0, MAX);
  const day = (date: string) => formatDate(date, locale, "medium");
  const options = [
    ...(several ? [{ value: SEVERAL, label: t("several") }] : []),
    ...(expenses ?? []).map(({ id, what, amount, currency, date }) => ({
      value: `other-expense ${id}`,
      label: `${what}, ${formatMoney(amount, locale, currency)}, ${day(date)}`,
    })),
    ...receiptsOf(items).map(({ id, store, date, count }) => ({
      value: `receipt ${id}`,
      label: t("receipt", { store: store ?? t("noStore"), date: day(date), count }),
    })),
    ...items.map(({ id, name, price, currency, purchaseDate }) => ({
      value: `line-item ${id}`,
      label: `${name}, ${formatMoney(price, locale, currency)}, ${day(purchaseDate)}`,
    })),
  ];
  const isLoading = data === undefined || expenses === undefined;
  return (
    <SelectField
      {...rest}
      key={isLoading ? "loading" : "loaded"}
      label={t("paidBack")}
      hint={t("paidBackHint")}
      options={[{ value: "", label: t("notSaid") }, ...options]}
    />
  );
}
