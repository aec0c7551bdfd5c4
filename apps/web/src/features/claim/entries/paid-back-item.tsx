"use client";

import type { ClaimView } from "@gf-ledger/claim/file/claim-view";
import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import type { ComponentProps } from "react";
import { useLocale, useTranslations } from "use-intl";
import { SelectField } from "@/components/select-field";
import { useLineItems } from "../reports/use-line-items";
import { daysOfClaim } from "./days-of-claim";

/** A list that a person can still choose from. */
const MOST = 500;

type PaidBackItemProps = Omit<ComponentProps<typeof SelectField>, "label" | "options"> & { claim: ClaimView };

/** Chooses the item that was paid back, so that no item is paid back twice. */
export function PaidBackItem({ claim, ...rest }: PaidBackItemProps) {
  const t = useTranslations("adjustments");
  const locale = useLocale();
  const { data } = useLineItems();
  const { from, to } = daysOfClaim(claim);
  const items = (data?.lineItems ?? []).filter(
    ({ purchaseDate }) => purchaseDate >= from && purchaseDate <= to,
  );
  const options = items.slice(0, MOST).map(({ id, name, price, currency, purchaseDate }) => ({
    value: id,
    label: `${name}, ${formatMoney(price, locale, currency)}, ${formatDate(purchaseDate, locale, "medium")}`,
  }));
  return (
    <SelectField
      {...rest}
      key={data === undefined ? "loading" : "loaded"}
      label={t("item")}
      options={[{ value: "", label: t("noItem") }, ...options]}
    />
  );
}
