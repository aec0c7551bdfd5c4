"use client";

import { formatDate } from "@gf-ledger/domain/calendar/format-date";
import { dollarsFromCents } from "@gf-ledger/domain/money/cents";
import { formatMoney } from "@gf-ledger/domain/money/format-money";
import { type PriceHistory, priceHistoriesOf, storesOf } from "@gf-ledger/domain/tax-report/price-history";
import type { LineItemView } from "@gf-ledger/domain/tax-report/tax-report-view";
import { useMemo, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { SelectField } from "@/components/forms/select-field";
import { Cell, ColumnHeader, RowHeader } from "@/components/table";
import { written } from "../../language/typed-amount";
import { LINES } from "./chart-marks";
import { ChartTable } from "./chart-table";
import { PriceLines } from "./price-lines";

/** reports-45: what one product cost at each store over time, of all years. */
export function PriceChart({ rows }: { rows: readonly LineItemView[] }) {
  const t = useTranslations("reports.charts");
  const food = useTranslations("food");
  const locale = useLocale();
  const histories = useMemo(() => priceHistoriesOf(rows), [rows]);
  const [key, setKey] = useState<string>();
  const chosen = histories.find((history) => history.key === key) ?? histories[0];
  if (!chosen) return null;

  const nameOf = ({ name, size }: PriceHistory) =>
    size ? `${name}, ${written(size.amount, locale)} ${food(`unit.${size.unit}`)}` : name;
  const lines = storesOf(chosen)
    .slice(0, LINES.length)
    .map((store) => ({ store, name: store ?? t("noStore") }));
  return (
    <>
      <div className="mt-3 max-w-sm print:hidden">
        <SelectField
          label={t("product")}
          value={chosen.key}
          options={histories.map((history) => ({ value: history.key, label: nameOf(history) }))}
          onChange={(event) => setKey(event.target.value)}
        />
      </div>
      <p className="mt-3 hidden font-semibold print:block">{nameOf(chosen)}</p>
      <PriceLines points={chosen.points} lines={lines} />
      <p className="mt-2 text-xs text-ink-faint">{t("priceNote")}</p>
      <ChartTable label={t("showPrices")} caption={t("pricesOf", { product: nameOf(chosen) })}>
        <PriceRows history={chosen} />
      </ChartTable>
    </>
  );
}

function PriceRows({ history }: { history: PriceHistory }) {
  const t = useTranslations("reports.charts");
  const columns = useTranslations("reports.columns");
  const locale = useLocale();
  const money = (cents: number) => formatMoney(dollarsFromCents(cents), locale);
  return (
    <>
      <thead>
        <tr>
          <ColumnHeader>{columns("date")}</ColumnHeader>
          <ColumnHeader>{columns("store")}</ColumnHeader>
          <ColumnHeader numeric>{columns("price")}</ColumnHeader>
          <ColumnHeader numeric>{columns("regular")}</ColumnHeader>
        </tr>
      </thead>
      <tbody>
        {history.points.map(({ date, store, price, regularPrice }) => (
          <tr key={`${date} ${store}`}>
            <RowHeader>{formatDate(date, locale, "medium")}</RowHeader>
            <Cell>{store ?? t("noStore")}</Cell>
            <Cell numeric>{money(price)}</Cell>
            <Cell numeric>{money(regularPrice)}</Cell>
          </tr>
        ))}
      </tbody>
    </>
  );
}
